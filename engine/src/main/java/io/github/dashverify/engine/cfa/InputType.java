// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.cfa;

import io.github.dashverify.engine.expr.Sort;

/** Types of which a run can draw inputs; the sort has exactly the values of the type. */
public enum InputType {
  BOOLEAN(Sort.BOOL, "boolean"),
  BYTE(Sort.BYTE, "byte"),
  CHAR(Sort.SHORT, "char"),
  SHORT(Sort.SHORT, "short"),
  INT(Sort.INT, "int"),
  LONG(Sort.LONG, "long"),
  FLOAT(Sort.FLOAT, "float"),
  DOUBLE(Sort.DOUBLE, "double");

  private final Sort sort;
  private final String javaName;

  InputType(Sort sort, String javaName) {
    this.sort = sort;
    this.javaName = javaName;
  }

  public Sort sort() {
    return sort;
  }

  /** The type as Java source writes it. */
  public String javaName() {
    return javaName;
  }
}
