// SPDX-License-Identifier: Apache-2.0

plugins {
    id("dashverify.benchmarks")
    id("application")
}

application {
    mainClass.set("io.github.dashverify.benchmarks.Main")
}

dependencies {
    implementation(project(":api"))
    implementation(project(":cli"))
    implementation(project(":engine"))
    runtimeOnly(libs.slf4j.nop)
}
