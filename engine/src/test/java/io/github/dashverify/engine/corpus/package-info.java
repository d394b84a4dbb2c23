// SPDX-License-Identifier: Apache-2.0
/**
 * The subject programs of {@code src/test/subjects}, each verified and compared with its comments.
 */
@NullMarked
package io.github.dashverify.engine.corpus;

import org.jspecify.annotations.NullMarked;
