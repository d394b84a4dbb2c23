// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.cfa.Cfa;
import io.github.dashverify.engine.cfa.CfaPrinter;
import org.junit.jupiter.api.Test;

/** Inputs and assumptions, of our own API and of SV-COMP's. */
class InputSourcesTest {

  private static final String OWN = "io/github/dashverify/api/Verify";
  private static final String SV_COMP = "org/sosy_lab/sv_benchmarks/Verifier";

  private static String translate(String owner, String name, String descriptor, int arguments) {
    Cfa cfa =
        Assembled.method(
            "()V",
            code -> {
              for (int i = 0; i < arguments; i++) {
                code.pushInt(i);
              }
              code.callStatic(owner, name, descriptor);
              code.storeResult(descriptor);
              code.returnVoid();
            });
    CfaInvariants.check(cfa);
    String printed = CfaPrinter.print(cfa);
    return printed.substring(printed.indexOf('\n') + 1);
  }

  @Test
  void anIntIsDrawnFromTheInputs() {
    String expected =
        """
        0
          -> return
               I3^0 := in.int[inputs]
               inputs := inputs + 1
               I0^0 := I3^0
        """;
    assertThat(translate(OWN, "anyInt", "()I", 0)).isEqualTo(expected);
    assertThat(translate(SV_COMP, "nondetInt", "()I", 0)).isEqualTo(expected);
  }

  @Test
  void smallTypesAreExtended() {
    assertThat(translate(OWN, "anyBoolean", "()Z", 0)).contains("in.boolean[inputs] ? 1 : 0");
    assertThat(translate(OWN, "anyByte", "()B", 0)).contains("(bv32) in.byte[inputs]");
    assertThat(translate(OWN, "anyShort", "()S", 0)).contains("(bv32) in.short[inputs]");
    assertThat(translate(SV_COMP, "nondetChar", "()C", 0)).contains("in.char[inputs]");
    assertThat(translate(SV_COMP, "nondetDouble", "()D", 0)).contains("D3^0 := in.double[inputs]");
  }

  @Test
  void aRangeIsAssumed() {
    assertThat(translate(OWN, "anyInt", "(II)I", 2))
        .isEqualTo(
            """
            0
              -> 1
                   I5^0 := in.int[inputs]
                   inputs := inputs + 1
            1
              -> end
                   assume (I5^0 >= 2) || (I5^0 < 0)
              -> return
                   assume (I5^0 < 2) && (I5^0 >= 0)
                   I0^0 := I5^0
            """);
  }

  @Test
  void anAssumptionThatCannotHoldEndsTheRun() {
    assertThat(translate(OWN, "assume", "(Z)V", 1))
        .isEqualTo(
            """
            0
              -> end
            """);
  }

  @Test
  void aStringInputIsNotModelledYet() {
    assertThat(translate(SV_COMP, "nondetString", "()Ljava/lang/String;", 0))
        .contains("UNSUPPORTED an input of type java.lang.String");
  }
}
