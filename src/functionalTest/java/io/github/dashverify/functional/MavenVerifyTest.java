// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.functional;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.dashverify.functional.MavenModule.Result;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The goal {@code verify} in real builds. */
final class MavenVerifyTest {

  @TempDir private Path folder;

  @Test
  void violationIsAFailureUntilItIsAccepted() throws Exception {
    MavenModule module = new MavenModule(folder).classes(Subjects.VIOLATED, Subjects.PROVED);

    Result violated = module.run("verify");
    assertThat(violated.exitCode()).as(violated.output()).isEqualTo(1);
    assertThat(violated.output())
        .contains("BUILD FAILURE", "MojoFailureException", "assert magnitude >= 0;")
        .contains("1 assertion can fail: Magnitude.java:6 with ", "report.txt", "dash.failOn=never")
        .containsPattern(Subjects.VIOLATING_CALL);
    assertThat(folder.resolve("target/dash-verify/report.json")).content().contains("VIOLATED");

    Result never = module.run("verify", "-Ddash.failOn=never");
    assertThat(never.exitCode()).as(never.output()).isZero();
    assertThat(never.output()).containsPattern(Subjects.VIOLATING_CALL);

    Result chosen =
        module.run(
            "verify",
            "-Ddash.exclude=shop.Magnitude,shop.Other",
            "-Ddash.timeout=30",
            "-Ddash.jobs=1");
    assertThat(chosen.exitCode()).as(chosen.output()).isZero();
    assertThat(chosen.output()).contains("1 proved").doesNotContain("Magnitude");

    Result skipped = module.run("verify", "-Ddash.skip");
    assertThat(skipped.exitCode()).as(skipped.output()).isZero();
    assertThat(skipped.output()).contains("dash-verify is skipped").doesNotContain("proved");
  }

  @Test
  void whatKeepsTheToolFromWorkingIsAnError() throws Exception {
    MavenModule module = new MavenModule(folder).classes(Subjects.UNKNOWN);

    Result unknown = module.run("verify", "-Ddash.failOn=unknown");
    assertThat(unknown.output())
        .contains("MojoFailureException", "1 assertion could not be decided: Scales.java:6");

    Result broken = module.run("verify", "-Ddash.heap=plenty");
    assertThat(broken.exitCode()).as(broken.output()).isEqualTo(1);
    assertThat(broken.output()).contains("BUILD FAILURE", "MojoExecutionException", "-Xmxplenty");

    Result unwritable = module.run("verify", "-Ddash.reportDirectory=pom.xml/reports");
    assertThat(unwritable.output())
        .contains("MojoExecutionException", "dash-verify cannot write its reports to", "pom.xml");

    Result mistaken = module.run("verify", "-Ddash.failOn=sometimes");
    assertThat(mistaken.output())
        .contains(
            "MojoExecutionException", "dash.failOn is 'sometimes': write violations, unknown");
  }
}
