import { describe, expect, it } from 'vitest';
import { hasVisibleText } from '#app/contract/visible-text.ts';

describe('hasVisibleText', () => {
  it.each([
    ['nothing', ''],
    ['blanks', ' \t\r\n\u00A0\u3000'],
    ['zero-width characters', '\u200B\u200C\u200D\u2060\uFEFF'],
    ['direction marks and overrides', '\u200E\u200F\u202E\u2066\u2069'],
    ['the blank letters of Hangul and Braille', '\u115F\u1160\u3164\uFFA0\u2800'],
    ['a variation of nothing', '\uFE0F'],
    ['control characters', '\u0000\u0007\u001B'],
  ])('%s has no visible text', (_, text) => {
    expect(hasVisibleText(text)).toBe(false);
  });

  it.each(['a', 'م', '字', '👩‍🚀', '❤️', '.', '\u202Eabc', '\u200Bx', '<b>', '\u{1FAEB}'])(
    '%s has visible text',
    (text) => {
      expect(hasVisibleText(text)).toBe(true);
    },
  );
});
