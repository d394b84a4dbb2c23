// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.buildlogic;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Reads goals and their parameters, with their Javadoc, from the sources. Parsing is enough: the
 * annotations carry literals and enum constants only. Maven's own tools read class files, need a
 * Maven session around them and lose the Javadoc.
 */
final class MojoSources {
  private final DocTrees docs;
  private final List<Mojo> mojos = new ArrayList<>();

  private MojoSources(DocTrees docs) {
    this.docs = docs;
  }

  static List<Mojo> read(Collection<File> sources) throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = javac.getStandardFileManager(null, null, null)) {
      JavacTask task =
          (JavacTask)
              javac.getTask(
                  null, files, null, null, null, files.getJavaFileObjectsFromFiles(sources));
      MojoSources reader = new MojoSources(DocTrees.instance(task));
      for (CompilationUnitTree unit : task.parse()) {
        for (Tree type : unit.getTypeDecls()) {
          if (type instanceof ClassTree declaration) {
            reader.visit(new TreePath(new TreePath(unit), declaration), declaration);
          }
        }
      }
      return reader.mojos;
    }
  }

  private void visit(TreePath path, ClassTree declaration) {
    Optional<Map<String, String>> mojo = annotation(declaration.getModifiers(), "Mojo");
    if (mojo.isEmpty()) {
      return;
    }
    CompilationUnitTree unit = path.getCompilationUnit();
    List<Mojo.Parameter> parameters = new ArrayList<>();
    for (Tree member : declaration.getMembers()) {
      if (member instanceof VariableTree field) {
        annotation(field.getModifiers(), "Parameter")
            .ifPresent(
                arguments ->
                    parameters.add(
                        new Mojo.Parameter(
                            field.getName().toString(),
                            typeName(unit, field.getType()),
                            summary(new TreePath(path, field)),
                            arguments)));
      }
    }
    String implementation = unit.getPackageName() + "." + declaration.getSimpleName();
    mojos.add(new Mojo(implementation, summary(path), mojo.get(), parameters));
  }

  /** The arguments of the annotation with this simple name, if it is there. */
  private static Optional<Map<String, String>> annotation(ModifiersTree modifiers, String name) {
    for (AnnotationTree annotation : modifiers.getAnnotations()) {
      if (annotation.getAnnotationType().toString().equals(name)) {
        Map<String, String> arguments = new LinkedHashMap<>();
        for (ExpressionTree argument : annotation.getArguments()) {
          AssignmentTree assignment = (AssignmentTree) argument;
          ExpressionTree value = assignment.getExpression();
          arguments.put(
              assignment.getVariable().toString(),
              value instanceof LiteralTree literal
                  ? literal.getValue().toString()
                  : value.toString());
        }
        return Optional.of(arguments);
      }
    }
    return Optional.empty();
  }

  /** The name of a type as its imports tell it. */
  private static String typeName(CompilationUnitTree unit, Tree type) {
    if (type instanceof ParameterizedTypeTree generic) {
      return typeName(unit, generic.getType());
    }
    String name = type.toString();
    if (type instanceof PrimitiveTypeTree || name.contains(".")) {
      return name;
    }
    for (ImportTree each : unit.getImports()) {
      String imported = each.getQualifiedIdentifier().toString();
      if (imported.endsWith("." + name)) {
        return imported;
      }
    }
    return "java.lang." + name;
  }

  private String summary(TreePath path) {
    DocCommentTree comment = docs.getDocCommentTree(path);
    if (comment == null) {
      return "";
    }
    StringBuilder text = new StringBuilder();
    comment.getFullBody().forEach(text::append);
    return text.toString()
        .replaceAll("\\{@(?:code|link|literal) ([^}]*)}", "$1")
        .replaceAll("\\s+", " ")
        .strip();
  }
}
