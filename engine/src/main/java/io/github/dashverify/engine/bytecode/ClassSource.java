// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.engine.bytecode;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One entry of a class path. */
interface ClassSource {

  /** The bytes of a class, null if it is not here. */
  byte @Nullable [] read(String internalName) throws IOException;

  /** The file a class is read from, as a message should name it. */
  String fileOf(String internalName);

  /** Internal names of all classes here, sorted. */
  List<String> classNames() throws IOException;
}
