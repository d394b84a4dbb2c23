// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A file a report is written to. It is written under another name and then renamed, so that nobody
 * ever reads half a report.
 */
public final class ReportFile {

  private final Path path;

  public ReportFile(Path path) {
    this.path = path.toAbsolutePath();
  }

  /**
   * Makes the folder and sees whether a file can be written there, to fail before the work and not
   * after it.
   */
  public void prepare() throws IOException {
    Path folder = folder();
    Files.createDirectories(folder);
    if (Files.isDirectory(path)) {
      throw new FileSystemException(path.toString(), null, "is a folder");
    }
    if (!Files.isWritable(folder)) {
      throw new FileSystemException(folder.toString(), null, "is read-only");
    }
  }

  /** Writes the whole text as UTF-8. */
  public void write(String text) throws IOException {
    // Not a temporary file of the system's making: only its owner could read the report.
    long process = ProcessHandle.current().pid();
    Path part = folder().resolve(path.getFileName() + "." + process + ".part");
    try {
      Files.write(part, text.getBytes(StandardCharsets.UTF_8));
      move(part);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  private void move(Path part) throws IOException {
    try {
      Files.move(part, path, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(part, path, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private Path folder() throws IOException {
    Path folder = path.getParent();
    if (folder == null || path.getFileName() == null) {
      throw new FileSystemException(path.toString(), null, "is a folder");
    }
    return folder;
  }
}
