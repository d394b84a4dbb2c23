// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import java.net.ProtocolFamily;
import java.nio.channels.DatagramChannel;
import java.nio.channels.Pipe;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.channels.spi.AbstractSelector;
import java.nio.channels.spi.SelectorProvider;

/** Opens no channel; the JDK makes one of these by name, see {@code ClosedNetwork}. */
public final class ClosedChannels extends SelectorProvider {

  @Override
  public DatagramChannel openDatagramChannel() {
    throw Fence.deny("DatagramChannel");
  }

  @Override
  public DatagramChannel openDatagramChannel(ProtocolFamily family) {
    throw Fence.deny("DatagramChannel");
  }

  @Override
  public Pipe openPipe() {
    throw Fence.deny("Pipe");
  }

  @Override
  public AbstractSelector openSelector() {
    throw Fence.deny("Selector");
  }

  @Override
  public ServerSocketChannel openServerSocketChannel() {
    throw Fence.deny("ServerSocketChannel");
  }

  @Override
  public SocketChannel openSocketChannel() {
    throw Fence.deny("SocketChannel");
  }
}
