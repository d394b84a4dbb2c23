// SPDX-License-Identifier: Apache-2.0

pluginManagement {
    includeBuild("..")
    repositories {
        mavenCentral()
    }
}

dependencyResolutionManagement {
    repositories {
        mavenCentral()
    }
}

rootProject.name = "sample-project"

// The plugin and what it runs come from the checkout around this folder, where a module is known by
// its folder's name. A project of its own needs neither this nor the two lines with "..", only a
// version beside the plugin's id in build.gradle.kts.
includeBuild("..")

gradle.allprojects {
    configurations.all {
        resolutionStrategy.dependencySubstitution {
            substitute(module("io.github.dashverify:dash-verify-cli")).using(module("io.github.dashverify:cli:checkout"))
        }
    }
}
