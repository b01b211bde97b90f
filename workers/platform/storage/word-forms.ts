import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as spanish } from '@orama/stemmers/spanish';

const STEMMERS: Record<string, (word: string) => string> = { en: english, es: spanish, fr: french };

/** Shorter words have no endings to speak of. */
const MIN_LETTERS = 4;
/** Where the forms of a word begin alike; with fewer letters too many others would. */
const MIN_BEGINNING = 3;
const LATIN = /^\p{Script=Latin}+$/u;

/**
 * The beginning that a word's forms share, null where it has none that are known. A stem may end in another
 * letter than the word: "happi" is that of "happy".
 */
export function beginningOf(word: string, languages: readonly string[]): string | null {
  const lengths = stemsOf(word, languages).map((stem) => stem.length - 1);
  return lengths.length > 0 ? word.slice(0, Math.max(MIN_BEGINNING, Math.min(...lengths))) : null;
}

/** Those of `words` that are other forms of `word` in one of the languages. */
export function formsOf(word: string, words: readonly string[], languages: readonly string[]): string[] {
  const stems = stemsOf(word, languages);
  if (stems.length === 0) return [];
  return words.filter(
    (other) => other !== word && stemsOf(other, languages).some((stem, index) => stem === stems[index]),
  );
}

/** A stem for each of the languages that have a stemmer. */
function stemsOf(word: string, languages: readonly string[]): string[] {
  if (word.length < MIN_LETTERS || !LATIN.test(word)) return [];
  return languages.flatMap((language) => STEMMERS[language.slice(0, 2)]?.(word) ?? []);
}
