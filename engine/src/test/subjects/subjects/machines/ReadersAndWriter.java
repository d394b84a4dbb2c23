// SPDX-License-Identifier: Apache-2.0
package subjects.machines;

import io.github.dashverify.api.Verify;

/** Many readers or one writer, never both. */
public class ReadersAndWriter {
  static void schedule() {
    int readers = 0;
    boolean writing = false;
    while (Verify.anyBoolean()) {
      byte request = Verify.anyByte();
      switch (request) {
        case 0:
          if (!writing && readers < 5) {
            readers++;
          }
          break;
        case 1:
          if (readers > 0) {
            readers--;
          }
          break;
        case 2:
          if (readers == 0) {
            writing = true;
          }
          break;
        case 3:
          writing = false;
          break;
        default:
          continue;
      }
      assert readers >= 0 && readers <= 5; // PROVED
      assert !writing || readers == 0; // PROVED
    }
  }

  static void impatientWriter(boolean readFirst, boolean write) {
    int readers = readFirst ? 1 : 0;
    boolean writing = write || readers == 0;
    assert !writing || readers == 0; // VIOLATED readFirst = true, write = true
  }
}
