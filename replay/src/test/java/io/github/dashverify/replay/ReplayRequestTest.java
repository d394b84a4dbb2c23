// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The form of a request file. */
class ReplayRequestTest {

  @TempDir Path folder;

  @Test
  void aRequestIsReadableText() throws Exception {
    Path file = folder.resolve("request");
    request().write(file);
    assertThat(Files.readAllLines(file))
        .containsExactly(
            "entry=a.B$C",
            "method=m\\u00e9",
            "descriptor=(ID)V",
            "target=a/B.java:3",
            "timeoutMillis=1000",
            "argument=int:-5",
            "argument=double:7ff8000000000000",
            "input=string:a=\\u005cn\\u000a\\ud83d",
            "input=char:0041",
            "input=null:");
  }

  @Test
  void whatIsWrittenIsRead() throws Exception {
    Path file = folder.resolve("request");
    request().write(file);
    ReplayRequest read = ReplayRequest.read(file);
    assertThat(read.entry()).isEqualTo("a.B$C");
    assertThat(read.method()).isEqualTo("m\u00e9");
    assertThat(read.descriptor()).isEqualTo("(ID)V");
    assertThat(read.target()).isEqualTo("a/B.java:3");
    assertThat(read.timeoutMillis()).isEqualTo(1000);
    assertThat(read.arguments()).isEqualTo(request().arguments());
    assertThat(read.inputs()).isEqualTo(request().inputs());
    assertThat(read.inputs().get(0).content()).isEqualTo("a=\\n\n\ud83d");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "receiver=object:1",
        "no equals sign",
        "argument=5",
        "argument=object:5",
        "argument=int:x",
        "argument=boolean:yes",
        "argument=char:12345",
        "argument=byte:128",
        "input=string:\\n",
        "timeoutMillis=0"
      })
  void whatIsNotUnderstoodIsRefused(String line) throws Exception {
    Path file = folder.resolve("request");
    request().write(file);
    Files.write(file, (line + "\n").getBytes("US-ASCII"), java.nio.file.StandardOpenOption.APPEND);
    assertThatThrownBy(() -> ReplayRequest.read(file)).isInstanceOf(IllegalArgumentException.class);
  }

  private static ReplayRequest request() {
    return new ReplayRequest(
        "a.B$C",
        "m\u00e9",
        "(ID)V",
        "a/B.java:3",
        1000,
        Arrays.asList(Value.of(-5), Value.of(Double.NaN)),
        Arrays.asList(Value.of("a=\\n\n\ud83d"), Value.of('A'), Value.nullReference()));
  }
}
