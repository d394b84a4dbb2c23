// SPDX-License-Identifier: Apache-2.0
// Kept to what Kotlin and Groovy read the same way: docs/adr/0001-offline-gradle.md.

pluginManagement {
    includeBuild("build-logic")
}

dependencyResolutionManagement {
    repositoriesMode.set(RepositoriesMode.FAIL_ON_PROJECT_REPOS)
    repositories {
        mavenCentral()
    }
}

rootProject.name = "dash-verify"

include("api", "models", "replay", "engine", "cli", "launch", "plugin", "maven-plugin", "benchmarks")
