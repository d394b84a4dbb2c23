// SPDX-License-Identifier: Apache-2.0

plugins {
    id("java-library")
    id("dash-verify")
}
