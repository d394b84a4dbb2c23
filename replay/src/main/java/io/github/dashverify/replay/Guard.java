// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import java.io.FilePermission;
import java.net.NetPermission;
import java.net.SocketPermission;
import java.net.URLPermission;
import java.security.Permission;
import java.security.SecurityPermission;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * The {@link Fence} where Java still has security managers.
 *
 * <p>Most permissions are nobody's harm and pass at once. Those that are not go to the platform's
 * access controller, which lets {@linkplain TrustedCode the JDK's own} privileged code do what the
 * program may not: load a library, read the time zone. The network is closed even to that.
 */
@SuppressWarnings("removal")
final class Guard extends SecurityManager {

  private static final Set<String> FENCED_RUNTIME_ACTIONS =
      new HashSet<>(
          Arrays.asList(
              "setSecurityManager", "manageProcess", "modifyThreadGroup", "queuePrintJob"));

  private final Thread replay;
  private final Ending ending;
  private final ReadableFiles readableFiles = new ReadableFiles();

  Guard(Thread replay, Ending ending) {
    this.replay = replay;
    this.ending = ending;
  }

  @Override
  public void checkPermission(Permission permission) {
    if (isReplay()) {
      return;
    }
    if (isNetwork(permission)) {
      throw Fence.deny(describe(permission));
    }
    if (isFenced(permission)) {
      try {
        super.checkPermission(permission);
      } catch (SecurityException e) {
        throw Fence.deny(describe(permission));
      }
    }
  }

  @Override
  public void checkPermission(Permission permission, Object context) {
    checkPermission(permission);
  }

  /** Also asked by {@code Runtime.halt}. An exit ends the real program, so it ends the replay. */
  @Override
  public void checkExit(int status) {
    if (!isReplay()) {
      String place = ProgramFrame.of(new Throwable().getStackTrace());
      throw ending.reach(Outcome.EXITED, "with status " + status + place);
    }
  }

  @Override
  public void checkAccess(Thread thread) {
    if (thread == replay && !isReplay()) {
      throw Fence.deny("access to a thread of the replay");
    }
  }

  private boolean isReplay() {
    return Thread.currentThread() == replay;
  }

  private static boolean isNetwork(Permission permission) {
    return permission instanceof SocketPermission
        || permission instanceof URLPermission
        || (permission instanceof NetPermission
            && permission.getName().equals("accessUnixDomainSocket"));
  }

  private boolean isFenced(Permission permission) {
    String name = permission.getName();
    if (permission instanceof FilePermission) {
      return !(permission.getActions().equals("read") && readableFiles.contains(name));
    }
    if (permission instanceof RuntimePermission) {
      return FENCED_RUNTIME_ACTIONS.contains(name) || name.startsWith("loadLibrary.");
    }
    return permission instanceof SecurityPermission && name.equals("setPolicy");
  }

  private static String describe(Permission permission) {
    String kind = permission.getClass().getSimpleName().replace("Permission", "");
    String actions = permission.getActions();
    return kind + " " + permission.getName() + (actions.isEmpty() ? "" : " (" + actions + ")");
  }
}
