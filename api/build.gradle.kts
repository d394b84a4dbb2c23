// SPDX-License-Identifier: Apache-2.0

plugins {
    id("dashverify.published")
}

dashverify {
    description.set("What programs verified by dash-verify may import.")
    release.set(8)
}
