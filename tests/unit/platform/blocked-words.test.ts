import { describe, expect, it } from 'vitest';
import { containsBlockedWord } from '#workers/platform/comments/blocked-words.ts';

const words = ['ass', 'the end', 'sot', '脏话', 'كلب'];

describe('containsBlockedWord', () => {
  it.each([
    'What an ASS!',
    'a\u200Bss',
    'a\u202Ess',
    'ａｓｓ',
    'áss',
    'THE…end',
    'Sôt.',
    '这是脏话吗',
    'يا كَلْب',
  ])('"%s" contains a blocked word', (text) => {
    expect(containsBlockedWord(text, words)).toBe(true);
  });

  it.each(['A class of its own', 'The weekend', 'asset', 'assess', 'the bitter end', ''])(
    '"%s" contains no blocked word',
    (text) => {
      expect(containsBlockedWord(text, words)).toBe(false);
    },
  );

  it('an empty list and words without letters block nothing', () => {
    expect(containsBlockedWord('anything', [])).toBe(false);
    expect(containsBlockedWord('anything', ['…'])).toBe(false);
  });
});
