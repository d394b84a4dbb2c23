// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.Paths;

/**
 * The main class of the replaying JVM: {@code ReplayMain <request file> <result file>}.
 *
 * <p>The main thread waits for the end and reports it, the program runs on another. The JVM always
 * ends by halting, with the {@link Outcome#exitCode} of the outcome, so neither threads nor
 * shutdown hooks of the program can hold it up.
 */
public final class ReplayMain {

  private ReplayMain() {}

  public static void main(String[] args) {
    if (args.length != 2) {
      System.err.println("Usage: ReplayMain <request file> <result file>");
      Runtime.getRuntime().halt(Outcome.NOT_STARTED.exitCode());
    }
    report(replay(Paths.get(args[0])), Paths.get(args[1]).toAbsolutePath());
  }

  private static ReplayResult replay(Path requestFile) {
    ReplayRequest request;
    try {
      request = ReplayRequest.read(requestFile);
    } catch (IOException | IllegalArgumentException e) {
      return new ReplayResult(Outcome.NOT_STARTED, "cannot read the request: " + e);
    }
    Ending ending = new Ending();
    Witness.watch(request.target(), ending);
    Inputs.record(request.inputs(), ending);
    System.setProperty(VerifyInputs.PROPERTY, VerifyInputs.class.getName());
    Fence.raise(ending);
    Program.start(request, ending);
    return ending.await(request.timeoutMillis());
  }

  private static void report(ReplayResult result, Path resultFile) {
    try {
      result.write(resultFile);
    } catch (IOException e) {
      System.err.println("The result " + result + " cannot be written: " + e);
    } finally {
      Runtime.getRuntime().halt(result.outcome().exitCode());
    }
  }
}
