// SPDX-License-Identifier: Apache-2.0

plugins {
    id("dashverify.published")
}

dashverify {
    description.set("What the Gradle and the Maven plugin of dash-verify share: calling the engine and judging its report.")
}

dependencies {
    implementation(libs.gson)
}
