import { LIMITS } from '#app/contract/limits.ts';
import { foldText } from '#app/lib/fold-text.ts';
import type { LocalizedText } from '#workers/platform/storage/schema/columns.ts';
import type { SimilarWord } from './similar-words.ts';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * The search with its unknown words replaced by the nearest ones, null where there is nothing to replace.
 * `shown` are the titles and names of what was found: a word is spelled as it is there, accents and all, and with
 * `isOfShown` none comes from anywhere else.
 */
export function didYouMean(
  words: readonly SimilarWord[],
  shown: readonly LocalizedText[],
  { isOfShown = false } = {},
): string | null {
  const spelled = spellings(shown);
  const meant = words.map((word) => meantBy(isOfShown ? withSlipsIn(word, spelled) : word, spelled));
  const text = meant.join(' ');
  const isOther = meant.some((word, index) => word !== words[index]?.typed);
  return isOther && text.length <= LIMITS.searchText ? text : null;
}

/** Other words are those of titles that are not there for a child's profile. */
function withSlipsIn(word: SimilarWord, spelled: Map<string, string>): SimilarWord {
  return { ...word, slips: word.slips.filter((slip) => spelled.has(slip)) };
}

function meantBy({ typed, isKnown, forms, slips }: SimilarWord, spelled: Map<string, string>): string {
  if (isKnown || forms.length > 0) return typed;
  const word = slips.find((slip) => spelled.has(slip)) ?? slips[0];
  return word === undefined ? typed : (spelled.get(word) ?? word);
}

/** The words of the texts by their folded form, the first that has one. */
function spellings(texts: readonly LocalizedText[]): Map<string, string> {
  const words = texts.flatMap((text) => Object.values(text).flatMap((value) => value?.match(WORD) ?? []));
  return new Map(words.toReversed().map((word) => [foldText(word), word.toLocaleLowerCase()]));
}
