// SPDX-License-Identifier: Apache-2.0

plugins {
    id("dashverify.published")
}

dashverify {
    description.set("Runs one reproducing input beside the user's classes.")
    release.set(8)
}

dependencies {
    testImplementation(project(":api"))
}
