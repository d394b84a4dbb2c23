// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Which package may see which. A door that is not listed does not exist. */
class ArchitectureTest {

  private static final String ENGINE = "io.github.dashverify.engine";
  private static final Path SOURCES = Path.of("src", "main", "java", ENGINE.replace('.', '/'));

  private static final Set<String> TOLD_FROM_BELOW = Set.of("InputException", "Nearest");

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .importUrl(DashVerifier.class.getProtectionDomain().getCodeSource().getLocation());

  /** Packages of the engine that each of them may see. */
  private static final Map<String, Set<String>> DOORS =
      Map.ofEntries(
          Map.entry("expr", Set.of()),
          Map.entry("verdict", Set.of()),
          Map.entry("smt", Set.of("expr")),
          Map.entry("cfa", Set.of("expr")),
          Map.entry("bytecode", Set.of("cfa", "expr")),
          Map.entry("supergraph", Set.of("cfa", "expr")),
          Map.entry("concrete", Set.of("supergraph", "cfa", "expr")),
          Map.entry("symbolic", Set.of("concrete", "supergraph", "cfa", "expr")),
          Map.entry("region", Set.of("concrete", "supergraph", "cfa", "expr")),
          Map.entry("explore", Set.of("symbolic", "concrete", "supergraph", "cfa", "expr", "smt")),
          Map.entry(
              "dash", Set.of("region", "symbolic", "concrete", "supergraph", "cfa", "expr", "smt")),
          Map.entry("entry", Set.of("bytecode", "cfa", "expr")),
          Map.entry(
              "counterexample",
              Set.of("entry", "bytecode", "concrete", "supergraph", "cfa", "expr", "verdict")),
          Map.entry("confirm", Set.of("entry", "bytecode", "cfa", "counterexample")),
          Map.entry("report", Set.of("verdict")));

  static Stream<String> packages() {
    return DOORS.keySet().stream().sorted();
  }

  @ParameterizedTest
  @MethodSource("packages")
  void seesOnlyWhatItMay(String name) {
    Set<String> forbidden = new TreeSet<>(DOORS.keySet());
    forbidden.removeAll(DOORS.get(name));
    forbidden.remove(name);
    noClasses()
        .that()
        .resideInAPackage(ENGINE + "." + name)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(forbidden.stream().map(p -> ENGINE + "." + p).toArray(String[]::new))
        .check(CLASSES);
  }

  @Test
  void everyPackageIsListed() {
    Set<String> found = new TreeSet<>();
    for (JavaClass type : CLASSES) {
      if (!type.getPackageName().equals(ENGINE)) {
        found.add(type.getPackageName().substring(ENGINE.length() + 1));
      }
    }
    assertThat(found).isEqualTo(new TreeMap<>(DOORS).keySet());
  }

  /** What {@code entry} says about wrong input is the one thing that is told from below. */
  @Test
  void nobodySeesTheDoorOfTheEngine() {
    noClasses()
        .that()
        .resideInAPackage(ENGINE + ".*")
        .should()
        .dependOnClassesThat(
            describe(
                "are the door of the engine",
                type ->
                    type.getPackageName().equals(ENGINE)
                        && !TOLD_FROM_BELOW.contains(type.getSimpleName())))
        .check(CLASSES);
  }

  @Test
  void onlyOnePackageKnowsTheSolvers() {
    noClasses()
        .that()
        .resideOutsideOfPackage(ENGINE + ".smt")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.sosy_lab..", "com.microsoft..", "ap..")
        .check(CLASSES);
  }

  @Test
  void onlyBytecodeAndEntryKnowAsm() {
    classes()
        .that(
            describe(
                "use ASM",
                type ->
                    type.getDirectDependenciesFromSelf().stream()
                        .map(dependency -> dependency.getTargetClass().getPackageName())
                        .anyMatch(name -> name.startsWith("org.objectweb.asm"))))
        .should()
        .resideInAnyPackage(ENGINE + ".bytecode", ENGINE + ".entry")
        .check(CLASSES);
  }

  @Test
  void nobodyKnowsABuildTool() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.gradle..", "org.apache.maven..")
        .check(CLASSES);
  }

  @Test
  void everyPackageSaysWhatItIsForAndIsNullMarked() throws IOException {
    List<String> missing = new ArrayList<>();
    try (Stream<Path> folders = Files.walk(SOURCES).filter(Files::isDirectory)) {
      for (Path folder : folders.toList()) {
        Path info = folder.resolve("package-info.java");
        if (!Files.exists(info) || !isComplete(Files.readString(info))) {
          missing.add(folder.toString());
        }
      }
    }
    assertThat(missing).isEmpty();
  }

  private static boolean isComplete(String info) {
    return info.contains("@NullMarked") && info.contains("/**");
  }
}
