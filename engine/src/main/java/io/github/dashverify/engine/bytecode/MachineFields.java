// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Expr;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Fields of the JDK that the JVM itself fills in. Nobody models what is in them, so to read one is
 * unsupported: the message of an exception that the JVM throws, stack traces, suppressed
 * exceptions, and what a class knows of its loader.
 */
final class MachineFields {

  private static final Map<String, Set<String>> FIELDS =
      Map.of(
          "java/lang/Throwable", Set.of("suppressedExceptions"),
          "java/lang/Class", Set.of("classLoader", "module", "componentType"));

  /** Exceptions that the JVM throws; {@code checkIndex} is modelled without its message, too. */
  private static final List<String> THROWN_BY_JVM =
      List.of(
          Exceptions.ARITHMETIC,
          Exceptions.NULL_POINTER,
          Exceptions.NEGATIVE_SIZE,
          "java/lang/IndexOutOfBoundsException",
          Exceptions.ARRAY_STORE,
          Exceptions.CLASS_CAST,
          Exceptions.ASSERTION_ERROR);

  private MachineFields() {}

  /** Whether the content of the field is never known. */
  static boolean isUnknown(String owner, String name, Code reader) {
    return FIELDS.getOrDefault(owner, Set.of()).contains(name)
        || (owner.equals("java/lang/Throwable") && reader.method().name.equals("getOurStackTrace"));
  }

  static boolean isMessage(String owner, String name) {
    return owner.equals("java/lang/Throwable") && name.equals("detailMessage");
  }

  /** Whether the message of this exception may be missing because the JVM has thrown it. */
  static Expr isUnknownMessage(Expr exception, Expr message) {
    Expr thrownByJvm = Bool.FALSE;
    for (String type : THROWN_BY_JVM) {
      thrownByJvm = Bool.or(thrownByJvm, Symbols.isInstance(exception, type));
    }
    return Bool.and(Bool.eq(message, Heap.NULL), thrownByJvm);
  }
}
