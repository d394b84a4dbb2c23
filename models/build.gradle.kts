// SPDX-License-Identifier: Apache-2.0

plugins {
    id("dashverify.published")
}

dashverify {
    description.set("Classes standing in for JDK classes whose code is native or hostile to analysis.")
}
