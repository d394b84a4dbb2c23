// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.api;

/**
 * Where {@link Verify} gets its values from; method for method the same as its public methods.
 *
 * <p>The replay implements it without seeing it, through a {@link java.lang.reflect.Proxy}: there,
 * the method's return type says which value is wanted.
 */
interface InputSource {

  boolean anyBoolean();

  byte anyByte();

  char anyChar();

  short anyShort();

  int anyInt();

  int anyInt(int lo, int hi);

  long anyLong();

  float anyFloat();

  double anyDouble();

  String anyString();

  void assume(boolean condition);
}
