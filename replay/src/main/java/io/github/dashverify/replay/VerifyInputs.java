// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;

/**
 * Answers the calls of the API module's {@code Verify} with the recorded inputs. {@code Verify}
 * finds it through a system property; neither module needs the other to compile.
 */
public final class VerifyInputs implements InvocationHandler {

  /** Names this class to {@code Verify}. */
  static final String PROPERTY = "io.github.dashverify.inputs";

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) {
    if (method.getName().equals("assume")) {
      Boolean condition = (Boolean) arguments[0];
      Inputs.assume(condition);
      return condition; // nobody receives it
    }
    if (arguments != null) {
      return intBetween((Integer) arguments[0], (Integer) arguments[1]);
    }
    return Inputs.next(ValueKind.of(method.getReturnType()));
  }

  private static int intBetween(int lo, int hi) {
    int value = Inputs.nextInt();
    Inputs.assume(lo <= value && value <= hi);
    return value;
  }
}
