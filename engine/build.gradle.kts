// SPDX-License-Identifier: Apache-2.0

plugins {
    id("dashverify.published")
    id("dashverify.solvers")
}

dashverify {
    description.set("The verifier: from class files to verdicts.")
}

dependencies {
    implementation(libs.asm)
    implementation(libs.asm.analysis)
    implementation(libs.asm.tree)
    implementation(libs.gson)
    implementation(libs.slf4j.api)
    implementation(project(":replay"))
    runtimeOnly(project(":models"))

    testImplementation(libs.archunit)
    testImplementation(libs.asm.util)
    testImplementation(project(":api"))
    testRuntimeOnly(libs.slf4j.nop)
}
