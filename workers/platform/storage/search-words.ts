import { foldedWords } from '#app/lib/fold-text.ts';
import { cutWords } from './unspaced-scripts.ts';

/** Words beyond these are not looked for: a search is not a text, and each costs a pass over the index. */
const MAX_WORDS = 10;
const MAX_WORD_LETTERS = 64;

/** What of a search text can be looked for; nothing in it can be taken for the index's query language. */
export function searchWords(text: string): string[] {
  const words = foldedWords(text).flatMap(cutWords);
  return words.slice(0, MAX_WORDS).map((word) => [...word].slice(0, MAX_WORD_LETTERS).join(''));
}
