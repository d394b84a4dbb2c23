// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.functional;

/** Classes under verification; each has one assertion on line 6. */
final class Subjects {

  /** Fails for one input only. */
  static final String VIOLATED =
      """
      package shop;

      public final class Magnitude {
        public static int of(int number) {
          int magnitude = number < 0 ? -number : number;
          assert magnitude >= 0;
          return magnitude;
        }
      }
      """;

  /** The call that makes {@link #VIOLATED} fail, in either spelling. */
  static final String VIOLATING_CALL = "Magnitude\\.of\\((-2147483648|Integer\\.MIN_VALUE)\\)";

  /** Holds. */
  static final String PROVED =
      """
      package shop;

      public final class Discount {
        public static int of(int percent) {
          int discount = percent > 100 ? 100 : percent;
          assert discount <= 100;
          return discount;
        }
      }
      """;

  /** Nobody can know without the native code. */
  static final String UNKNOWN =
      """
      package shop;

      public final class Scales {
        private static native int weigh();
        public static void check() {
          assert weigh() != 7;
        }
      }
      """;

  /** Holds, but not for a reason that is found in a second: the number is prime. */
  static final String HARD =
      """
      package shop;

      public final class Lock {
        public static void open(long a, long b) {
          if (a > 1 && b > a && b < 1L << 31) {
            assert a * b != 3141592653589793239L;
          }
        }
      }
      """;

  /** Has no assertion. */
  static final String NOTHING =
      """
      package shop;

      public final class Sum {
        public static int of(int one, int other) {
          return one + other;
        }
      }
      """;

  private Subjects() {}
}
