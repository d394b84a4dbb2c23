// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

import org.sosy_lab.sv_benchmarks.Verifier;

/** The mutex is taken twice whatever the input is (LCTD, Mutex lock int unsafe). */
public class MutexLockIntUnsafe {
  public static void main(String[] args) {
    int mutex = 0;
    boolean busy = Verifier.nondetBoolean();
    mutex = lock(mutex);
    mutex = lock(mutex);
    if (busy) {
      assert mutex == 1; // UNREACHABLE
    }
  }

  private static int lock(int mutex) {
    assert mutex == 0; // VIOLATED
    return 1;
  }
}
