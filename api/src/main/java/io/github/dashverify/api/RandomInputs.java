// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.api;

import java.util.Random;

/**
 * Inputs for a program that runs on its own: pseudo-random, the same sequence in every run. Every
 * value of a primitive type can occur, NaNs and infinities included.
 */
final class RandomInputs implements InputSource {

  private static final long SEED = 1L;
  private static final int LONGEST_STRING = 8;

  private final Random random = new Random(SEED);

  @Override
  public boolean anyBoolean() {
    return random.nextBoolean();
  }

  @Override
  public byte anyByte() {
    return (byte) random.nextInt();
  }

  @Override
  public char anyChar() {
    return (char) random.nextInt();
  }

  @Override
  public short anyShort() {
    return (short) random.nextInt();
  }

  @Override
  public int anyInt() {
    return random.nextInt();
  }

  /** Draws inside the range: an int drawn from all and then assumed would nearly always stop. */
  @Override
  public int anyInt(int lo, int hi) {
    assume(lo <= hi);
    long size = (long) hi - lo + 1;
    return (int) (lo + Math.floorMod(random.nextLong(), size));
  }

  @Override
  public long anyLong() {
    return random.nextLong();
  }

  @Override
  public float anyFloat() {
    return Float.intBitsToFloat(random.nextInt());
  }

  @Override
  public double anyDouble() {
    return Double.longBitsToDouble(random.nextLong());
  }

  @Override
  public String anyString() {
    StringBuilder text = new StringBuilder();
    for (int length = anyInt(0, LONGEST_STRING); length > 0; length--) {
      text.append((char) anyInt(' ', '~'));
    }
    return text.toString();
  }

  @Override
  public void assume(boolean condition) {
    if (!condition) {
      throw new AssumptionViolated();
    }
  }
}
