// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import java.security.Permission;
import java.security.Policy;
import java.security.ProtectionDomain;

/**
 * Trusts the JDK and the replay, and nobody else. The replay has to be trusted because the {@link
 * Guard} itself is on the stack that the access controller judges. No policy file is read.
 */
@SuppressWarnings("removal")
final class TrustedCode extends Policy {

  private final ProtectionDomain replay = TrustedCode.class.getProtectionDomain();
  private final ClassLoader platform = ClassLoader.getSystemClassLoader().getParent();

  @Override
  public boolean implies(ProtectionDomain domain, Permission permission) {
    return domain == replay
        || domain.getClassLoader() == null
        || domain.getClassLoader() == platform;
  }
}
