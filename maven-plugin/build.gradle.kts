// SPDX-License-Identifier: Apache-2.0

plugins {
    id("dashverify.maven-plugin")
}

dashverify {
    description.set("Proves or refutes the assertions of a Maven project.")
}

dependencies {
    compileOnly(libs.maven.core)
    compileOnly(libs.maven.plugin.annotations)
    compileOnly(libs.maven.plugin.api)
    implementation(project(":launch"))
    // never loaded in Maven's JVM: the goal starts it in one of its own
    runtimeOnly(project(":cli"))

    testImplementation(libs.maven.core)
    testImplementation(libs.maven.plugin.api)
}
