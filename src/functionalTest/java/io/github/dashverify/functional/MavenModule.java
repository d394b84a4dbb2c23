// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.functional;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A small project in a folder of its own, built by a real Maven. */
final class MavenModule {

  /** A local repository of the tests' own, kept between runs. */
  private static final Path LOCAL_REPOSITORY =
      Surroundings.TEST_KIT.resolveSibling("maven-repository");

  private final Path folder;

  /**
   * How a build ended.
   *
   * @param exitCode of Maven
   * @param output everything it printed
   */
  record Result(int exitCode, String output) {}

  MavenModule(Path folder) throws IOException {
    this.folder = folder;
    forgetOurs();
    Files.writeString(folder.resolve("pom.xml"), pom());
  }

  /** Maven takes a snapshot from its local repository rather than look for a newer one. */
  private static void forgetOurs() throws IOException {
    Path ours = LOCAL_REPOSITORY.resolve("io/github/dashverify");
    if (Files.exists(ours)) {
      try (Stream<Path> files = Files.walk(ours)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  MavenModule classes(String... sources) throws IOException {
    Path shop = Files.createDirectories(folder.resolve("src/main/java/shop"));
    for (String source : sources) {
      String name = source.replaceAll("(?s).*final class (\\w+).*", "$1");
      Files.writeString(shop.resolve(name + ".java"), source);
    }
    return this;
  }

  Result run(String... arguments) throws IOException, InterruptedException {
    boolean windows = System.getProperty("os.name").startsWith("Windows");
    List<String> command = new ArrayList<>(List.of(windows ? "mvn.cmd" : "mvn", "-B", "-ntp"));
    command.add("-Dmaven.repo.local=" + LOCAL_REPOSITORY);
    command.addAll(List.of(arguments));
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Result(process.waitFor(), output);
  }

  /**
   * What other builds have fetched need not be fetched again: the user's own local repository is
   * read like a remote one.
   */
  private static String pom() {
    return """
    <project xmlns="http://maven.apache.org/POM/4.0.0">
      <modelVersion>4.0.0</modelVersion>
      <groupId>shop</groupId>
      <artifactId>shop</artifactId>
      <version>1</version>
      <properties>
        <maven.compiler.release>17</maven.compiler.release>
        <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
      </properties>
      <pluginRepositories>
        <pluginRepository>
          <id>dash-verify</id>
          <url>%s</url>
        </pluginRepository>
        <pluginRepository>
          <id>fetched</id>
          <url>%s</url>
        </pluginRepository>
      </pluginRepositories>
      <build>
        <plugins>
          <plugin>
            <artifactId>maven-compiler-plugin</artifactId>
            <version>3.13.0</version>
          </plugin>
          <plugin>
            <groupId>io.github.dashverify</groupId>
            <artifactId>dash-verify-maven-plugin</artifactId>
            <version>%s</version>
            <executions>
              <execution>
                <goals>
                  <goal>verify</goal>
                </goals>
              </execution>
            </executions>
          </plugin>
        </plugins>
      </build>
    </project>
    """
        .formatted(
            Surroundings.REPOSITORY.toUri(),
            Path.of(System.getProperty("user.home"), ".m2", "repository").toUri(),
            Surroundings.VERSION);
  }
}
