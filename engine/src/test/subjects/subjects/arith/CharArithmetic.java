// SPDX-License-Identifier: Apache-2.0
package subjects.arith;

/** Characters are unsigned sixteen-bit numbers. */
public class CharArithmetic {
  static void digit(char c) {
    if (c >= '0' && c <= '9') {
      int d = c - '0';
      assert d >= 0 && d <= 9; // PROVED
      assert d * 11 <= 90; // VIOLATED
    }
  }

  static char upper(char c) {
    char u = c >= 'a' && c <= 'z' ? (char) (c - 32) : c;
    assert u < 'a' || u > 'z'; // PROVED
    assert u <= c; // PROVED
    assert u != 'Q' || c == 'q'; // VIOLATED
    return u;
  }

  static void difference(char a, char b) {
    int d = a - b;
    assert d >= -65535 && d <= 65535; // PROVED
    assert (char) d == d || a < b; // PROVED
    assert (char) (a - b) <= a; // VIOLATED
  }

  static void caesar(char c, int key) {
    if (c < 'A' || c > 'Z' || key < 0 || key > 25) {
      return;
    }
    char e = (char) ('A' + (c - 'A' + key) % 26);
    char d = (char) ('A' + (e - 'A' + 26 - key) % 26);
    assert d == c; // PROVED
    assert e != c; // VIOLATED
  }

  static void surrogates(int codePoint) {
    if (codePoint < 0x10000 || codePoint > 0x10ffff) {
      return;
    }
    int offset = codePoint - 0x10000;
    char hi = (char) (0xd800 + (offset >> 10));
    char lo = (char) (0xdc00 + (offset & 0x3ff));
    assert hi <= 0xdbff && lo >= 0xdc00 && lo <= 0xdfff; // PROVED
    assert 0x10000 + ((hi - 0xd800) << 10) + (lo - 0xdc00) == codePoint; // PROVED
    assert hi != 0xd83d; // VIOLATED
  }
}
