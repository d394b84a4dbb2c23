// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * Closes the network where there is no security manager, by the doors that the JDK leaves open for
 * other implementations of sockets and channels.
 */
final class ClosedNetwork {

  private ClosedNetwork() {}

  @SuppressWarnings("deprecation") // deprecated for implementing sockets, which this does not
  static void close() {
    System.setProperty("java.nio.channels.spi.SelectorProvider", ClosedChannels.class.getName());
    System.setProperty(
        "java.nio.channels.spi.AsynchronousChannelProvider",
        ClosedAsynchronousChannels.class.getName());
    try {
      Socket.setSocketImplFactory(
          () -> {
            throw Fence.deny("Socket");
          });
      ServerSocket.setSocketFactory(
          () -> {
            throw Fence.deny("ServerSocket");
          });
      DatagramSocket.setDatagramSocketImplFactory(
          () -> {
            throw Fence.deny("DatagramSocket");
          });
    } catch (IOException e) {
      throw new IllegalStateException("The network cannot be closed", e);
    }
  }
}
