// SPDX-License-Identifier: Apache-2.0

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import javax.tools.ToolProvider;

/**
 * Lays out a runnable Gradle installation from the jars of {@code pom.xml}: {@code java
 * AssembleGradle.java <version> <jars> <home>}.
 *
 * <p>The redistributed API jar is Gradle's own shading of all its modules into one. The assembly
 * undoes the relocation of third-party packages, keeps everything in one {@code
 * gradle-runtime.jar}, and puts a small jar with the module's descriptor, or only a pointer to the
 * runtime jar, under every name Gradle looks up in its {@code lib} folder.
 */
public final class AssembleGradle {
  private static final String RELOCATED_PATH = "org/gradle/internal/impldep/";
  private static final String RELOCATED_PACKAGE = RELOCATED_PATH.replace('/', '.');
  private static final String RUNTIME = "gradle-runtime.jar";
  private static final String TEST_KIT = "gradle-test-kit";

  /** Comes with the TestKit but is read by a class of the runtime jar. */
  private static final String TEST_KIT_RELOCATED =
      "org/gradle/api/internal/runtimeshaded/test-kit-relocated.txt";

  private static final String DESCRIPTOR = "-classpath.properties";

  /**
   * The JDK looks these up on the daemon's class path, where the bundled providers must stay
   * unseen.
   */
  private static final Set<String> UNWANTED =
      Set.of(
          "META-INF/.gradle-runtime-shaded",
          "META-INF/services/java.nio.file.spi.FileSystemProvider",
          "META-INF/services/java.security.Provider",
          "META-INF/services/javax.script.ScriptEngineFactory");

  private final String version;
  private final Path jars;
  private final Path home;
  private final Path lib;

  /** Module descriptors by module name, as found in the API jar. */
  private final Map<String, Properties> modules = new TreeMap<>();

  private AssembleGradle(String version, Path jars, Path home) {
    this.version = version;
    this.jars = jars;
    this.home = home;
    this.lib = home.resolve("lib");
  }

  public static void main(String[] args) throws IOException {
    Path jars = Path.of(args[1]);
    Path home = Path.of(args[2]);
    // Appears at once and complete. Whoever assembles it at the same time has the same result.
    Path unfinished = jars.resolve("home");
    new AssembleGradle(args[0], jars, unfinished).assemble();
    try {
      Files.move(unfinished, home, StandardCopyOption.ATOMIC_MOVE);
    } catch (FileSystemException e) {
      if (!Files.isDirectory(home)) {
        throw e;
      }
    }
  }

  private void assemble() throws IOException {
    Files.createDirectories(lib.resolve("plugins"));
    boolean hasCompilerHook = writeRuntimeJar();
    completeModules();
    Set<String> thirdParty = writeThirdPartyJars();
    for (Map.Entry<String, Properties> module : modules.entrySet()) {
      writeModuleJar(module.getKey(), module.getValue(), thirdParty, hasCompilerHook);
    }
    Files.writeString(
        home.resolve("gradle.properties"), "org.gradle.internal.instrumentation.agent=false\n");
    if (!hasCompilerHook) {
      Files.createDirectories(home.resolve("init.d"));
      Files.writeString(
          home.resolve("init.d/plain-javac.gradle"),
          "allprojects { tasks.withType(JavaCompile).configureEach { options.incremental = false }"
              + " }\n");
    }
  }

