// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine;

import io.github.dashverify.engine.bytecode.BytecodeProgram;
import io.github.dashverify.engine.cfa.Assertion;
import io.github.dashverify.engine.verdict.AssertionSite;

/** Names an assertion of the program model the way reports do. */
final class Sites {

  private Sites() {}

  static AssertionSite of(Assertion assertion, BytecodeProgram program) {
    return new AssertionSite(
        assertion.method().className(),
        assertion.method().name() + assertion.method().descriptor(),
        program.sourceFile(assertion.method()),
        assertion.line(),
        assertion.property());
  }
}
