// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds and loads the native libraries of solvers: in a folder that was named, or as the resource
 * {@code native/<platform>/<library>} on the class path, unpacked into a private temporary folder
 * that is deleted when the JVM ends. Libraries belong to the class loader of this class.
 */
class Natives {

  private static final boolean WINDOWS =
      System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");

  /** Where the libraries of the class path were unpacked; a library loads from one path only. */
  private static @Nullable Path unpacked;

  private final Optional<Path> folder;

  /** Natives from a folder, or from the class path if there is none. */
  Natives(Optional<Path> folder) {
    this.folder = folder;
  }

  /** Loads Z3, whose jar brings and unpacks its own libraries. */
  void loadZ3() throws SolverUnavailableException {
    try {
      Class.forName("com.microsoft.z3.Native");
    } catch (ClassNotFoundException | LinkageError e) {
      throw new SolverUnavailableException(
          "Z3 does not load here ("
              + rootMessage(e)
              + "): put tools.aqua:z3-turnkey for this platform on the class path"
              + " or choose another solver",
          e);
    }
  }

  /** Loads a library by its file name without the ending. */
  void load(String library) throws SolverUnavailableException {
    String file = library + (WINDOWS ? ".dll" : ".so");
    try {
      Path path = folder.isPresent() ? folder.get().resolve(file) : unpack(file);
      System.load(path.toAbsolutePath().toString());
    } catch (IOException | UnsatisfiedLinkError e) {
      throw new SolverUnavailableException(
          file
              + " does not load here ("
              + rootMessage(e)
              + "): name a folder that holds it for "
              + platform()
              + " or choose another solver",
          e);
    }
  }

  private static synchronized Path unpack(String file) throws IOException {
    Path target = unpackFolder().resolve(file);
    if (Files.exists(target)) {
      return target;
    }
    String resource = "native/" + platform() + "/" + file;
    try (InputStream in = Natives.class.getClassLoader().getResourceAsStream(resource)) {
      if (in == null) {
        throw new IOException(resource + " is not on the class path");
      }
      target.toFile().deleteOnExit();
      Files.copy(in, target);
    }
    return target;
  }

  private static Path unpackFolder() throws IOException {
    if (unpacked == null) {
      unpacked = Files.createTempDirectory("dash-verify-natives");
      unpacked.toFile().deleteOnExit();
    }
    return unpacked;
  }

  /** Operating system and processor, as the folders of the resources are named. */
  private static String platform() {
    String os = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    String processor =
        switch (System.getProperty("os.arch", "")) {
          case "amd64", "x86_64" -> "x64";
          case "aarch64" -> "arm64";
          default -> System.getProperty("os.arch", "unknown");
        };
    return (WINDOWS ? "windows" : os.startsWith("mac") ? "macos" : os) + "-" + processor;
  }

  private static String rootMessage(Throwable e) {
    Throwable root = e;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    return String.valueOf(root.getMessage());
  }
}
