import { HttpError } from '#workers/platform/http/http-error.ts';
import type { CommentRules } from '#workers/platform/storage/schema/account.ts';
import { containsBlockedWord } from './blocked-words.ts';

export const NO_RULES: CommentRules = { slow_mode_seconds: 0, blocked_words: [] };

export function requireNoBlockedWord(comment: string, { blocked_words }: CommentRules): void {
  if (containsBlockedWord(comment, blocked_words)) throw new HttpError(422, 'blocked_words');
}
