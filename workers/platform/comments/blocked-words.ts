import { HttpError } from '#workers/platform/http/http-error.ts';
import type { CommentRules } from '#workers/platform/storage/schema/account.ts';

export const NO_RULES: CommentRules = { slow_mode_seconds: 0, blocked_words: [] };

/** Scripts that put no blanks between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/**
 * Whether a text contains one of the words or phrases as such, whatever their case, accents, width and
 * invisible characters: "class" does not contain "ass".
 */
export function containsBlockedWord(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const haystack = ` ${folded(text)} `;
  return words.some((word) => {
    const wanted = folded(word);
    if (wanted === '') return false;
    return haystack.includes(UNSPACED.test(wanted) ? wanted : ` ${wanted} `);
  });
}

/** Letters and digits, with one blank for anything else between them. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function requireNoBlockedWord(comment: string, { blocked_words }: CommentRules): void {
  if (containsBlockedWord(comment, blocked_words)) throw new HttpError(422, 'blocked_words');
}
