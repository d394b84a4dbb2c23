// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.Assertion;
import io.github.dashverify.engine.cfa.Cfa;
import io.github.dashverify.engine.cfa.MethodId;
import io.github.dashverify.engine.cfa.Operation;
import io.github.dashverify.engine.cfa.Symbols;
import io.github.dashverify.engine.expr.Variable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Translates a method into its automaton: starting from the entry, every straight run of
 * instructions that control can reach, each by the {@link Instructions} that know its family.
 */
final class CfaBuilder {

  /** Larger methods are left alone: nobody has written them by hand. */
  private static final int MAX_INSTRUCTIONS = 30_000;

  private final Exceptions exceptions;
  private final ClassInitialization initialization;
  private final List<Instructions> families;

  CfaBuilder(Hierarchy hierarchy, ClassNumbers numbers) {
    StaticInitializers initializers = new StaticInitializers(hierarchy);
    this.initialization = new ClassInitialization(hierarchy, initializers);
    this.exceptions = new Exceptions(hierarchy, numbers);
    Heap heap = new Heap(hierarchy, numbers);
    this.families =
        List.of(
            new Constants(),
            new StringConstants(),
            new ClassConstants(heap),
            new Locals(),
            new StackMoves(),
            new IntegerArithmetic(),
            new Conversions(),
            new FloatArithmetic(),
            new Jumps(),
            new Switches(),
            new Exits(),
            new InputSources(),
            new PrintStreams(),
            new MathFunctions(),
            new ArrayCopies(heap),
            new Natives(),
            new StaticFields(hierarchy, initializers, initialization),
            new Fields(hierarchy),
            new Creation(hierarchy, heap, initialization),
            new ArrayAccess(),
            new TypeTests(),
            new Monitors(),
            new Calls(hierarchy, initialization),
            new Unmodelled());
  }

  ClassInitialization initialization() {
    return initialization;
  }

  /** The automaton of a method that has code. */
  Cfa build(ClassFile owner, MethodNode method) {
    MethodId id = owner.id(method);
    if (method.instructions.size() > MAX_INSTRUCTIONS) {
      return unsupported(id, isStatic(method), "a method of this size");
    }
    try {
      Code code = new Code(owner, method);
      return hasSubroutines(code)
          ? unsupported(
              id, isStatic(method), "a subroutine (jsr, ret) as compilers before Java 6 made")
          : translate(code);
    } catch (MalformedCodeException e) {
      return unsupported(id, isStatic(method), "malformed bytecode, where " + e.getMessage() + ",");
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      // ASM reads descriptors inside of instructions only now, and says so in these ways.
      return unsupported(id, isStatic(method), "malformed bytecode with an invalid descriptor");
    }
  }

  /** An automaton that is nothing but one unsupported operation. */
  private static Cfa unsupported(MethodId method, boolean isStatic, String what) {
    Draft draft = new Draft(0, 0);
    List<Operation> operations = List.of(new Operation.Unsupported(what, 0));
    draft.arc(draft.entry, draft.normalExit, operations);
    draft.arc(draft.entry, draft.exceptionalExit, operations);
    List<Variable> parameters = parameters(method.descriptor(), isStatic);
    return new Assembly(draft, method).assemble(parameters, result(method.descriptor(), 0));
  }

  private Cfa translate(Code code) {
    Draft draft = new Draft(code.size(), code.line(0));
    Joins joins = new Joins(code, draft);
    Flow flow = new Flow(code, draft, joins, exceptions);
    Assertions assertions = new Assertions(code);
    joins.enter();
    for (Joins.Block block = joins.next(); block != null; block = joins.next()) {
      flow.start(block);
      if (block.node() == draft.entry && code.isInitializer()) {
        initialization.start(flow);
      }
      translate(block, flow, assertions);
    }
    String descriptor = code.method().desc;
    return new Assembly(draft, code.id())
        .assemble(
            parameters(descriptor, isStatic(code.method())),
            result(descriptor, code.method().maxLocals));
  }

  private void translate(Joins.Block block, Flow flow, Assertions assertions) {
    Code code = flow.code();
    for (int index = block.index(); flow.isOpen(); index++) {
      if (index == code.size() && code.isInitializer()) {
        flow.moveTo(index);
        flow.escapeInitializer();
        return;
      }
      if (index >= code.size()) {
        throw new MalformedCodeException("control runs off the end");
      }
      flow.moveTo(index);
      boolean isStart = block.isJoin() && index == block.index();
      Assertion failed = assertions.failedAt(index);
      if (code.isJumpTarget(index) && !isStart) {
        flow.goTo(index);
      } else if (failed != null) {
        flow.fail(failed);
      } else {
        translate(code.get(index), flow, assertions);
      }
    }
  }

  private void translate(AbstractInsnNode instruction, Flow flow, Assertions assertions) {
    if (assertions.translate(instruction, flow)) {
      return;
    }
    for (Instructions family : families) {
      if (family.translate(instruction, flow)) {
        return;
      }
    }
    throw new IllegalStateException("nobody translates opcode " + instruction.getOpcode());
  }

  private static boolean hasSubroutines(Code code) {
    for (int i = 0; i < code.size(); i++) {
      int opcode = code.get(i).getOpcode();
      if (opcode == Opcodes.JSR || opcode == Opcodes.RET) {
        return true;
      }
    }
    return false;
  }

  private static boolean isStatic(MethodNode method) {
    return (method.access & Opcodes.ACC_STATIC) != 0;
  }

  private static List<Variable> parameters(String descriptor, boolean isStatic) {
    List<Variable> parameters = new ArrayList<>();
    int slot = 0;
    if (!isStatic) {
      parameters.add(Symbols.register(0, slot++, 'A'));
    }
    for (Type type : Type.getArgumentTypes(descriptor)) {
      parameters.add(Symbols.register(0, slot, Value.kindOf(type)));
      slot += type.getSize();
    }
    return parameters;
  }

  private static @Nullable Variable result(String descriptor, int slot) {
    String kind = Value.kindReturned(descriptor);
    return kind.isEmpty() ? null : Symbols.register(0, slot, kind.charAt(0));
  }
}
