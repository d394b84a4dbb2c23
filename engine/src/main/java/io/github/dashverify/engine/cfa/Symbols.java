// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.cfa;

import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Mem;
import io.github.dashverify.engine.expr.Sort;
import io.github.dashverify.engine.expr.Symbol;
import io.github.dashverify.engine.expr.Variable;

/** The variables a program state consists of. */
public final class Symbols {

  /** How many inputs the run has drawn. */
  public static final Variable INPUT_COUNT = Variable.of(new Global("inputs"), Sort.INT);

  /** The next reference an allocation hands out; 0 is null, so counting starts at 1. */
  public static final Variable NEXT_REFERENCE = Variable.of(new Global("next"), Sort.REFERENCE);

  /** The exception in flight, at an exceptional exit or a handler. */
  public static final Variable EXCEPTION = Variable.of(new Global("exception"), Sort.REFERENCE);

  /** Run-time class of every object, as a number that the program's class table gives. */
  public static final Variable CLASS_OF =
      Variable.of(new Memory("class"), Sort.array(Sort.REFERENCE, Sort.INT));

  /** Length of every array. */
  public static final Variable LENGTH =
      Variable.of(new Memory("length"), Sort.array(Sort.REFERENCE, Sort.INT));

  private Symbols() {}

  /**
   * A local variable or operand-stack slot of a frame.
   *
   * @param depth 0 for the frame at the bottom of the call stack
   * @param slot slot number; operand-stack slots follow the local variables
   * @param kind {@code I J F D A} for int, long, float, double, reference: a slot may change its
   *     type
   */
  public record Register(int depth, int slot, char kind) implements Symbol {
    @Override
    public String toString() {
      return "" + kind + slot + "^" + depth;
    }
  }

  /** A scalar that outlives frames: a static field or a counter of the machine. */
  public record Global(String name) implements Symbol {
    @Override
    public String toString() {
      return name;
    }
  }

  /** An array of the heap: one per field and one per element type. */
  public record Memory(String name) implements Symbol {
    @Override
    public String toString() {
      return name;
    }
  }

  /**
   * What the program's classes say about class numbers. The contents come from {@link
   * Program#lookUp}; no operation ever writes a table.
   */
  public sealed interface Table extends Symbol {}

  /** A table from class numbers to whether that class is a subtype of the named one. */
  public record Subtypes(String type) implements Table {
    @Override
    public String toString() {
      return "subtypeOf." + type;
    }
  }

  /**
   * A table from class numbers to the number of the method that a virtual call of the named method
   * executes on objects of that class, 0 if there is none.
   */
  public record Implementation(MethodId method) implements Table {
    @Override
    public String toString() {
      return "implementationOf." + method;
    }
  }

  /**
   * A table from the class number of an array above that of an object to whether the array may hold
   * the object.
   */
  public record Storable() implements Table {
    @Override
    public String toString() {
      return "storable";
    }
  }

  /** All inputs of one sort, indexed by {@link #INPUT_COUNT}; part of the initial state. */
  public record Inputs(InputType type) implements Symbol {
    @Override
    public String toString() {
      return "in." + type.name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  /** The number-th input of a run, as a path constraint names it. */
  public record Input(int number, InputType type) implements Symbol {
    @Override
    public String toString() {
      return "input" + number;
    }
  }

  public static Variable register(int depth, int slot, char kind) {
    return Variable.of(new Register(depth, slot, kind), sortOf(kind));
  }

  /**
   * Whether the object a reference points to is an instance of the named class; null is not asked.
   */
  public static Expr isInstance(Expr reference, String type) {
    Variable table = Variable.of(new Subtypes(type), Sort.array(Sort.INT, Sort.BOOL));
    return Mem.select(table, Mem.select(CLASS_OF, reference));
  }

  /** The number of the method that a virtual call executes on this object, which is not null. */
  public static Expr implementation(Expr receiver, MethodId method) {
    Variable table = Variable.of(new Implementation(method), Sort.array(Sort.INT, Sort.INT));
    return Mem.select(table, Mem.select(CLASS_OF, receiver));
  }

  /** Whether an array may hold an object; neither of them is null. */
  public static Expr isStorable(Expr array, Expr value) {
    Variable table = Variable.of(new Storable(), Sort.array(Sort.LONG, Sort.BOOL));
    Expr classes = Bv.concat(Mem.select(CLASS_OF, array), Mem.select(CLASS_OF, value));
    return Mem.select(table, classes);
  }

  /** The memory variable from which inputs of this type are drawn. */
  public static Variable inputs(InputType type) {
    return Variable.of(new Inputs(type), Sort.array(Sort.INT, type.sort()));
  }

  public static Variable input(int number, InputType type) {
    return Variable.of(new Input(number, type), type.sort());
  }

  private static Sort sortOf(char kind) {
    return switch (kind) {
      case 'I' -> Sort.INT;
      case 'J' -> Sort.LONG;
      case 'F' -> Sort.FLOAT;
      case 'D' -> Sort.DOUBLE;
      case 'A' -> Sort.REFERENCE;
      default -> throw new IllegalArgumentException("register kind " + kind);
    };
  }
}
