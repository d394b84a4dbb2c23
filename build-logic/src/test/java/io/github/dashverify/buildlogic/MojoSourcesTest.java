// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.buildlogic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MojoSourcesTest {
  @TempDir Path folder;

  @Test
  void goalWithItsParametersBecomesDescriptor() throws IOException {
    Xml xml = new Xml();
    for (Mojo mojo :
        read(
            """
            package some;

            import java.io.File;
            import java.util.List;

            /** Checks {@code classes}, if a < b. */
            @Mojo(
                name = "check",
                defaultPhase = LifecyclePhase.PRE_INTEGRATION_TEST,
                requiresDependencyResolution = ResolutionScope.COMPILE_PLUS_RUNTIME,
                threadSafe = true)
            class CheckMojo extends AbstractMojo {
              /**
               * Where they
               * are.
               */
              @Parameter(property = "some.folder", defaultValue = "${basedir}", required = true)
              private File folder;

              @Parameter private @Nullable List<String> names;

              @Parameter(defaultValue = "${project}", readonly = true)
              private boolean flag;

              private int notAParameter;
            }
            """)) {
      mojo.write(xml);
    }
    assertThat(xml.toString())
        .isEqualTo(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <mojo>
              <goal>check</goal>
              <description>Checks classes, if a &lt; b.</description>
              <implementation>some.CheckMojo</implementation>
              <language>java</language>
              <instantiationStrategy>per-lookup</instantiationStrategy>
              <executionStrategy>once-per-session</executionStrategy>
              <phase>pre-integration-test</phase>
              <requiresDependencyResolution>compile+runtime</requiresDependencyResolution>
              <requiresProject>true</requiresProject>
              <threadSafe>true</threadSafe>
              <parameters>
                <parameter>
                  <name>folder</name>
                  <type>java.io.File</type>
                  <required>true</required>
                  <editable>true</editable>
                  <description>Where they are.</description>
                </parameter>
                <parameter>
                  <name>names</name>
                  <type>java.util.List</type>
                  <required>false</required>
                  <editable>true</editable>
                  <description></description>
                </parameter>
                <parameter>
                  <name>flag</name>
                  <type>boolean</type>
                  <required>false</required>
                  <editable>false</editable>
                  <description></description>
                </parameter>
              </parameters>
              <configuration>
                <folder implementation="java.io.File" default-value="${basedir}">${some.folder}</folder>
                <flag implementation="boolean" default-value="${project}"></flag>
              </configuration>
            </mojo>
            """);
  }

  @Test
  void otherClassesAreNoGoals() throws IOException {
    assertThat(read("package some; class Other { @Parameter int field; }")).isEmpty();
  }

  private List<Mojo> read(String source) throws IOException {
    Path file = Files.writeString(folder.resolve("Source.java"), source);
    return MojoSources.read(List.of(file.toFile()));
  }
}
