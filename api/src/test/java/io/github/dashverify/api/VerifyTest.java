// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a program sees that uses {@link Verify} without the verifier. */
class VerifyTest {

  @Test
  void anAssumptionThatHoldsDoesNothing() {
    assertThatCode(() -> Verify.assume(true)).doesNotThrowAnyException();
  }

  @Test
  void anAssumptionThatDoesNotHoldStopsTheRunWithoutATrace() {
    assertThatThrownBy(() -> Verify.assume(false))
        .isInstanceOf(AssumptionViolated.class)
        .isInstanceOf(Error.class)
        .satisfies(stop -> assertThat(stop.getStackTrace()).isEmpty());
  }

  @Test
  void aRangeIncludesBothEndsAndNothingElse() {
    Set<Integer> seen = new HashSet<>();
    for (int i = 0; i < 1000; i++) {
      seen.add(Verify.anyInt(-1, 2));
    }
    assertThat(seen).containsExactlyInAnyOrder(-1, 0, 1, 2);
  }

  @Test
  void theRangeMayBeAllInts() {
    Set<Boolean> negative = new HashSet<>();
    for (int i = 0; i < 100; i++) {
      negative.add(Verify.anyInt(Integer.MIN_VALUE, Integer.MAX_VALUE) < 0);
    }
    assertThat(negative).containsExactlyInAnyOrder(true, false);
  }

  @Test
  void anEmptyRangeIsAViolatedAssumption() {
    assertThatThrownBy(() -> Verify.anyInt(1, 0)).isInstanceOf(AssumptionViolated.class);
  }

  @Test
  void everyKindOfInputVaries() {
    Set<Object> booleans = new HashSet<>();
    Set<Object> bytes = new HashSet<>();
    Set<Object> chars = new HashSet<>();
    Set<Object> shorts = new HashSet<>();
    Set<Object> ints = new HashSet<>();
    Set<Object> longs = new HashSet<>();
    Set<Object> floats = new HashSet<>();
    Set<Object> doubles = new HashSet<>();
    Set<Object> strings = new HashSet<>();
    for (int i = 0; i < 100; i++) {
      booleans.add(Verify.anyBoolean());
      bytes.add(Verify.anyByte());
      chars.add(Verify.anyChar());
      shorts.add(Verify.anyShort());
      ints.add(Verify.anyInt());
      longs.add(Verify.anyLong());
      floats.add(Verify.anyFloat());
      doubles.add(Verify.anyDouble());
      strings.add(Verify.anyString());
    }
    assertThat(booleans).hasSize(2);
    assertThat(bytes).hasSizeGreaterThan(50);
    assertThat(chars).hasSizeGreaterThan(50);
    assertThat(shorts).hasSizeGreaterThan(50);
    assertThat(ints).hasSizeGreaterThan(50);
    assertThat(longs).hasSizeGreaterThan(50);
    assertThat(floats).hasSizeGreaterThan(50);
    assertThat(doubles).hasSizeGreaterThan(50);
    assertThat(strings).hasSizeGreaterThan(50).contains("").doesNotContainNull();
  }

  @Test
  void theSequenceIsTheSameInEveryRun() {
    RandomInputs one = new RandomInputs();
    RandomInputs other = new RandomInputs();
    for (int i = 0; i < 100; i++) {
      assertThat(one.anyLong()).isEqualTo(other.anyLong());
      assertThat(one.anyString()).isEqualTo(other.anyString());
    }
  }
}
