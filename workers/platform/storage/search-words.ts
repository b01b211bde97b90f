/** Letters that SQLite's tokenizer leaves apart and people do not; the same as in migration 0002. */
const FOLDED: Record<string, string> = {
  ...pairs('أإآٱىة', 'اااايه'),
  ...pairs('øłđıё', 'oldiе'),
  ...pairs('άέήίόύώ', 'αεηιουω'),
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** Vowel signs and the lengthening stroke. */
const ARABIC_MARKS = /[\u064b-\u0652\u0670\u0640]/g;
const FOLDABLE = new RegExp(`[${Object.keys(FOLDED).join('')}]`, 'g');
const LATIN_ACCENTS = /(\p{Script=Latin})[\u0300-\u036f]+/gu;

/** Words beyond these are not looked for: a search is not a text, and each costs a pass over the index. */
const MAX_WORDS = 10;
const MAX_WORD_LETTERS = 64;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** What of a search text can be looked for; nothing in it can be taken for the index's query language. */
export function searchWords(text: string): string[] {
  const words = foldWord(text).match(WORD) ?? [];
  return words.slice(0, MAX_WORDS).map((word) => [...word].slice(0, MAX_WORD_LETTERS).join(''));
}

/** A text as the index has it: lower case, without accents or vowel signs. */
export function foldWord(word: string): string {
  return word
    .normalize('NFD')
    .replace(LATIN_ACCENTS, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(LATIN_ACCENTS, '$1')
    .replace(ARABIC_MARKS, '')
    .replace(FOLDABLE, (letter) => FOLDED[letter] ?? letter);
}

function pairs(from: string, to: string): Record<string, string> {
  const plain = [...to];
  return Object.fromEntries([...from].map((letter, index) => [letter, plain[index] ?? letter]));
}
