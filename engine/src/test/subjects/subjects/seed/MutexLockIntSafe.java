// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

import org.sosy_lab.sv_benchmarks.Verifier;

/** An integer mutex handed through calls, used correctly (LCTD, Mutex lock int safe). */
public class MutexLockIntSafe {
  public static void main(String[] args) {
    int mutex = 0;
    mutex = lock(mutex);
    mutex = unlock(mutex);
    if (Verifier.nondetBoolean()) {
      mutex = lock(mutex);
      mutex = unlock(mutex);
    }
    assert mutex == 0; // PROVED
  }

  private static int lock(int mutex) {
    assert mutex == 0; // PROVED
    return 1;
  }

  private static int unlock(int mutex) {
    assert mutex == 1; // PROVED
    return 0;
  }
}
