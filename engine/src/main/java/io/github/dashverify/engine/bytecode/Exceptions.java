// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Mem;
import java.util.List;

/**
 * Exceptions that the JVM itself throws: the new object and the handler that gets it. One place for
 * all of them, whatever the instruction. No constructor runs, so that the object has no message, no
 * cause and no stack trace.
 */
final class Exceptions {

  static final String ARITHMETIC = "java/lang/ArithmeticException";
  static final String NULL_POINTER = "java/lang/NullPointerException";
  static final String NEGATIVE_SIZE = "java/lang/NegativeArraySizeException";
  static final String INDEX_OUT_OF_BOUNDS = "java/lang/ArrayIndexOutOfBoundsException";
  static final String ARRAY_STORE = "java/lang/ArrayStoreException";
  static final String CLASS_CAST = "java/lang/ClassCastException";
  static final String ASSERTION_ERROR = "java/lang/AssertionError";

  private final Hierarchy hierarchy;
  private final ClassNumbers numbers;

  Exceptions(Hierarchy hierarchy, ClassNumbers numbers) {
    this.hierarchy = hierarchy;
    this.numbers = numbers;
  }

  /** Makes a new object of an exception class the exception in flight. */
  List<Operation> raise(String type, int line) {
    return List.of(
        new Operation.Assign(
            Symbols.CLASS_OF,
            Mem.store(
                Symbols.CLASS_OF, Symbols.NEXT_REFERENCE, Bv.intConst(numbers.ofCreated(type))),
            line),
        new Operation.Assign(Symbols.EXCEPTION, Symbols.NEXT_REFERENCE, line),
        new Operation.Assign(
            Symbols.NEXT_REFERENCE, Bv.add(Symbols.NEXT_REFERENCE, Bv.intConst(1)), line));
  }

  /** Whether a handler catches every exception of this class. */
  boolean catches(Code.Handler handler, String type) {
    return handler.type() == null || hierarchy.superclasses(type).contains(handler.type());
  }
}
