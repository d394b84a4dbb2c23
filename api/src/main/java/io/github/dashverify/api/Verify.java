// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.api;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;

/**
 * Inputs and assumptions of a program under verification.
 *
 * <p>To the verifier each {@code any…()} call is an input that can have every value of its type,
 * and {@code assume(c)} restricts attention to the runs in which {@code c} holds there:
 *
 * <pre>{@code
 * int n = Verify.anyInt();
 * Verify.assume(n >= 0);
 * assert isqrt(n) * isqrt(n) <= n;
 * }</pre>
 *
 * <p>A program that uses these methods still runs outside the verifier: inputs are then
 * pseudo-random, the same sequence in every run, and an assumption that does not hold throws {@link
 * AssumptionViolated}. When a counterexample is replayed, the inputs are the recorded ones and an
 * assumption that does not hold ends the JVM; the replay asks for this by naming an {@link
 * InvocationHandler} with a public no-argument constructor in the system property {@code
 * io.github.dashverify.inputs}, read once, when this class is initialised.
 */
public final class Verify {

  private static final String HANDLER_PROPERTY = "io.github.dashverify.inputs";

  private static final InputSource INPUTS = findInputs();

  private Verify() {}

  /** Either truth value. */
  public static boolean anyBoolean() {
    return INPUTS.anyBoolean();
  }

  /** Any of the 256 bytes. */
  public static byte anyByte() {
    return INPUTS.anyByte();
  }

  /** Any UTF-16 unit, lone surrogates included. */
  public static char anyChar() {
    return INPUTS.anyChar();
  }

  /** Any short. */
  public static short anyShort() {
    return INPUTS.anyShort();
  }

  /** Any int. */
  public static int anyInt() {
    return INPUTS.anyInt();
  }

  /**
   * Any int from {@code lo} to {@code hi}, both included: {@code anyInt()}, assumed to be in the
   * range. An empty range ends the run like {@code assume(false)}.
   */
  public static int anyInt(int lo, int hi) {
    return INPUTS.anyInt(lo, hi);
  }

  /** Any long. */
  public static long anyLong() {
    return INPUTS.anyLong();
  }

  /** Any float, NaN, infinities and negative zero included. */
  public static float anyFloat() {
    return INPUTS.anyFloat();
  }

  /** Any double, NaN, infinities and negative zero included. */
  public static double anyDouble() {
    return INPUTS.anyDouble();
  }

  /** Any string, the empty one included; never null. */
  public static String anyString() {
    return INPUTS.anyString();
  }

  /**
   * Only runs in which {@code condition} holds here count; any other ends here, silently.
   *
   * @throws AssumptionViolated if the program runs on its own and {@code condition} is false
   */
  public static void assume(boolean condition) {
    INPUTS.assume(condition);
  }

  private static InputSource findInputs() {
    String handlerClass = System.getProperty(HANDLER_PROPERTY);
    if (handlerClass == null) {
      return new RandomInputs();
    }
    try {
      InvocationHandler handler =
          Class.forName(handlerClass)
              .asSubclass(InvocationHandler.class)
              .getDeclaredConstructor()
              .newInstance();
      return (InputSource)
          Proxy.newProxyInstance(
              InputSource.class.getClassLoader(), new Class<?>[] {InputSource.class}, handler);
    } catch (ReflectiveOperationException | ClassCastException e) {
      throw new IllegalStateException(
          "System property "
              + HANDLER_PROPERTY
              + " names "
              + handlerClass
              + ", which is not an InvocationHandler with a public no-argument constructor",
          e);
    }
  }
}
