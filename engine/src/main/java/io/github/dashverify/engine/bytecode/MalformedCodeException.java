// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

/** Bytecode that no JVM would verify; the method is then translated as unsupported. */
final class MalformedCodeException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  MalformedCodeException(String message) {
    super(message);
  }
}
