// SPDX-License-Identifier: Apache-2.0
/**
 * Real builds of small projects with the plugins applied, as they would be published. Gradle always
 * runs with the configuration cache on and with its warnings as errors.
 */
package io.github.dashverify.functional;
