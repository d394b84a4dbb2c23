// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Takes the annotated code out of verification: its assertions are not targets and its methods are
 * not entry points. On a type it covers everything declared inside.
 *
 * <p>The code itself is still analysed where verified code calls it; only the question about its
 * own assertions is not asked.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.CONSTRUCTOR})
public @interface DashIgnore {

  /** Why this is not verified, for the reader of the code and of the report. */
  String reason();
}
