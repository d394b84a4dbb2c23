// SPDX-License-Identifier: Apache-2.0
package subjects.bits;

/** Four channels of a colour in one int. */
public class ColourPacking {
  static void roundTrip(int a, int r, int g, int b) {
    if (a < 0 || r < 0 || g < 0 || b < 0) {
      return;
    }
    if (a > 255 || r > 255 || g > 255 || b > 255) {
      return;
    }
    int argb = (a << 24) | (r << 16) | (g << 8) | b;
    assert ((argb >> 16) & 0xff) == r; // PROVED
    assert (argb & 0xff) == b; // PROVED
    assert argb >>> 24 == a; // PROVED
    assert argb >> 24 == a; // VIOLATED
  }

  static void signedChannels(byte r, byte g, byte b) {
    int rgb = (r << 16) | (g << 8) | b;
    assert (byte) rgb == b; // PROVED
    assert (byte) (rgb >> 8) == g; // VIOLATED
  }

  static void blend(int p, int q) {
    int mean = (p & 0xfefefe) / 2 + (q & 0xfefefe) / 2;
    assert (mean & 0xff) <= 0xfe; // PROVED
    assert ((mean >> 16) & 0xff) >= ((p >> 17) & 0x7f); // PROVED
    assert mean != 0 || p == q; // VIOLATED
  }
}
