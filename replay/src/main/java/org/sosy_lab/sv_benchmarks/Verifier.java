// SPDX-License-Identifier: Apache-2.0
package org.sosy_lab.sv_benchmarks;

import io.github.dashverify.replay.Inputs;

/**
 * The SV-COMP {@code Verifier}, answering with the recorded inputs. First on the class path, so the
 * program meets this class instead of the one it was compiled with.
 */
public final class Verifier {

  private Verifier() {}

  public static void assume(boolean condition) {
    Inputs.assume(condition);
  }

  public static boolean nondetBoolean() {
    return Inputs.nextBoolean();
  }

  public static byte nondetByte() {
    return Inputs.nextByte();
  }

  public static char nondetChar() {
    return Inputs.nextChar();
  }

  public static short nondetShort() {
    return Inputs.nextShort();
  }

  public static int nondetInt() {
    return Inputs.nextInt();
  }

  public static long nondetLong() {
    return Inputs.nextLong();
  }

  public static float nondetFloat() {
    return Inputs.nextFloat();
  }

  public static double nondetDouble() {
    return Inputs.nextDouble();
  }

  public static String nondetString() {
    return Inputs.nextString();
  }
}
