// SPDX-License-Identifier: Apache-2.0

import java.util.Arrays

plugins {
    id("dashverify.published")
    id("application")
}

dashverify {
    description.set("The command line of dash-verify, which its Gradle and Maven plugins call as well.")
}

application {
    applicationName = "dash-verify"
    mainClass.set("io.github.dashverify.cli.Main")
    applicationDefaultJvmArgs = Arrays.asList("-Xss256m", "-XX:+UseSerialGC")
}

dependencies {
    implementation(libs.gson)
    implementation(libs.picocli)
    implementation(libs.slf4j.api)
    implementation(project(":engine"))
    runtimeOnly(libs.slf4j.nop)

    testImplementation(project(":api"))
}
