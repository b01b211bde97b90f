import { expect, it } from 'vitest';
import { containsBlockedWord } from '#workers/platform/comments/blocked-words.ts';

const words = ['ass', 'the end', 'sot', '脏话', 'كلب'];

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
])('"%s" says one of them', (text) => {
  expect(containsBlockedWord(text, words)).toBe(true);
});

it.each(['A class of its own', 'The weekend', 'asset', 'assess', 'the bitter end', ''])(
  '"%s" does not',
  (text) => {
    expect(containsBlockedWord(text, words)).toBe(false);
  },
);

it('no words block nothing, nor do words without letters', () => {
  expect(containsBlockedWord('anything', [])).toBe(false);
  expect(containsBlockedWord('anything', ['…'])).toBe(false);
});
