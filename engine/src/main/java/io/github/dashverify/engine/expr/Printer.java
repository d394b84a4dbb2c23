// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.expr;

import java.util.List;
import java.util.Locale;

/** Writes expressions as Java would, where Java has a notation. */
final class Printer {

  private static final int DEPTH = 100;
  private static final int LENGTH = 10_000;
  private static final String ELLIPSIS = "...";

  private final StringBuilder out = new StringBuilder();

  private Printer() {}

  static String print(Expr e) {
    Printer printer = new Printer();
    printer.write(e, DEPTH);
    return printer.out.toString();
  }

  private void write(Expr e, int depth) {
    if (e instanceof Constant constant) {
      out.append(literal(constant));
    } else if (e instanceof Variable variable) {
      out.append(variable.name());
    } else if (depth == 0 || out.length() > LENGTH) {
      out.append(ELLIPSIS);
    } else {
      writeApplication((Application) e, depth - 1);
    }
  }

  private static String literal(Constant constant) {
    Sort sort = constant.sort();
    if (sort.isBool()) {
      return constant.isTrue() ? "true" : "false";
    }
    if (sort == Sort.FLOAT) {
      return Float.intBitsToFloat((int) constant.bits()) + "f";
    }
    if (sort == Sort.DOUBLE) {
      return Double.toString(Double.longBitsToDouble(constant.bits()));
    }
    return Long.toString(constant.bits());
  }

  private void writeApplication(Application e, int depth) {
    switch (e.operator()) {
      case NOT -> writeNegation(e.argument(0), depth);
      case AND -> infix(e.arguments(), " && ", depth);
      case EQ -> infix(e.arguments(), " == ", depth);
      case ITE -> {
        operand(e.argument(0), depth);
        out.append(" ? ");
        operand(e.argument(1), depth);
        out.append(" : ");
        operand(e.argument(2), depth);
      }
      case ADD -> writeSum(e, depth);
      case MUL -> infix(e.arguments(), " * ", depth);
      case SDIV -> infix(e.arguments(), " / ", depth);
      case SREM, FP_REM -> infix(e.arguments(), " % ", depth);
      case SHL -> infix(e.arguments(), " << ", depth);
      case ASHR -> infix(e.arguments(), " >> ", depth);
      case LSHR -> infix(e.arguments(), " >>> ", depth);
      case BVAND -> infix(e.arguments(), " & ", depth);
      case BVOR -> infix(e.arguments(), " | ", depth);
      case XOR -> infix(e.arguments(), " ^ ", depth);
      case BVNOT -> prefix("~", e.argument(0), depth);
      case SLT, FP_LT -> infix(e.arguments(), " < ", depth);
      case ULT -> infix(e.arguments(), " <u ", depth);
      case SIGN_EXTEND, TRUNCATE, FP_FROM_SIGNED, FP_TO_SIGNED, FP_CONVERT ->
          prefix("(" + e.sort() + ") ", e.argument(0), depth);
      case ZERO_EXTEND -> prefix("(u" + e.sort() + ") ", e.argument(0), depth);
      case CONCAT -> infix(e.arguments(), " ++ ", depth);
      case FP_ADD -> infix(e.arguments(), " + ", depth);
      case FP_SUB -> infix(e.arguments(), " - ", depth);
      case FP_MUL -> infix(e.arguments(), " * ", depth);
      case FP_DIV -> infix(e.arguments(), " / ", depth);
      case FP_NEG -> prefix("-", e.argument(0), depth);
      case FP_LE -> infix(e.arguments(), " <= ", depth);
      case FP_EQ -> infix(e.arguments(), " =f= ", depth);
      case SELECT -> {
        out.append(e.argument(0)).append('[');
        write(e.argument(1), depth);
        out.append(']');
      }
      case FP_ABS,
          FP_SQRT,
          FP_IS_NAN,
          FP_TO_BITS,
          FP_FROM_BITS,
          FP_FLOOR,
          FP_CEIL,
          FP_RINT,
          ARRAY,
          STORE,
          FILL ->
          call(e, depth);
    }
  }

  private void writeNegation(Expr e, int depth) {
    if (e.is(Operator.AND)) {
      infix(((Application) e).arguments().stream().map(Bool::not).toList(), " || ", depth);
    } else if (e.is(Operator.EQ)) {
      infix(((Application) e).arguments(), " != ", depth);
    } else if (e.is(Operator.SLT) || e.is(Operator.ULT)) {
      boolean signed = e.is(Operator.SLT);
      if (e.arg(1).isConstant()) {
        infix(((Application) e).arguments(), signed ? " >= " : " >=u ", depth);
      } else {
        infix(List.of(e.arg(1), e.arg(0)), signed ? " <= " : " <=u ", depth);
      }
    } else {
      prefix("!", e, depth);
    }
  }

  /** Writes subtraction where a coefficient or the constant is negative. */
  private void writeSum(Application sum, int depth) {
    for (int i = 0; i < sum.arity(); i++) {
      Expr summand = sum.argument(i);
      boolean scaled = summand.is(Operator.MUL) && summand.arg(0).isConstant();
      Expr number = scaled ? summand.arg(0) : summand;
      boolean negative = number.isConstant() && number.bits64() < 0;
      if (i > 0) {
        out.append(negative ? " - " : " + ");
      } else if (negative) {
        out.append('-');
      }
      if (number.isConstant()) {
        String size = Long.toString(number.bits64()).replace("-", "");
        out.append(!scaled ? size : size.equals("1") ? "" : size + " * ");
      }
      if (!number.isConstant() || scaled) {
        operand(scaled ? summand.arg(1) : summand, depth);
      }
    }
  }

  private void infix(List<Expr> operands, String sign, int depth) {
    for (int i = 0; i < operands.size() && out.length() <= LENGTH; i++) {
      out.append(i == 0 ? "" : sign);
      operand(operands.get(i), depth);
    }
  }

  private void prefix(String sign, Expr e, int depth) {
    out.append(sign);
    operand(e, depth);
  }

  private void call(Application e, int depth) {
    out.append(e.operator().name().toLowerCase(Locale.ROOT)).append('(');
    for (int i = 0; i < e.arity(); i++) {
      out.append(i == 0 ? "" : ", ");
      write(e.argument(i), depth);
    }
    out.append(')');
  }

  private void operand(Expr e, int depth) {
    boolean atomic = !(e instanceof Application) || e.is(Operator.SELECT) || isCall(e);
    if (atomic) {
      write(e, depth);
    } else {
      out.append('(');
      write(e, depth);
      out.append(')');
    }
  }

  private static boolean isCall(Expr e) {
    return switch (((Application) e).operator()) {
      case FP_ABS, FP_SQRT, FP_IS_NAN, FP_TO_BITS, FP_FROM_BITS, FP_FLOOR, FP_CEIL, FP_RINT -> true;
      default -> false;
    };
  }
}
