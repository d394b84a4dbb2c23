// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

/**
 * The reference semantics of bit vectors: Java's own operations, written without a look at the code
 * under test. Values are sign-extended from their width, booleans are 0 and 1.
 */
final class Reference {

  private Reference() {}

  static long wrap(int width, long value) {
    return switch (width) {
      case 8 -> (byte) value;
      case 16 -> (short) value;
      case 32 -> (int) value;
      case 64 -> value;
      default -> throw new IllegalArgumentException("width " + width);
    };
  }

  static long unsigned(int width, long value) {
    return switch (width) {
      case 8 -> Byte.toUnsignedLong((byte) value);
      case 16 -> Short.toUnsignedLong((short) value);
      case 32 -> Integer.toUnsignedLong((int) value);
      default -> throw new IllegalArgumentException("width " + width);
    };
  }

  /** What a binary operation of {@link Op} computes on operands of the width. */
  static long binary(Op op, int width, long a, long b) {
    return switch (op) {
      case ADD -> width == 32 ? (int) a + (int) b : wrap(width, a + b);
      case SUB -> width == 32 ? (int) a - (int) b : wrap(width, a - b);
      case MUL -> width == 32 ? (int) a * (int) b : wrap(width, a * b);
      case SDIV -> divide(width, a, b);
      case SREM -> b == 0 ? a : width == 32 ? (int) a % (int) b : wrap(width, a % b);
      case SHL ->
          width == 64
              ? a << b
              : width == 32 ? (int) a << (int) b : wrap(width, a << (b & width - 1));
      case ASHR -> width == 64 ? a >> b : width == 32 ? (int) a >> (int) b : a >> (b & width - 1);
      case LSHR ->
          width == 64
              ? a >>> b
              : width == 32
                  ? (int) a >>> (int) b
                  : wrap(width, unsigned(width, a) >> (b & width - 1));
      case AND -> a & b;
      case OR -> a | b;
      case XOR -> a ^ b;
      case EQ -> bool(a == b);
      case SLT -> bool(a < b);
      case SLE -> bool(a <= b);
      case SGT -> bool(a > b);
      case SGE -> bool(a >= b);
      case ULT -> bool(Long.compareUnsigned(a, b) < 0);
      case ULE -> bool(Long.compareUnsigned(a, b) <= 0);
    };
  }

  private static long divide(int width, long a, long b) {
    if (b == 0) {
      return a >= 0 ? -1 : 1;
    }
    return width == 32 ? (int) a / (int) b : wrap(width, a / b);
  }

  static long bool(boolean value) {
    return value ? 1 : 0;
  }

  /** The binary operations of bit vectors, with the factory under test. */
  enum Op {
    ADD,
    SUB,
    MUL,
    SDIV,
    SREM,
    SHL,
    ASHR,
    LSHR,
    AND,
    OR,
    XOR,
    EQ,
    SLT,
    SLE,
    SGT,
    SGE,
    ULT,
    ULE;

    boolean isComparison() {
      return compareTo(EQ) >= 0;
    }

    Expr build(Expr a, Expr b) {
      return switch (this) {
        case ADD -> Bv.add(a, b);
        case SUB -> Bv.sub(a, b);
        case MUL -> Bv.mul(a, b);
        case SDIV -> Bv.sdiv(a, b);
        case SREM -> Bv.srem(a, b);
        case SHL -> Bv.shl(a, b);
        case ASHR -> Bv.ashr(a, b);
        case LSHR -> Bv.lshr(a, b);
        case AND -> Bv.and(a, b);
        case OR -> Bv.or(a, b);
        case XOR -> Bv.xor(a, b);
        case EQ -> Bool.eq(a, b);
        case SLT -> Bv.slt(a, b);
        case SLE -> Bv.sle(a, b);
        case SGT -> Bv.sgt(a, b);
        case SGE -> Bv.sge(a, b);
        case ULT -> Bv.ult(a, b);
        case ULE -> Bv.ule(a, b);
      };
    }
  }
}
