// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Bool;
import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Constant;
import io.github.dashverify.engine.expr.Expr;
import io.github.dashverify.engine.expr.Mem;
import io.github.dashverify.engine.expr.Sort;
import io.github.dashverify.engine.expr.Variable;
import java.util.LinkedHashMap;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldNode;

/**
 * How objects and arrays lie in memory: one memory for each field, indexed by the object, and one
 * for each kind of array element, indexed by the array above the position. Cells have exactly the
 * values of their type, so that a predicate about a {@code char} knows its range.
 */
final class Heap {

  static final Expr NULL = Constant.of(Sort.REFERENCE, 0);

  private final Hierarchy hierarchy;
  private final ClassNumbers numbers;

  Heap(Hierarchy hierarchy, ClassNumbers numbers) {
    this.hierarchy = hierarchy;
    this.numbers = numbers;
  }

  /** The memory of an instance field. */
  static Variable field(String owner, FieldNode field) {
    Sort cell = cellSort(Type.getType(field.desc));
    return Variable.of(
        new Symbols.Memory(owner + "." + field.name), Sort.array(Sort.REFERENCE, cell));
  }

  /** The memory of the elements of arrays; boolean and byte arrays share theirs. */
  static Variable elements(Type element) {
    boolean isByte = element.getSort() == Type.BOOLEAN || element.getSort() == Type.BYTE;
    boolean isReference = Value.kindOf(element) == 'A';
    String name = isByte ? "byte" : isReference ? "reference" : element.getClassName();
    Sort cell = isByte ? Sort.BYTE : cellSort(element);
    return Variable.of(new Symbols.Memory(name + "[]"), Sort.array(Sort.LONG, cell));
  }

  static Expr elementIndex(Expr array, Expr index) {
    return Bv.concat(array, index);
  }

  /** A cell's value as a register holds it. */
  static Expr load(Type type, Expr cell) {
    if (cell.sort().isBool()) {
      return Bool.ite(cell, Bv.intConst(1), Bv.intConst(0));
    }
    return switch (type.getSort()) {
      case Type.CHAR -> Bv.zeroExtend(cell, Sort.INT);
      case Type.BOOLEAN, Type.BYTE, Type.SHORT -> Bv.signExtend(cell, Sort.INT);
      default -> cell;
    };
  }

  /** What remains of a register's value in a cell of this sort. */
  static Expr stored(Expr value, Sort cell) {
    if (cell.isBool()) {
      return Bool.eq(Bv.and(value, Bv.intConst(1)), Bv.intConst(1));
    }
    return cell == Sort.BYTE || cell == Sort.SHORT ? Bv.truncate(value, cell) : value;
  }

  /** What changes when an object of a class is created, at {@link Symbols#NEXT_REFERENCE}. */
  Map<Variable, Expr> newObject(String className) {
    Map<Variable, Expr> moves = allocation(className);
    for (String type : hierarchy.superclasses(className)) {
      ClassFile file = hierarchy.find(type);
      if (file != null) {
        for (FieldNode field : file.node().fields) {
          if ((field.access & Opcodes.ACC_STATIC) == 0) {
            Variable memory = field(type, field);
            Expr zero = Constant.zero(memory.sort().element());
            moves.put(memory, Mem.store(memory, Symbols.NEXT_REFERENCE, zero));
          }
        }
      }
    }
    return moves;
  }

  /** What changes when an array is created, at {@link Symbols#NEXT_REFERENCE}. */
  Map<Variable, Expr> newArray(Type array, Expr length) {
    Map<Variable, Expr> moves = allocation(array.getDescriptor());
    Variable elements = elements(element(array));
    Expr zero = Constant.zero(elements.sort().element());
    moves.put(Symbols.LENGTH, Mem.store(Symbols.LENGTH, Symbols.NEXT_REFERENCE, length));
    moves.put(elements, Mem.fill(elements, Symbols.NEXT_REFERENCE, zero));
    return moves;
  }

  /** The type of the elements of an array, which may be arrays themselves. */
  static Type element(Type array) {
    return Type.getType(array.getDescriptor().substring(1));
  }

  private Map<Variable, Expr> allocation(String className) {
    Expr next = Symbols.NEXT_REFERENCE;
    Map<Variable, Expr> moves = new LinkedHashMap<>();
    moves.put(
        Symbols.CLASS_OF,
        Mem.store(Symbols.CLASS_OF, next, Bv.intConst(numbers.ofCreated(className))));
    moves.put(Symbols.NEXT_REFERENCE, Bv.add(next, Bv.intConst(1)));
    return moves;
  }

  /** The sort that has exactly the values of a type. */
  static Sort cellSort(Type type) {
    return switch (type.getSort()) {
      case Type.BOOLEAN -> Sort.BOOL;
      case Type.BYTE -> Sort.BYTE;
      case Type.CHAR, Type.SHORT -> Sort.SHORT;
      default -> Symbols.register(0, 0, Value.kindOf(type)).sort();
    };
  }
}
