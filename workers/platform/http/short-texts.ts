/**
 * For the long texts of one list together: readers take 2 MB, and a thousand rows have names, pictures and
 * companions besides.
 */
const MAX_CHARACTERS = 300_000;

export type Shorten = (text: string | undefined) => string | undefined;

export const fullText: Shorten = (text) => text;

/**
 * Cuts a text to its share of a list's answer, at a word: 300 characters among a thousand rows, 15,000 among
 * twenty. Short lists have their texts whole, as details always do.
 */
export function shortenerFor(rowCount: number): Shorten {
  const share = Math.floor(MAX_CHARACTERS / Math.max(1, rowCount));
  return (text) => (text === undefined || text.length <= share ? text : `${cut(text, share - 1)}…`);
}

function cut(text: string, length: number): string {
  const start = text.slice(0, length);
  // A script without spaces, or one endless word, is cut where it must be, but never inside a character.
  const words = /\s/.test(text.charAt(length)) ? start : start.replace(/\s\S*$/, '');
  const isNearTheEnd = words.length < start.length && words.length > length / 2;
  return (isNearTheEnd ? words : start).replace(/[\uD800-\uDBFF]$/, '').trimEnd();
}
