// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.cli;

/** The version of this tool, as its jar file states it. */
final class Version {

  private Version() {}

  /** Such as {@code 1.2.0}; {@code development} if the classes come from no jar. */
  static String text() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "development" : version;
  }
}
