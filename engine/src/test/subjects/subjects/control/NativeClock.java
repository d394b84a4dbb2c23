// SPDX-License-Identifier: Apache-2.0
package subjects.control;

/** Results of native methods are not known. */
public class NativeClock {
  static void deadline(int seconds) {
    long now = System.nanoTime();
    assert now != 1234567890123L + seconds; // UNKNOWN native call
  }
}
