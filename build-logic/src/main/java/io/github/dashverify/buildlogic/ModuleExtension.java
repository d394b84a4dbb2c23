// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.buildlogic;

import org.gradle.api.provider.Property;

/** {@code dashverify { … }}: what differs between the modules. */
public interface ModuleExtension {
  /** The Java release whose class files and library the main source set is compiled for. */
  Property<Integer> getRelease();

  /** One sentence for the POM. */
  Property<String> getDescription();
}
