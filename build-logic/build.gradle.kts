// SPDX-License-Identifier: Apache-2.0

plugins {
    id("java-gradle-plugin")
}

dependencies {
    testImplementation(libs.assertj)
    testImplementation(libs.junit.jupiter)
    testRuntimeOnly(platform(libs.junit.bom))
    testRuntimeOnly(libs.junit.launcher)
}

tasks.compileJava {
    options.release.set(17)
}

tasks.test {
    useJUnitPlatform()
}

gradlePlugin {
    plugins {
        create("javaLibrary") {
            id = "dashverify.java-library"
            implementationClass = "io.github.dashverify.buildlogic.JavaLibraryPlugin"
        }
        create("published") {
            id = "dashverify.published"
            implementationClass = "io.github.dashverify.buildlogic.PublishedPlugin"
        }
        create("solvers") {
            id = "dashverify.solvers"
            implementationClass = "io.github.dashverify.buildlogic.SolversPlugin"
        }
        create("mavenPlugin") {
            id = "dashverify.maven-plugin"
            implementationClass = "io.github.dashverify.buildlogic.MavenPluginPlugin"
        }
        create("benchmarks") {
            id = "dashverify.benchmarks"
            implementationClass = "io.github.dashverify.buildlogic.BenchmarksPlugin"
        }
        create("root") {
            id = "dashverify.root"
            implementationClass = "io.github.dashverify.buildlogic.RootPlugin"
        }
    }
}
