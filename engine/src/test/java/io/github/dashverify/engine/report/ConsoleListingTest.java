// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.report;

import static io.github.dashverify.engine.report.SampleReports.AUDIT;
import static io.github.dashverify.engine.report.SampleReports.LINE_12;
import static io.github.dashverify.engine.report.SampleReports.LINE_17;
import static io.github.dashverify.engine.report.SampleReports.WITHDRAW;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ConsoleListingTest {

  @Test
  void groupsByEntryPoint() {
    assertThat(
            new ConsoleListing(Sources.none())
                .render(
                    List.of(
                        new PlannedCheck(WITHDRAW, LINE_12),
                        new PlannedCheck(WITHDRAW, LINE_17),
                        new PlannedCheck(AUDIT, LINE_12))))
        .isEqualTo(
            """
            bank.Account#withdraw(I)V
                Account.java:12  assert
                Account.java:17  assert
            bank.Bank#audit(II)V
                Account.java:12  assert
            2 assertions, 2 entry points
            """);
  }
}
