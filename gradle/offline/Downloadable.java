// SPDX-License-Identifier: Apache-2.0

import java.io.IOException;
import java.io.InputStream;
import java.net.Authenticator;
import java.net.HttpURLConnection;
import java.net.PasswordAuthentication;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/**
 * Exits with 0 if the wrapper could download its distribution: {@code java Downloadable.java <url>
 * <gradle user home>}. Asks through the proxy that the wrapper would use, and leaves nothing behind
 * in the user's home as a wrapper that fails does.
 */
public final class Downloadable {
  private static final int MILLISECONDS = 5_000;

  private Downloadable() {}

  public static void main(String[] args) throws IOException {
    readSystemProperties(Path.of(args[1], "gradle.properties"));
    Authenticator.setDefault(new ProxyPassword());
    HttpURLConnection connection = (HttpURLConnection) new URL(args[0]).openConnection();
    connection.setRequestMethod("HEAD");
    connection.setConnectTimeout(MILLISECONDS);
    connection.setReadTimeout(MILLISECONDS);
    System.exit(connection.getResponseCode() == HttpURLConnection.HTTP_OK ? 0 : 1);
  }

  private static void readSystemProperties(Path file) throws IOException {
    if (!Files.exists(file)) {
      return;
    }
    Properties properties = new Properties();
    try (InputStream in = Files.newInputStream(file)) {
      properties.load(in);
    }
    for (String name : properties.stringPropertyNames()) {
      if (name.startsWith("systemProp.")) {
        System.setProperty(name.substring("systemProp.".length()), properties.getProperty(name));
      }
    }
  }

  /** The wrapper takes a proxy's user and password from the same properties. */
  private static final class ProxyPassword extends Authenticator {
    @Override
    protected PasswordAuthentication getPasswordAuthentication() {
      String user = System.getProperty(getRequestingProtocol() + ".proxyUser");
      String password = System.getProperty(getRequestingProtocol() + ".proxyPassword", "");
      boolean known = getRequestorType() == RequestorType.PROXY && user != null;
      return known ? new PasswordAuthentication(user, password.toCharArray()) : null;
    }
  }
}
