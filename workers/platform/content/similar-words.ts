import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import type { Alternatives } from '#workers/platform/storage/search-match.ts';
import { gramsOf, isOneSlip, isTwoSlips } from '#workers/platform/storage/spelling.ts';
import { formsOf } from '#workers/platform/storage/word-forms.ts';

/** Of words that are a slip from one that was typed; a short one may have hundreds. */
const MAX_ALTERNATIVES = 40;

/** What the account's titles and names have instead of a word. */
export interface SimilarWord {
  typed: string;
  /** The account has the word itself. */
  isKnown: boolean;
  /** Its other forms: what it was meant as, differently ended. */
  forms: string[];
  /** Other words, which it may be a misspelling of. */
  slips: string[];
}

/** `near` is one letter from the words, `family` begins like them. */
export function toSimilarWords(
  words: readonly string[],
  { near, family }: { near: readonly { word: string }[]; family: readonly { word: string }[] },
  languages: readonly string[],
): SimilarWord[] {
  const known = [...new Set(near.map(({ word }) => word))];
  const related = family.map(({ word }) => word);
  return words.map((typed) => {
    const forms = formsOf(typed, related, languages);
    const slips = forms.length > 0 ? [] : known.filter((word) => isOneSlip(typed, word));
    return { typed, isKnown: known.includes(typed), forms, slips: slips.slice(0, MAX_ALTERNATIVES) };
  });
}

/** Adds words two slips away, for those that have nothing nearer. */
export async function withTwoSlips(
  { search, batch }: Pick<AccountStore, 'search' | 'batch'>,
  words: SimilarWord[],
): Promise<SimilarWord[]> {
  const lost = words.filter(
    ({ typed, isKnown, forms, slips }) =>
      !isKnown && forms.length === 0 && slips.length === 0 && gramsOf(typed).length > 0,
  );
  const [first, ...rest] = lost.map(({ typed }) => search.wordsWithGrams(gramsOf(typed)));
  if (!first) return words;
  const similar = await batch([first, ...rest]);
  return words.map((word) => {
    const rows: { word: string }[] = similar[lost.indexOf(word)] ?? [];
    const slips = rows.map((row) => row.word).filter((other) => isTwoSlips(word.typed, other));
    return slips.length > 0 ? { ...word, slips: slips.slice(0, MAX_ALTERNATIVES) } : word;
  });
}

export function alternativesOf(words: readonly SimilarWord[]): Alternatives {
  return words.map(({ forms, slips }) => [...forms, ...slips].slice(0, MAX_ALTERNATIVES));
}
