/** Letters that SQLite's tokenizer leaves apart and people do not; the same as in the platform's index. */
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
const UNSPACED = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** A text as a search compares it: lower case, without accents or vowel signs. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(LATIN_ACCENTS, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(LATIN_ACCENTS, '$1')
    .replace(ARABIC_MARKS, '')
    .replace(FOLDABLE, (letter) => FOLDED[letter] ?? letter);
}

/** The words of a text, folded. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(WORD) ?? [];
}

/** Whether each of the words, which are folded, begins one of the text's; in the midst of unspaced ones too. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const own = foldedWords(text);
  return words.every((word) =>
    own.some((other) => (UNSPACED.test(word) ? other.includes(word) : other.startsWith(word))),
  );
}

function pairs(from: string, to: string): Record<string, string> {
  const plain = [...to];
  return Object.fromEntries([...from].map((letter, index) => [letter, plain[index] ?? letter]));
}
