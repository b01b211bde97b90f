/** Shorter words have too many neighbours to guess among, but one of four letters may lack one. */
const MIN_TYPED_LETTERS = 3;
const MIN_WORD_LETTERS = 4;
/** Migration 0002 keeps no spellings of longer words. */
const MAX_WORD_LETTERS = 32;
const HAS_DIGIT = /\p{N}/u;

/**
 * The spellings under which the words one slip away from `word` are kept: itself, and itself without each of
 * its letters. None for a number: the neighbours of 2024 are other years.
 */
export function spellingsOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < MIN_TYPED_LETTERS || letters.length > MAX_WORD_LETTERS || HAS_DIGIT.test(word))
    return [];
  return [...new Set([word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))])];
}

/** Whether one letter is wrong, missing, too many, or swapped with its neighbour. */
export function isOneSlip(typed: string, word: string): boolean {
  const [short, long] = [[...typed], [...word]].sort((a, b) => a.length - b.length);
  if (!short || !long || typed === word || [...word].length < MIN_WORD_LETTERS) return false;
  const start = sharedStart(short, long);
  const rest = long.length - start;
  if (long.length - short.length === 1) return endsAlike(short, long, rest - 1);
  if (long.length !== short.length) return false;
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return endsAlike(short, long, rest - 1) || (isSwapped && endsAlike(short, long, rest - 2));
}

function sharedStart(a: string[], b: string[]): number {
  const length = a.findIndex((letter, index) => letter !== b[index]);
  return length === -1 ? a.length : length;
}

function endsAlike(a: string[], b: string[], length: number): boolean {
  return length <= 0 || a.slice(-length).join('') === b.slice(-length).join('');
}
