// SPDX-License-Identifier: Apache-2.0
package io.github.dashverify.replay;

import java.nio.channels.AsynchronousChannelGroup;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.spi.AsynchronousChannelProvider;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadFactory;

/** Opens no channel; the JDK makes one of these by name, see {@code ClosedNetwork}. */
public final class ClosedAsynchronousChannels extends AsynchronousChannelProvider {

  @Override
  public AsynchronousChannelGroup openAsynchronousChannelGroup(
      int threadCount, ThreadFactory factory) {
    throw Fence.deny("AsynchronousChannelGroup");
  }

  @Override
  public AsynchronousChannelGroup openAsynchronousChannelGroup(
      ExecutorService executor, int initialSize) {
    throw Fence.deny("AsynchronousChannelGroup");
  }

  @Override
  public AsynchronousServerSocketChannel openAsynchronousServerSocketChannel(
      AsynchronousChannelGroup group) {
    throw Fence.deny("AsynchronousServerSocketChannel");
  }

  @Override
  public AsynchronousSocketChannel openAsynchronousSocketChannel(AsynchronousChannelGroup group) {
    throw Fence.deny("AsynchronousSocketChannel");
  }
}
