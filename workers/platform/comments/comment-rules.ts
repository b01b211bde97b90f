import { HttpError } from '#workers/platform/http/http-error.ts';
import type { CommentRules } from '#workers/platform/storage/schema/account.ts';
import { saysBlocked } from './blocked-words.ts';

export const FREE: CommentRules = { slow_mode_seconds: 0, blocked_words: [] };

export function refuseBlocked(comment: string, { blocked_words }: CommentRules): void {
  if (saysBlocked(comment, blocked_words)) throw new HttpError(422, 'blocked_words');
}
