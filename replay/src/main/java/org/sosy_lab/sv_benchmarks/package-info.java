// SPDX-License-Identifier: Apache-2.0

/**
 * Stands in for the input source of the SV-COMP Java benchmarks while a program is replayed. Only
 * replayed programs depend on it; it knows nothing but the recorded inputs.
 */
package org.sosy_lab.sv_benchmarks;
