// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.testing;

import io.github.dashverify.api.Verify;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Compiles Java sources with the JDK's own compiler, as a build would: with debug information. */
public final class JavaSources {

  private JavaSources() {}

  /** Compiles one source text. */
  public static void compile(String className, String source, Path output) throws IOException {
    URI name = URI.create("string:///" + className.replace('.', '/') + ".java");
    JavaFileObject file =
        new SimpleJavaFileObject(name, JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source;
          }
        };
    compile(output, List.of(file));
  }

  /** Compiles source files. */
  public static void compileFiles(List<Path> files, Path output) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      compile(output, manager.getJavaFileObjectsFromPaths(files));
    }
  }

  private static void compile(Path output, Iterable<? extends JavaFileObject> files) {
    String classPath = placeOf(Verify.class) + File.pathSeparator + placeOf(Verifier.class);
    List<String> options =
        List.of("-g", "-proc:none", "-nowarn", "-cp", classPath, "-d", output.toString());
    StringWriter messages = new StringWriter();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (!compiler.getTask(messages, null, null, options, null, files).call()) {
      throw new IllegalArgumentException(messages.toString());
    }
  }

  /** The classes that programs under verification may call. */
  public static List<Path> libraries() {
    return List.of(placeOf(Verify.class));
  }

  private static Path placeOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the place of " + type + " is not a path", e);
    }
  }
}
