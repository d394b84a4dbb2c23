// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.buildlogic;

import java.util.List;
import org.gradle.api.Project;
import org.gradle.api.artifacts.dsl.DependencyHandler;
import org.gradle.api.tasks.testing.Test;
import org.gradle.api.tasks.testing.TestDescriptor;
import org.gradle.api.tasks.testing.TestListener;
import org.gradle.api.tasks.testing.TestResult;
import org.gradle.api.tasks.testing.logging.TestExceptionFormat;
import org.gradle.api.tasks.testing.logging.TestLogEvent;

/** JUnit 5; failures printed in full, and a line of totals for each test task. */
final class Tests {
  private Tests() {}

  static void configure(Project project) {
    addDependencies(project, "test");
    project.getTasks().withType(Test.class).configureEach(Tests::configure);
  }

  static void addDependencies(Project project, String sourceSet) {
    DependencyHandler dependencies = project.getDependencies();
    dependencies.addProvider(sourceSet + "CompileOnly", Libraries.get(project, "jspecify"));
    dependencies.addProvider(sourceSet + "Implementation", Libraries.get(project, "junit-jupiter"));
    dependencies.addProvider(sourceSet + "Implementation", Libraries.get(project, "assertj"));
    dependencies.add(
        sourceSet + "RuntimeOnly", dependencies.platform(Libraries.get(project, "junit-bom")));
    dependencies.addProvider(sourceSet + "RuntimeOnly", Libraries.get(project, "junit-launcher"));
  }

  private static void configure(Test test) {
    test.useJUnitPlatform();
    test.setEnableAssertions(true);
    test.setMaxHeapSize("1g");
    test.systemProperty("file.encoding", "UTF-8");
    test.testLogging(
        logging -> {
          logging.setEvents(List.of(TestLogEvent.FAILED));
          logging.setExceptionFormat(TestExceptionFormat.FULL);
          logging.setShowStackTraces(true);
          logging.setShowCauses(true);
        });
    test.addTestListener(new Totals(test.getPath()));
  }

  /** Prints the totals once the last test of a task has ended. */
  private static final class Totals implements TestListener {
    private final String task;

    Totals(String task) {
      this.task = task;
    }

    @Override
    public void afterSuite(TestDescriptor suite, TestResult result) {
      if (suite.getParent() == null) {
        System.out.printf(
            "%s: %d passed, %d failed, %d skipped%n",
            task,
            result.getSuccessfulTestCount(),
            result.getFailedTestCount(),
            result.getSkippedTestCount());
      }
    }

    @Override
    public void beforeSuite(TestDescriptor suite) {}

    @Override
    public void beforeTest(TestDescriptor test) {}

    @Override
    public void afterTest(TestDescriptor test, TestResult result) {}
  }
}
