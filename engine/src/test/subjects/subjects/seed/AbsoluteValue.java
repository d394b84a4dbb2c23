// SPDX-License-Identifier: Apache-2.0
package subjects.seed;

/** The absolute value that is negative for one input (DASH study, Fig. 2.2). */
public class AbsoluteValue {
  static int abs(int a) {
    if (a < 0) {
      a = -a;
    }
    assert a >= 0; // VIOLATED a = -2147483648
    return a;
  }
}
