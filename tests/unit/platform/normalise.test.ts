import { describe, expect, test } from 'vitest';
import { toDisplayName } from '#workers/platform/user/normalise.ts';

describe('toDisplayName', () => {
  test.each([
    ['<img src=x onerror=alert(1)> & "co"', '<img src=x onerror=alert(1)> & "co"'],
    ['می\u200cخواهم 👩\u200d🚀', 'می\u200cخواهم 👩\u200d🚀'],
    ['\u202eanA\u202c \u2067Lima\u2069', 'anA Lima'],
    ['  Ana\r\nLima\u2028x\t', 'Ana Lima x'],
    ['Zoe\u0301', 'Zo\u00e9'],
    ['\ufeffA\u200bna\u2060', 'Ana'],
  ])('the name %j is shown as %j', (name, shown) => {
    expect(toDisplayName(name)).toBe(shown);
  });
});
