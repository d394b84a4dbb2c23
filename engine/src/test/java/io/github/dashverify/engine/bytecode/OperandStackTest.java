// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.engine.cfa.Cfa;
import io.github.dashverify.engine.cfa.CfaPrinter;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Values that are moved about on the stack while what they were computed from changes. */
class OperandStackTest {

  private static String translate(Consumer<Assembled> body) {
    Cfa cfa = Assembled.method("(II)I", body);
    CfaInvariants.check(cfa);
    String printed = CfaPrinter.print(cfa);
    return printed.substring(printed.indexOf('\n') + 1);
  }

  @Test
  void valuesSwappedAtAJoinGoThroughAFreeSlot() {
    String printed =
        translate(
            code -> {
              MethodVisitor raw = code.raw();
              Label head = new Label();
              code.load(0).load(1);
              raw.visitLabel(head);
              code.plain(Opcodes.SWAP).load(0);
              raw.visitJumpInsn(Opcodes.IFNE, head);
              code.plain(Opcodes.ISUB).plain(Opcodes.IRETURN);
            });
    assertThat(printed)
        .isEqualTo(
            """
            0
              -> 1
                   I3^0 := I0^0
                   I4^0 := I1^0
            1 loop
              -> 1
                   assume I0^0 != 0
                   I11^0 := I4^0
                   I4^0 := I3^0
                   I3^0 := I11^0
              -> return
                   assume I0^0 == 0
                   I3^0 := -I3^0 + I4^0
            """);
  }

  /**
   * The stack is x, then the old stack register; storing the latter into x must not lose either.
   */
  @Test
  void aStoreAndTheValuesItSavesHappenAtOnce() {
    String printed =
        translate(
            code -> {
              MethodVisitor raw = code.raw();
              Label join = new Label();
              code.load(1);
              raw.visitJumpInsn(Opcodes.GOTO, join);
              raw.visitLabel(join);
              code.load(0).plain(Opcodes.SWAP).store(0).plain(Opcodes.IRETURN);
            });
    assertThat(printed)
        .isEqualTo(
            """
            0
              -> return
                   I3^0 := I1^0
                   I11^0 := I0^0
                   I0^0 := I3^0
                   I3^0 := I11^0
            """);
  }

  @Test
  void argumentsOfACallAreNotOverwrittenByItsPreparation() {
    String printed =
        translate(
            code -> {
              MethodVisitor raw = code.raw();
              Label join = new Label();
              code.load(1);
              raw.visitJumpInsn(Opcodes.GOTO, join);
              raw.visitLabel(join);
              code.callStatic("io/github/dashverify/api/Verify", "anyInt", "()I");
              code.plain(Opcodes.SWAP);
              code.callStatic("T", "f", "(II)I");
              code.plain(Opcodes.IRETURN);
            });
    assertThat(printed).contains("I3^0 := static T#f(II)I (I4^0, I3^0)");
  }

  @Test
  void stacksThatDoNotFitTogetherAreReported() {
    String printed =
        translate(
            code -> {
              MethodVisitor raw = code.raw();
              Label head = new Label();
              raw.visitLabel(head);
              code.load(0).load(0);
              raw.visitJumpInsn(Opcodes.IFNE, head);
              code.plain(Opcodes.IRETURN);
            });
    assertThat(printed).contains("UNSUPPORTED malformed bytecode, where operand stacks");
  }

  @Test
  void anEmptyStackIsReported() {
    assertThat(translate(code -> code.plain(Opcodes.IADD).plain(Opcodes.IRETURN)))
        .contains("UNSUPPORTED malformed bytecode, where the operand stack is empty");
  }

  @Test
  void codeWithoutAnEndIsReported() {
    assertThat(translate(code -> code.load(0).store(1)))
        .contains("UNSUPPORTED malformed bytecode, where control runs off the end");
  }

  @Test
  void subroutinesAreReported() {
    String printed =
        translate(
            code -> {
              MethodVisitor raw = code.raw();
              Label subroutine = new Label();
              raw.visitJumpInsn(Opcodes.JSR, subroutine);
              code.load(0).plain(Opcodes.IRETURN);
              raw.visitLabel(subroutine);
              raw.visitVarInsn(Opcodes.ASTORE, 2);
              raw.visitVarInsn(Opcodes.RET, 2);
            });
    assertThat(printed).contains("UNSUPPORTED a subroutine (jsr, ret)");
  }
}
