// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.differential;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/**
 * How a call ended.
 *
 * @param value the bits it returned; 0 if it threw
 * @param thrown name of the exception's class; empty if it returned
 */
record Result(long value, String thrown) {

  static Result returned(long value) {
    return new Result(value, "");
  }

  static Result threw(String className) {
    return new Result(0, className);
  }

  /** Calls a static method of integral parameters and result, or none, on this very JVM. */
  static Result onJvm(Method method, long... arguments) throws IllegalAccessException {
    method.setAccessible(true);
    Object[] boxed = new Object[arguments.length];
    for (int i = 0; i < arguments.length; i++) {
      boxed[i] = box(method.getParameterTypes()[i], arguments[i]);
    }
    try {
      return returned(unbox(method.invoke(null, boxed)));
    } catch (InvocationTargetException e) {
      return threw(e.getCause().getClass().getName());
    }
  }

  private static Object box(Class<?> type, long bits) {
    return switch (type.getName()) {
      case "boolean" -> bits != 0;
      case "byte" -> (byte) bits;
      case "char" -> (char) bits;
      case "short" -> (short) bits;
      case "int" -> (int) bits;
      case "long" -> bits;
      default -> throw new IllegalArgumentException("parameter type " + type);
    };
  }

  private static long unbox(@Nullable Object value) {
    if (value == null) {
      return 0;
    }
    if (value instanceof Boolean flag) {
      return flag ? 1 : 0;
    }
    return value instanceof Character unit ? unit : ((Number) value).longValue();
  }
}
