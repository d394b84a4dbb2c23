// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.maven;

import io.github.dashverify.launch.EngineCall;
import io.github.dashverify.launch.EngineReport;
import io.github.dashverify.launch.FailOn;
import io.github.dashverify.launch.Judgement;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import javax.inject.Inject;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.project.MavenProject;
import org.apache.maven.toolchain.ToolchainManager;
import org.jspecify.annotations.Nullable;

/** Proves or refutes the assertions of the project's main classes. */
@Mojo(
    name = "verify",
    defaultPhase = LifecyclePhase.VERIFY,
    requiresDependencyResolution = ResolutionScope.COMPILE_PLUS_RUNTIME,
    threadSafe = true)
public final class VerifyMojo extends AbstractMojo {

  private static final String HOW_TO_GO_ON = "run with -Ddash.failOn=never";

  /** Does nothing. */
  @Parameter(property = "dash.skip", defaultValue = "false")
  private boolean skip;

  /** Seconds that may be spent on one entry point. */
  @Parameter(property = "dash.timeout")
  private @Nullable Integer timeout;

  /** Seconds that may be spent on the whole module. */
  @Parameter(property = "dash.totalTimeout")
  private @Nullable Integer totalTimeout;

  /**
   * What makes the build fail: {@code violations}, {@code unknown} (also what could not be decided)
   * or {@code never}.
   */
  @Parameter(property = "dash.failOn", defaultValue = "violations")
  private String failOn = "violations";

  /**
   * Methods to start from, as {@code package.Class#method}. If there are none, every non-private
   * method is one.
   */
  @Parameter(property = "dash.entryPoints")
  private List<String> entryPoints = List.of();

  /** Names of classes to verify, with {@code *} for anything; all if there are none. */
  @Parameter(property = "dash.include")
  private List<String> include = List.of();

  /** Names of classes to leave out, with {@code *} for anything. */
  @Parameter(property = "dash.exclude")
  private List<String> exclude = List.of();

  /** Properties to check, such as {@code assert}. */
  @Parameter(property = "dash.properties")
  private List<String> properties = List.of();

  /** How the abstraction is sliced: {@code none}, {@code targetLocation} or {@code targetPath}. */
  @Parameter(property = "dash.slicing")
  private @Nullable String slicing;

  /** How many assertions are worked on at once; one for each processor unless set. */
  @Parameter(property = "dash.jobs")
  private @Nullable Integer jobs;

  /** Largest heap of the engine's JVM. */
  @Parameter(property = "dash.heap", defaultValue = "1g")
  private String heap = "1g";

  /** Where {@code report.json} and {@code report.txt} go. */
  @Parameter(
      property = "dash.reportDirectory",
      defaultValue = "${project.build.directory}/dash-verify")
  private File reportDirectory = new File("target/dash-verify");

  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  private MavenProject project = new MavenProject();

  @Parameter(defaultValue = "${session}", readonly = true, required = true)
  private @Nullable MavenSession session;

  @Parameter(defaultValue = "${plugin.artifacts}", readonly = true, required = true)
  private List<Artifact> pluginArtifacts = List.of();

  private final ToolchainManager toolchains;

  /** Called by Maven, which sets the parameters afterwards. */
  @Inject
  public VerifyMojo(ToolchainManager toolchains) {
    this.toolchains = toolchains;
  }

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (skip) {
      getLog().info("dash-verify is skipped, as dash.skip says.");
      return;
    }
    Path classes = Path.of(project.getBuild().getOutputDirectory());
    if (!Files.isDirectory(classes)) {
      getLog().info("dash-verify: this module has no classes to verify.");
      return;
    }
    FailOn policy = policy();
    Path text = reportDirectory.toPath().resolve("report.txt");
    EngineReport report = verify(classes, text);
    tell(report, text);
    Optional<String> failure = Judgement.failure(report, policy, text.toString(), HOW_TO_GO_ON);
    if (failure.isPresent()) {
      throw new MojoFailureException(failure.get());
    }
  }

  private FailOn policy() throws MojoExecutionException {
    try {
      return FailOn.parse("dash.failOn", failOn);
    } catch (IllegalArgumentException mistake) {
      throw new MojoExecutionException(mistake.getMessage(), mistake);
    }
  }

  private EngineReport verify(Path classes, Path text) throws MojoExecutionException {
    Path json = text.resolveSibling("report.json");
    EngineProcess process =
        new EngineProcess(java(), heap, engine(), project.getBasedir().toPath());
    try {
      Files.createDirectories(reportDirectory.toPath());
      return process
          .run(call(classes, json), json, text, line -> getLog().info(line))
          .orThrow(MojoExecutionException::new);
    } catch (IOException failure) {
      throw new MojoExecutionException(
          "dash-verify cannot write its reports to %s: make that folder writable (%s)."
              .formatted(reportDirectory, failure.getMessage()),
          failure);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new MojoExecutionException("dash-verify was stopped before the end.", stopped);
    }
  }

  private EngineCall call(Path classes, Path json) throws MojoExecutionException {
    return new EngineCall(List.of(classes), json)
        .library(library(classes))
        .sources(paths(project.getCompileSourceRoots()))
        .entries(entryPoints)
        .include(include)
        .exclude(exclude)
        .properties(properties)
        .timeout(timeout)
        .totalTimeout(totalTimeout)
        .slicing(slicing)
        .jobs(jobs);
  }

  private List<Path> library(Path classes) throws MojoExecutionException {
    try {
      return paths(project.getRuntimeClasspathElements()).stream()
          .filter(path -> !path.equals(classes))
          .toList();
    } catch (DependencyResolutionRequiredException defect) {
      throw new MojoExecutionException("Maven has not resolved the dependencies.", defect);
    }
  }

  /** The engine is a dependency of this plugin; Maven has fetched it. */
  private List<Path> engine() {
    return pluginArtifacts.stream().map(artifact -> artifact.getFile().toPath()).toList();
  }

  private String java() {
    return Optional.ofNullable(toolchains.getToolchainFromBuildContext("jdk", session))
        .flatMap(toolchain -> Optional.ofNullable(toolchain.findTool("java")))
        .orElseGet(() -> Path.of(System.getProperty("java.home"), "bin", "java").toString());
  }

  private void tell(EngineReport report, Path text) throws MojoExecutionException {
    try {
      for (String line : Files.readAllLines(text)) {
        if (!report.violated().isEmpty()) {
          getLog().error(line);
        } else if (!report.unknown().isEmpty()) {
          getLog().warn(line);
        } else {
          getLog().info(line);
        }
      }
    } catch (IOException failure) {
      throw new MojoExecutionException("dash-verify cannot read " + text, failure);
    }
  }

  private static List<Path> paths(Collection<String> names) {
    return names.stream().map(Path::of).toList();
  }
}
