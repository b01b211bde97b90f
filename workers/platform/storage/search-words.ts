import { foldWord } from './fold-word.ts';

/** Words beyond these are not looked for: a search is not a text, and each costs a pass over the index. */
const MAX_WORDS = 10;
const MAX_WORD_LETTERS = 64;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** What of a search text can be looked for; nothing in it can be taken for the index's query language. */
export function searchWords(text: string): string[] {
  const words = foldWord(text).match(WORD) ?? [];
  return words.slice(0, MAX_WORDS).map((word) => [...word].slice(0, MAX_WORD_LETTERS).join(''));
}
