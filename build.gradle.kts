// SPDX-License-Identifier: Apache-2.0

plugins {
    id("dashverify.root")
}
