// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.smt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.dashverify.engine.expr.Bv;
import io.github.dashverify.engine.expr.Fp;
import io.github.dashverify.engine.expr.Sort;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What users are told, and what still works, where native solvers do not load. */
class UnavailableTest {

  /** A machine on which nothing native loads. */
  private static final class NoNatives extends Natives {
    NoNatives() {
      super(Optional.empty());
    }

    @Override
    void loadZ3() throws SolverUnavailableException {
      throw new SolverUnavailableException("no Z3", null);
    }

    @Override
    void load(String library) throws SolverUnavailableException {
      throw new SolverUnavailableException("no " + library, null);
    }
  }

  @Test
  void princessSteppedInAndSaysSo() throws Exception {
    List<String> warnings = new ArrayList<>();
    try (SmtSolver solver =
        SmtSolver.open(SolverOptions.defaults(), new NoNatives(), warnings::add)) {
      assertThat(warnings)
          .containsExactly(
              "No native solver loads, so the slow pure-Java solver Princess is used, which knows"
                  + " no floating-point numbers: no libbitwuzlaj; no Z3");
      assertThat(solver.name()).startsWith("Princess");
      assertThat(solver.check(List.of(Bv.slt(Named.variable("x", Sort.INT), Bv.intConst(0)))))
          .isInstanceOf(Answer.Satisfiable.class);
      assertThat(solver.check(List.of(Fp.isNaN(Named.variable("f", Sort.FLOAT)))))
          .isEqualTo(new Answer.Undecided("Princess cannot express the query"));
    }
  }

  @Test
  void oneNativeIsEnough() throws Exception {
    List<String> warnings = new ArrayList<>();
    Natives onlyZ3 =
        new Natives(Optional.empty()) {
          @Override
          void load(String library) throws SolverUnavailableException {
            throw new SolverUnavailableException("no " + library, null);
          }
        };
    try (SmtSolver solver = SmtSolver.open(SolverOptions.defaults(), onlyZ3, warnings::add)) {
      assertThat(solver.name()).isEqualTo("Z3 4.14.1");
      assertThat(warnings).isEmpty();
    }
  }

  @Test
  void aFolderWithoutTheLibraryIsNamed(@TempDir Path folder) {
    SolverOptions options =
        new SolverOptions(SolverOptions.Choice.BITWUZLA, 1_000, 1_000, Optional.of(folder));
    assertThatThrownBy(() -> SmtSolver.open(options))
        .isInstanceOf(SolverUnavailableException.class)
        .hasMessageContaining(folder.toString())
        .hasMessageContaining("choose another solver");
  }
}
