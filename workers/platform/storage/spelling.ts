/** Shorter words have too many neighbours to guess among, but one of four letters may lack one. */
const MIN_TYPED_LETTERS = 3;
const MIN_WORD_LETTERS = 4;
/** From so many letters on, a word may have two slips. */
const MIN_LONG_TYPED_LETTERS = 7;
const MIN_LONG_WORD_LETTERS = 8;
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

/**
 * The groups of three letters by which long words that are up to two slips from `word` are found: none where
 * two slips would make another word of it. As in migration 0023.
 */
export function gramsOf(word: string): string[] {
  const letters = [' ', ' ', ...word, ' '];
  const length = letters.length - 3;
  if (length < MIN_LONG_TYPED_LETTERS || length > MAX_WORD_LETTERS || HAS_DIGIT.test(word)) return [];
  return [...new Set(letters.slice(2).map((_, index) => letters.slice(index, index + 3).join('')))];
}

/** Whether a long word is one or two slips away. */
export function isTwoSlips(typed: string, word: string): boolean {
  const [from, to] = [[...typed], [...word]];
  if (from.length < MIN_LONG_TYPED_LETTERS || to.length < MIN_LONG_WORD_LETTERS) return false;
  return Math.abs(from.length - to.length) <= 2 && typed !== word && slipsBetween(from, to) <= 2;
}

/** Wrong, missing, extra and swapped letters: Damerau's and Levenshtein's distance, each letter swapped once. */
function slipsBetween(from: readonly string[], to: readonly string[]): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, other] of to.entries()) {
      const isSwapped = letter === to[column - 1] && from[row - 1] === other;
      next.push(
        Math.min(
          at(last, column) + (letter === other ? 0 : 1),
          at(last, column + 1) + 1,
          at(next, column) + 1,
          isSwapped ? at(beforeLast, column - 1) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [beforeLast, last] = [last, next];
  }
  return at(last, to.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
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
