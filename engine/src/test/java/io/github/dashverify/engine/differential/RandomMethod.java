// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.differential;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Writes a static method at random: declarations, assignments, branches, loops of a few rounds,
 * switches, divisions that may fail, and calls of methods written before. It always ends.
 */
final class RandomMethod {

  private static final String[] BINARY = {"+", "-", "*", "&", "|", "^", "/", "%"};
  private static final String[] TOTAL = {"+", "-", "*", "&", "|", "^", "<<", ">>>"};
  private static final String[] SHIFTS = {"<<", ">>", ">>>"};
  private static final String[] COMPARISONS = {"==", "!=", "<", "<=", ">", ">="};
  private static final String[] CASTS = {"(byte) ", "(short) ", "(char) ", "(int) "};
  private static final int[] NUMBERS = {0, 1, -1, 2, 3, 7, 10, 16, 31, 100, 127, -128, 255, 65536};

  private final Random random;
  private final List<String> callees;
  private final StringBuilder text = new StringBuilder();
  private final List<String> readable = new ArrayList<>();
  private final List<String> writable = new ArrayList<>();
  private int declared;

  /**
   * @param callees methods of two int parameters and an int result that may be called
   */
  RandomMethod(Random random, List<String> callees) {
    this.random = random;
    this.callees = callees;
  }

  /** A method of an int and a long parameter with an int result. */
  String ofIntAndLong(String name) {
    readable.addAll(List.of("a", "b"));
    text.append("static int ").append(name).append("(int a, long b) {\n");
    body(5);
    text.append("return (int) (").append(expression(3)).append(");\n}\n");
    return text.toString();
  }

  /** A method of two int parameters with an int result, short enough to be called often. */
  String ofTwoInts(String name) {
    readable.addAll(List.of("a", "b"));
    text.append("static int ").append(name).append("(int a, int b) {\n");
    body(2);
    text.append("return (int) (").append(expression(2)).append(");\n}\n");
    return text.toString();
  }

  /** A method of byte parameters whose last statement is an assertion. */
  String withAssertion(String name, int parameters) {
    readable.addAll(List.of("a", "b").subList(0, parameters));
    String list = parameters == 1 ? "byte a" : "byte a, byte b";
    text.append("static void ").append(name).append("(").append(list).append(") {\n");
    body(4);
    text.append("assert ").append(property()).append(";\n}\n");
    return text.toString();
  }

  /** Something that holds for most inputs, so that both verdicts occur, and that never throws. */
  private String property() {
    return switch (random.nextInt(4)) {
      case 0 -> pick(writable) + " == " + number();
      case 1 -> pick(writable) + " != " + number();
      case 2 -> "!(" + comparison() + ") || " + comparison();
      default -> "!(" + comparison() + " && " + comparison() + " && " + comparison() + ")";
    };
  }

  private String comparison() {
    String sum = pick(readable) + " " + pick(TOTAL) + " " + pick(readable);
    return "(" + sum + ") " + pick(COMPARISONS) + " " + number();
  }

  private void body(int statements) {
    for (int i = 0; i < 2; i++) {
      declare(random.nextInt(3) == 0 ? "long" : "int");
    }
    for (int i = 0; i < statements; i++) {
      statement(2);
    }
  }

  private void declare(String type) {
    String name = "v" + declared++;
    text.append(type).append(' ').append(name).append(" = (").append(type).append(") (");
    text.append(expression(2)).append(");\n");
    readable.add(name);
    writable.add(name);
  }

  private void statement(int depth) {
    switch (random.nextInt(depth == 0 ? 2 : 6)) {
      case 0, 1 -> assignment();
      case 2, 3 -> branch(depth);
      case 4 -> loop(depth);
      default -> choice(depth);
    }
  }

  private void assignment() {
    String target = pick(writable);
    switch (random.nextInt(4)) {
      case 0 -> text.append(target).append("++;\n");
      case 1 -> text.append(target).append(" += ").append(expression(1)).append(";\n");
      default -> {
        String value = expression(2);
        text.append(target).append(" = 0;\n").append(target).append(" += ").append(value);
        text.append(";\n");
      }
    }
  }

  private void branch(int depth) {
    text.append("if (").append(condition(1)).append(") {\n");
    statement(depth - 1);
    if (random.nextBoolean()) {
      text.append("} else {\n");
      statement(depth - 1);
    }
    text.append("}\n");
  }

  private void loop(int depth) {
    String counter = "i" + declared++;
    String bound = random.nextBoolean() ? "3" : "(" + pick(readable) + " & 3)";
    text.append("for (int ").append(counter).append(" = 0; ").append(counter).append(" < ");
    text.append(bound).append("; ").append(counter).append("++) {\n");
    statement(depth - 1);
    if (random.nextInt(3) == 0) {
      text.append("if (").append(condition(1)).append(") { break; }\n");
    }
    text.append("}\n");
  }

  private void choice(int depth) {
    text.append("switch ((int) (").append(expression(1)).append(")) {\n");
    int first = random.nextInt(5) - 2;
    int distance = random.nextBoolean() ? 1 : 1000;
    for (int i = 0; i < 3; i++) {
      text.append("case ").append(first + i * distance).append(":\n");
      statement(depth - 1);
      if (random.nextBoolean()) {
        text.append("break;\n");
      }
    }
    text.append("default:\n");
    statement(depth - 1);
    text.append("}\n");
  }

  private String condition(int depth) {
    String simple =
        "(" + expression(depth) + ") " + pick(COMPARISONS) + " (" + expression(depth) + ")";
    return switch (random.nextInt(5)) {
      case 0 -> simple + " && " + pick(readable) + " " + pick(COMPARISONS) + " " + number();
      case 1 -> simple + " || " + pick(readable) + " " + pick(COMPARISONS) + " " + number();
      default -> simple;
    };
  }

  private String expression(int depth) {
    if (depth == 0 || random.nextInt(5) == 0) {
      return random.nextInt(3) == 0 ? number() : pick(readable);
    }
    String left = "(" + expression(depth - 1) + ")";
    String right = "(" + expression(depth - 1) + ")";
    return switch (random.nextInt(10)) {
      case 0 -> left + " " + pick(SHIFTS) + " " + right;
      case 1 -> pick(CASTS) + left;
      case 2 -> "-" + left;
      case 3 -> "~" + left;
      case 4 -> condition(0) + " ? " + left + " : " + right;
      case 5 ->
          callees.isEmpty() ? left : pick(callees) + "((int) " + left + ", (int) " + right + ")";
      default -> left + " " + pick(BINARY) + " " + right;
    };
  }

  private String number() {
    int number = NUMBERS[random.nextInt(NUMBERS.length)];
    return number < 0 ? "(" + number + ")" : Integer.toString(number);
  }

  private String pick(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  private String pick(String[] choices) {
    return choices[random.nextInt(choices.length)];
  }
}
