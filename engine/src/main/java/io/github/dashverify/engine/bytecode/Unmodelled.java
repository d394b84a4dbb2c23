// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Every instruction nobody else translates: becomes unsupported, and keeps the stack in order. */
final class Unmodelled implements Instructions {

  @Override
  public boolean translate(AbstractInsnNode instruction, Flow flow) {
    if (instruction instanceof MethodInsnNode call) {
      boolean isStatic = call.getOpcode() == Opcodes.INVOKESTATIC;
      String what = "call of " + call.owner.replace('/', '.') + "." + call.name;
      flow.unsupported(
          what, arguments(call.desc) + (isStatic ? 0 : 1), Value.kindReturned(call.desc));
    } else if (instruction instanceof InvokeDynamicInsnNode call) {
      flow.unsupported(describe(call), arguments(call.desc), Value.kindReturned(call.desc));
    } else if (instruction instanceof FieldInsnNode field) {
      translateField(field, flow);
    } else if (instruction instanceof MultiANewArrayInsnNode array) {
      flow.unsupported("creating an array of several dimensions", array.dims, "A");
    } else if (instruction instanceof TypeInsnNode type) {
      translateType(type, flow);
    } else if (instruction instanceof LdcInsnNode constant) {
      translateConstant(constant.cst, flow);
    } else {
      translatePlain(instruction.getOpcode(), flow);
    }
    return true;
  }

  private static String describe(InvokeDynamicInsnNode call) {
    return switch (call.bsm.getOwner()) {
      case "java/lang/invoke/StringConcatFactory" -> "string concatenation";
      case "java/lang/invoke/LambdaMetafactory" -> "a lambda or method reference";
      default -> "a call linked at run time by " + call.bsm.getOwner().replace('/', '.');
    };
  }

  private static void translateField(FieldInsnNode field, Flow flow) {
    String kind = String.valueOf(Value.kindOf(Type.getType(field.desc)));
    String name = field.owner.replace('/', '.') + "." + field.name;
    switch (field.getOpcode()) {
      case Opcodes.GETSTATIC -> flow.unsupported("reading static field " + name, 0, kind);
      case Opcodes.PUTSTATIC -> flow.unsupported("writing static field " + name, 1, "");
      case Opcodes.GETFIELD -> flow.unsupported("reading field " + name, 1, kind);
      default -> flow.unsupported("writing field " + name, 2, "");
    }
  }

  private static void translateType(TypeInsnNode type, Flow flow) {
    String name = Type.getObjectType(type.desc).getClassName();
    switch (type.getOpcode()) {
      case Opcodes.NEW -> flow.unsupported("creating an object of class " + name, 0, "A");
      case Opcodes.ANEWARRAY -> flow.unsupported("creating an array of " + name, 1, "A");
      case Opcodes.CHECKCAST -> flow.unsupported("a cast to " + name, 1, "A");
      default -> flow.unsupported("instanceof " + name, 1, "I");
    }
  }

  private static void translateConstant(Object constant, Flow flow) {
    if (constant instanceof ConstantDynamic dynamic) {
      char kind = Value.kindOf(Type.getType(dynamic.getDescriptor()));
      flow.unsupported("a constant computed at run time", 0, String.valueOf(kind));
    } else if (constant instanceof String) {
      flow.unsupported("a string constant", 0, "A");
    } else {
      flow.unsupported("a class, method type or method handle constant", 0, "A");
    }
  }

  private static void translatePlain(int opcode, Flow flow) {
    switch (opcode) {
      case Opcodes.IALOAD, Opcodes.BALOAD, Opcodes.CALOAD, Opcodes.SALOAD ->
          flow.unsupported("reading an array element", 2, "I");
      case Opcodes.LALOAD -> flow.unsupported("reading an array element", 2, "J");
      case Opcodes.FALOAD -> flow.unsupported("reading an array element", 2, "F");
      case Opcodes.DALOAD -> flow.unsupported("reading an array element", 2, "D");
      case Opcodes.AALOAD -> flow.unsupported("reading an array element", 2, "A");
      case Opcodes.IASTORE,
          Opcodes.LASTORE,
          Opcodes.FASTORE,
          Opcodes.DASTORE,
          Opcodes.AASTORE,
          Opcodes.BASTORE,
          Opcodes.CASTORE,
          Opcodes.SASTORE ->
          flow.unsupported("writing an array element", 3, "");
      case Opcodes.ARRAYLENGTH -> flow.unsupported("the length of an array", 1, "I");
      case Opcodes.NEWARRAY -> flow.unsupported("creating an array", 1, "A");
      case Opcodes.MONITORENTER, Opcodes.MONITOREXIT ->
          flow.unsupported("a synchronized block", 1, "");
      default -> translateFloat(opcode, flow);
    }
  }

  private static void translateFloat(int opcode, Flow flow) {
    String what = "floating-point arithmetic";
    switch (opcode) {
      case Opcodes.FADD, Opcodes.FSUB, Opcodes.FMUL, Opcodes.FDIV, Opcodes.FREM ->
          flow.unsupported(what, 2, "F");
      case Opcodes.DADD, Opcodes.DSUB, Opcodes.DMUL, Opcodes.DDIV, Opcodes.DREM ->
          flow.unsupported(what, 2, "D");
      case Opcodes.FCMPL, Opcodes.FCMPG, Opcodes.DCMPL, Opcodes.DCMPG ->
          flow.unsupported(what, 2, "I");
      case Opcodes.FNEG, Opcodes.I2F, Opcodes.L2F, Opcodes.D2F -> flow.unsupported(what, 1, "F");
      case Opcodes.DNEG, Opcodes.I2D, Opcodes.L2D, Opcodes.F2D -> flow.unsupported(what, 1, "D");
      case Opcodes.F2I, Opcodes.D2I -> flow.unsupported(what, 1, "I");
      case Opcodes.F2L, Opcodes.D2L -> flow.unsupported(what, 1, "J");
      default -> throw new MalformedCodeException("opcode " + opcode + " is unknown");
    }
  }

  private static int arguments(String descriptor) {
    return Type.getArgumentTypes(descriptor).length;
  }
}
