// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.gradle;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Writes everything twice. Closing it closes only the copy: the original belongs to others. */
final class TeeStream extends FilterOutputStream {
  private final OutputStream copy;

  TeeStream(OutputStream original, OutputStream copy) {
    super(original);
    this.copy = copy;
  }

  @Override
  public void write(int b) throws IOException {
    out.write(b);
    copy.write(b);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    out.write(bytes, offset, length);
    copy.write(bytes, offset, length);
  }

  @Override
  public void flush() throws IOException {
    out.flush();
    copy.flush();
  }

  @Override
  public void close() throws IOException {
    flush();
    copy.close();
  }
}
