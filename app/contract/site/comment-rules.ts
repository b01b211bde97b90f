import * as v from 'valibot';
import { requiredText } from '#app/contract/primitives.ts';
import { defineKind } from './entity-kind.ts';

const MAX_WAIT_SECONDS = 3600;
const MAX_WORDS = 2000;

/** How viewers may write comments. */
export const CommentRulesSchema = v.strictObject({
  /** Between two comments of one viewer; 0 is no wait. */
  slow_mode_seconds: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_WAIT_SECONDS)),
    0,
  ),
  /** A comment with one of these is rejected. */
  blocked_words: v.optional(
    v.pipe(
      v.array(v.pipe(requiredText(100), v.regex(/[\p{L}\p{N}]/u, 'must have a letter or a digit'))),
      v.maxLength(MAX_WORDS),
    ),
    [],
  ),
});

export const commentRulesKind = defineKind('comment-rules', CommentRulesSchema, {
  scope: 'site',
  isSingle: true,
});
