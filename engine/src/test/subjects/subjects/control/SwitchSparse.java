// SPDX-License-Identifier: Apache-2.0
package subjects.control;

/** A sparse switch, with the extreme values among its labels, becomes a search. */
public class SwitchSparse {
  static void classify(int status) {
    int kind;
    switch (status) {
      case 200:
        kind = 1;
        break;
      case 404:
        kind = 2;
        break;
      case 503:
        kind = 3;
        break;
      case Integer.MIN_VALUE:
        kind = 4;
        break;
      case Integer.MAX_VALUE:
        kind = 5;
        break;
      case -1:
        kind = 6;
        break;
      default:
        kind = 0;
    }
    assert kind != 3 || status == 503; // PROVED
    assert kind < 4 || status < 0 || status == 2147483647; // PROVED
    assert kind != 5; // VIOLATED status = 2147483647
    assert kind != 0 || status > 0; // VIOLATED
  }
}
