// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;

/** The method a request names, with arguments that fit it. */
final class EntryPoint {

  private final Method method;
  private final Object[] arguments;

  private EntryPoint(Method method, Object[] arguments) {
    this.method = method;
    this.arguments = arguments;
  }

  /**
   * Finds the method without running anything of the program.
   *
   * @throws IllegalArgumentException if the request fits no method of this class path
   */
  static EntryPoint find(ReplayRequest request) {
    try {
      Class<?> entry = Class.forName(request.entry(), false, ClassLoader.getSystemClassLoader());
      Method method = findMethod(entry, request.method(), request.descriptor());
      return new EntryPoint(method, fit(request.arguments(), method));
    } catch (ClassNotFoundException | LinkageError e) {
      throw new IllegalArgumentException("cannot load " + request.entry() + ": " + e, e);
    }
  }

  /** Runs the program: initialises the class, then calls the method. */
  void run() throws Throwable {
    try {
      method.invoke(null, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static Method findMethod(Class<?> entry, String name, String descriptor) {
    for (Class<?> owner = entry; owner != null; owner = owner.getSuperclass()) {
      for (Method method : owner.getDeclaredMethods()) {
        if (method.getName().equals(name) && descriptor.equals(descriptorOf(method))) {
          if (!Modifier.isStatic(method.getModifiers())) {
            throw new IllegalArgumentException("not static: " + method);
          }
          method.setAccessible(true);
          return method;
        }
      }
    }
    throw new IllegalArgumentException("no method " + name + descriptor + " in " + entry.getName());
  }

  private static String descriptorOf(Method method) {
    return MethodType.methodType(method.getReturnType(), method.getParameterTypes())
        .toMethodDescriptorString();
  }

  /**
   * Exact types only: {@code Method#invoke} would widen an int that was meant for another method.
   */
  private static Object[] fit(List<Value> values, Method method) {
    Class<?>[] types = method.getParameterTypes();
    if (values.size() != types.length) {
      throw new IllegalArgumentException(
          values.size() + " arguments for the " + types.length + " parameters of " + method);
    }
    Object[] arguments = new Object[types.length];
    for (int i = 0; i < types.length; i++) {
      if (!values.get(i).kind().fits(types[i])) {
        throw new IllegalArgumentException(
            "argument " + (i + 1) + " is " + values.get(i) + ", but " + method + " is called");
      }
      if (!values.get(i).isNull()) {
        arguments[i] = values.get(i).content();
      }
    }
    return arguments;
  }
}
