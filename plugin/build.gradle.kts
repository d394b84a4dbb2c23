// SPDX-License-Identifier: Apache-2.0

plugins {
    id("java-gradle-plugin")
    id("dashverify.published")
}

dashverify {
    description.set("Proves or refutes the assertions of a Gradle project.")
}

dependencies {
    implementation(project(":launch"))
}

gradlePlugin {
    website.set("https://github.com/dashverify/dash-verify")
    vcsUrl.set("https://github.com/dashverify/dash-verify")
    plugins {
        create("dashVerify") {
            id = "dash-verify"
            displayName = "dash-verify"
            description = "Proves or refutes the assertions of a project."
            implementationClass = "io.github.dashverify.gradle.DashVerifyPlugin"
        }
        create("dashVerifyQualified") {
            id = "io.github.dashverify.dash-verify"
            displayName = "dash-verify"
            description = "Proves or refutes the assertions of a project."
            implementationClass = "io.github.dashverify.gradle.DashVerifyPlugin"
        }
    }
}

tasks.validatePlugins {
    enableStricterValidation.set(true)
    failOnWarning.set(true)
}

tasks.test {
    // what ProjectBuilder wants on JDK 17
    jvmArgs("--add-opens=java.base/java.lang=ALL-UNNAMED")
}
