// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import io.github.dashverify.engine.cfa.MethodId;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * One class as its class file describes it. Nobody changes the node.
 *
 * @param node what ASM read
 * @param ofJdk whether the class belongs to the JDK and not to the program
 */
public record ClassFile(ClassNode node, boolean ofJdk) {

  /**
   * Reads a class file.
   *
   * @param where the file, as a message should name it
   */
  static ClassFile parse(byte[] bytes, String where, boolean ofJdk) throws ClassFileException {
    if (bytes.length < 4 || !startsWithMagic(bytes)) {
      throw new ClassFileException(where + " is not a class file.");
    }
    ClassNode node = new ClassNode();
    try {
      new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES);
      checkDescriptors(node);
    } catch (RuntimeException e) {
      // ASM reports malformed input by whatever its array accesses throw.
      throw new ClassFileException(where + " is damaged or of a newer Java version: " + e, e);
    }
    return new ClassFile(node, ofJdk);
  }

  /**
   * ASM copies descriptors without looking at them; the types throw if there is no sense in them.
   */
  private static void checkDescriptors(ClassNode node) {
    for (MethodNode method : node.methods) {
      Value.kindReturned(method.desc);
      for (Type type : Type.getArgumentTypes(method.desc)) {
        Value.kindOf(type);
      }
    }
    for (FieldNode field : node.fields) {
      Value.kindOf(Type.getType(field.desc));
    }
  }

  private static boolean startsWithMagic(byte[] bytes) {
    return (bytes[0] & 0xFF) == 0xCA
        && (bytes[1] & 0xFF) == 0xFE
        && (bytes[2] & 0xFF) == 0xBA
        && (bytes[3] & 0xFF) == 0xBE;
  }

  /** Internal name, such as {@code java/lang/Math}. */
  public String name() {
    return node.name;
  }

  public boolean isInterface() {
    return (node.access & Opcodes.ACC_INTERFACE) != 0;
  }

  /** The method this class itself declares under this name and descriptor. */
  public @Nullable MethodNode method(String name, String descriptor) {
    for (MethodNode method : node.methods) {
      if (method.name.equals(name) && method.desc.equals(descriptor)) {
        return method;
      }
    }
    return null;
  }

  /** The field this class itself declares under this name and descriptor. */
  public @Nullable FieldNode field(String name, String descriptor) {
    for (FieldNode field : node.fields) {
      if (field.name.equals(name) && field.desc.equals(descriptor)) {
        return field;
      }
    }
    return null;
  }

  public MethodId id(MethodNode method) {
    return new MethodId(node.name, method.name, method.desc);
  }
}
