// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.buildlogic;

import org.gradle.api.Project;
import org.gradle.api.artifacts.MinimalExternalModuleDependency;
import org.gradle.api.artifacts.VersionCatalogsExtension;
import org.gradle.api.provider.Provider;

/** Access to {@code gradle/libs.versions.toml} from Java. */
final class Libraries {
  private Libraries() {}

  static Provider<MinimalExternalModuleDependency> get(Project project, String alias) {
    return project
        .getExtensions()
        .getByType(VersionCatalogsExtension.class)
        .named("libs")
        .findLibrary(alias)
        .orElseThrow(
            () -> new IllegalArgumentException("no '" + alias + "' in gradle/libs.versions.toml"));
  }
}
