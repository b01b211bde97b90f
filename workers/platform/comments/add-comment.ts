import { hasRole } from '#app/contract/roles.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import type { SlowModeRule } from '#workers/platform/durable-objects/rooms.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { GUEST } from '#workers/platform/storage/comment-rows.ts';
import type { PlacedCommentRow } from '#workers/platform/storage/comment-store.ts';
import type { Subject } from '#workers/platform/storage/community-store.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';
import { NO_RULES, requireNoBlockedWord } from './blocked-words.ts';
import { tooMany } from './comment-room.ts';

export const addComment: Handler<'addComment'> = async (context) => {
  const { store, params, body, account, now } = context;
  const { user } = requireSession(context);
  const rules = account.commentRules ?? NO_RULES;
  const [found, parents, [last]] = await store.batch([
    store.community.subject(params),
    store.comments.one(body.parent_id ?? '', GUEST),
    store.comments.lastOf(user.id),
  ]);
  if (found.length === 0) throw new HttpError(404, 'not_found');
  requireNoBlockedWord(body.comment, rules);
  const parentId = body.parent_id ? threadOf(parents, params) : null;
  const waitMs = rules.slow_mode_seconds * 1000;
  // Staff keep order, they do not queue.
  const slowMode: SlowModeRule | null =
    waitMs > 0 && !hasRole(user.roles, 'moderate')
      ? { waitMs, lastWrittenMs: last?.last?.getTime() ?? now.getTime() - waitMs }
      : null;
  const outcome = await context.dependencies.rooms.post(
    { accountId: store.accountId, ...params },
    { id: crypto.randomUUID(), user: { id: user.id, name: user.name }, comment: body.comment, parentId },
    slowMode,
  );
  if (outcome.kind === 'too-many') throw tooMany(outcome.retryAfterSeconds);
  return { data: { comment: outcome.comment, parent_id: parentId } };
};

/** A thread is one level deep: who answers a reply answers the comment that it began with. */
function threadOf(parents: readonly PlacedCommentRow[], { type, id }: Subject): string {
  const [parent] = parents;
  if (!parent || parent.subjectType !== type || parent.subjectId !== id) throw new HttpError(422, 'rejected');
  return parent.parentId ?? parent.id;
}