  /** Returns whether the class with which Gradle steers javac is part of the API jar. */
  private boolean writeRuntimeJar() throws IOException {
    Set<String> written = new HashSet<>();
    // Without a manifest, the signatures and the index of the jars that went into the API jar mean
    // nothing.
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(lib.resolve(RUNTIME)))) {
      out.setLevel(1);
      restore("gradle-api", out, written);
      if (written.add("gradle-kotlin-dsl-versions.properties")) {
        write(out, "gradle-kotlin-dsl-versions.properties", "kotlin=none\n");
      }
      try (ZipFile testKit = new ZipFile(external(TEST_KIT).orElseThrow().toFile())) {
        ZipEntry relocated = testKit.getEntry(TEST_KIT_RELOCATED);
        if (relocated != null) {
          write(out, TEST_KIT_RELOCATED, testKit.getInputStream(relocated).readAllBytes());
        }
      }
    }
    return written.contains(CompilerHook.ENTRY);
  }

  /**
   * Copies a shaded jar, undoing the relocation, and collects the module descriptors on the way.
   */
  private void restore(String source, ZipOutputStream out, Set<String> written) throws IOException {
    try (ZipFile in = new ZipFile(external(source).orElseThrow().toFile())) {
      for (ZipEntry entry : Collections.list(in.entries())) {
        if (entry.isDirectory() || UNWANTED.contains(entry.getName())) {
          continue;
        }
        byte[] content;
        try (InputStream stream = in.getInputStream(entry)) {
          content = stream.readAllBytes();
        }
        String name = entry.getName();
        if (name.startsWith("gradle-") && name.endsWith(DESCRIPTOR)) {
          Properties descriptor = new Properties();
          descriptor.load(new ByteArrayInputStream(content));
          modules.put(name.substring(0, name.length() - DESCRIPTOR.length()), descriptor);
          continue;
        }
        if (name.startsWith(RELOCATED_PATH)) {
          name = name.substring(RELOCATED_PATH.length());
        }
        if (name.startsWith("META-INF/services/")) {
          name = name.replace(RELOCATED_PACKAGE, "");
          content =
              utf8(new String(content, StandardCharsets.UTF_8).replace(RELOCATED_PACKAGE, ""));
        } else if (name.endsWith(".class")) {
          content =
              restoreClass(content, name.startsWith("org/gradle/api/internal/runtimeshaded/"));
        }
        if (written.add(name)) {
          write(out, name, content);
        }
      }
    }
  }

  /** Adds the modules others name but of which the API jar has no descriptor. */
  private void completeModules() {
    Set<String> names =
        new TreeSet<>(
            List.of(
                "gradle-installation-beacon",
                "gradle-instrumentation-agent",
                "gradle-java-compiler-plugin"));
    modules.values().forEach(module -> names.addAll(list(module, "projects")));
    names.forEach(name -> modules.putIfAbsent(name, new Properties()));
    modules.put(TEST_KIT, new Properties());
    modules.get(TEST_KIT).put("projects", "gradle-tooling-api");
  }

  /**
   * Writes what the modules name as their run-time jars: the real jar where there is one, under the
   * name asked for, and otherwise a pointer to the runtime jar that holds its classes. Returns the
   * names of the real ones.
   */
  private Set<String> writeThirdPartyJars() throws IOException {
    Set<String> names = new TreeSet<>();
    modules.values().forEach(module -> names.addAll(list(module, "runtime")));
    for (String unnamed :
        List.of("groovy", "groovy-ant", "ant", "ant-launcher", "kotlin-stdlib", "javax.inject")) {
      if (names.stream().noneMatch(name -> artifact(name).equals(unnamed))) {
        external(unnamed).ifPresent(jar -> names.add(jar.getFileName().toString()));
      }
    }
    Set<String> real = new TreeSet<>();
    for (String name : names) {
      Optional<Path> jar = external(artifact(name));
      if (jar.isPresent()) {
        Files.copy(jar.get(), lib.resolve(name));
        real.add(name);
      } else {
        boolean elsewhere =
            name.startsWith("kotlin") || name.startsWith("ant-") || name.startsWith("groovy");
        jar(name, elsewhere ? null : RUNTIME).close();
      }
    }
    return real;
  }

  private void writeModuleJar(
      String name, Properties module, Set<String> thirdParty, boolean hasCompilerHook)
      throws IOException {
    boolean beacon = name.equals("gradle-installation-beacon");
    boolean selfContained = beacon || name.equals(TEST_KIT);
    Set<String> runtime = new LinkedHashSet<>();
    if (!selfContained) {
      runtime.add(RUNTIME);
    }
    runtime.addAll(list(module, "runtime"));
    if (name.equals("gradle-core-api") || name.equals("gradle-launcher")) {
      thirdParty.stream()
          .filter(jar -> jar.matches("(groovy|ant|kotlin-stdlib|javax\\.inject)-.*"))
          .forEach(runtime::add);
    }
    try (ZipOutputStream out = jar(name + "-" + version + ".jar", selfContained ? null : RUNTIME)) {
      write(
          out,
          name + DESCRIPTOR,
          "projects="
              + String.join(",", list(module, "projects"))
              + "\nruntime="
              + String.join(",", runtime)
              + "\n");
      if (beacon) {
        // Gradle takes the folder of the jar with this class for its own lib folder.
        write(
            out,
            "org/gradle/internal/installation/beacon/InstallationBeacon.class",
            compile(
                "org.gradle.internal.installation.beacon",
                "InstallationBeacon",
                "public class InstallationBeacon {}"));
      } else if (name.equals(TEST_KIT)) {
        restore(TEST_KIT, out, new HashSet<>(Set.of("META-INF/MANIFEST.MF")));
      } else if (name.equals("gradle-java-compiler-plugin") && !hasCompilerHook) {
        write(
            out,
            CompilerHook.ENTRY,
            compile(CompilerHook.PACKAGE, CompilerHook.NAME, CompilerHook.SOURCE));
      }
    }
  }

  /** The jar among those fetched that holds this artifact, of whatever version. */
  private Optional<Path> external(String artifact) throws IOException {
    try (Stream<Path> files = Files.list(jars)) {
      return files
          .filter(file -> artifact(file.getFileName().toString()).equals(artifact))
          .findFirst();
    }
  }

  private static String artifact(String jarName) {
    return jarName.replaceFirst("-\\d[^/]*\\.jar$", "");
  }

  private static List<String> list(Properties module, String key) {
    return Stream.of(module.getProperty(key, "").split(","))
        .map(String::trim)
        .filter(s -> !s.isEmpty())
        .toList();
  }

  private JarOutputStream jar(String name, String classPath) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    if (classPath != null) {
      manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath);
    }
    return new JarOutputStream(Files.newOutputStream(lib.resolve(name)), manifest);
  }

  private static void write(ZipOutputStream out, String name, String content) throws IOException {
    write(out, name, utf8(content));
  }

  private static void write(ZipOutputStream out, String name, byte[] content) throws IOException {
    out.putNextEntry(new ZipEntry(name));
    out.write(content);
    out.closeEntry();
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private byte[] compile(String packageName, String name, String source) throws IOException {
    Path folder = Files.createTempDirectory(jars, "compile");
    Path file = folder.resolve(name + ".java");
    Files.writeString(file, "package " + packageName + ";\n" + source);
    String[] options = {
      "--release", "9", "-Xlint:-options", "-d", folder.toString(), file.toString()
    };
    if (ToolProvider.getSystemJavaCompiler().run(null, null, null, options) != 0) {
      throw new IOException("javac failed on " + name);
    }
    return Files.readAllBytes(
        folder.resolve(packageName.replace('.', '/')).resolve(name + ".class"));
  }

  /**
   * Removes the relocation prefix from every UTF-8 constant of a class file; nothing else in it
   * moves.
   */
  private static byte[] restoreClass(byte[] classFile, boolean shadesItself) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(classFile));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(classFile.length);
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeLong(in.readLong());
    int count = in.readUnsignedShort();
    out.writeShort(count);
    for (int i = 1; i < count; i++) {
      int tag = in.readUnsignedByte();
      out.writeByte(tag);
      switch (tag) {
        case 1 -> {
          byte[] constant = in.readNBytes(in.readUnsignedShort());
          // Byte by byte, so that modified UTF-8 survives.
          String text = new String(constant, StandardCharsets.ISO_8859_1);
          // Gradle's own shading code names the prefix; there it stays.
          boolean prefix = text.equals(RELOCATED_PATH) || text.equals(RELOCATED_PACKAGE);
          if (!(shadesItself && prefix)) {
            text = text.replace(RELOCATED_PATH, "").replace(RELOCATED_PACKAGE, "");
          }
          out.writeShort(text.length());
          out.write(text.getBytes(StandardCharsets.ISO_8859_1));
        }
        case 3, 4, 9, 10, 11, 12, 17, 18 -> out.writeInt(in.readInt());
        case 5, 6 -> {
          out.writeLong(in.readLong());
          i++;
        }
        case 7, 8, 16, 19, 20 -> out.writeShort(in.readUnsignedShort());
        case 15 -> {
          out.writeByte(in.readUnsignedByte());
          out.writeShort(in.readUnsignedShort());
        }
        default -> throw new IOException("unknown constant tag " + tag);
      }
    }
    in.transferTo((OutputStream) out);
    return bytes.toByteArray();
  }

  /**
   * Gradle's javac hook is not redistributed: a pass-through takes its place, with incremental
   * compilation off.
   */
  private static final class CompilerHook {
    static final String PACKAGE = "org.gradle.internal.compiler.java";
    static final String NAME = "IncrementalCompileTask";
    static final String ENTRY = PACKAGE.replace('.', '/') + "/" + NAME + ".class";
    static final String SOURCE =
        """
        import java.io.File;
        import java.util.*;
        import java.util.function.*;
        import javax.annotation.processing.Processor;
        import javax.tools.JavaCompiler;

        public class IncrementalCompileTask implements JavaCompiler.CompilationTask {
          private final JavaCompiler.CompilationTask delegate;

          public IncrementalCompileTask(
              JavaCompiler.CompilationTask delegate,
              Function<File, Optional<String>> relativize,
              Consumer<String> backup,
              Consumer<Map<String, Set<String>>> classNames,
              BiConsumer<String, String> publicConstants,
              BiConsumer<String, String> privateConstants) {
            this.delegate = delegate;
          }

          @Override public void addModules(Iterable<String> names) { delegate.addModules(names); }
          @Override public void setProcessors(Iterable<? extends Processor> all) { delegate.setProcessors(all); }
          @Override public void setLocale(Locale locale) { delegate.setLocale(locale); }
          @Override public Boolean call() { return delegate.call(); }
        }
        """;
  }
}
