import type { CallContext, Handlers } from '#workers/platform/call-context.ts';
import type { Change } from '#workers/platform/durable-objects/room.ts';
import type { Doing, SlowMode } from '#workers/platform/durable-objects/rooms.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { NOBODY, type PlacedCommentRow } from '#workers/platform/storage/comment-store.ts';
import type { Subject } from '#workers/platform/storage/community-store.ts';
import type { CommentRules } from '#workers/platform/storage/schema/account.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';
import type { UserSession } from '#workers/platform/user/session.ts';
import { saysBlocked } from './blocked-words.ts';
import { readerOf, toComment } from './to-comment.ts';

const FREE: CommentRules = { slow_mode_seconds: 0, blocked_words: [] };

export const writeHandlers: Handlers = {
  addComment: async (context) => {
    const { store, params, body, account, now } = context;
    const { user } = requireSession(context);
    const rules = account.commentRules ?? FREE;
    const [found, parents, [last]] = await store.batch([
      store.community.subject(params),
      store.comments.one(body.parent_id ?? '', NOBODY),
      store.comments.lastOf(user.id),
    ]);
    if (found.length === 0) throw new HttpError(404, 'not_found');
    refuseBlocked(body.comment, rules);
    const parentId = body.parent_id ? threadOf(parents, params) : null;
    const waitMs = rules.slow_mode_seconds * 1000;
    // Staff keep order, they do not queue.
    const slowMode: SlowMode | null =
      waitMs > 0 && !user.isStaff
        ? { waitMs, lastWrittenMs: last?.last?.getTime() ?? now.getTime() - waitMs }
        : null;
    const outcome = await context.dependencies.rooms.post(
      { accountId: store.accountId, ...params },
      { id: crypto.randomUUID(), user: { id: user.id, name: user.name }, comment: body.comment, parentId },
      slowMode,
    );
    if (outcome.kind === 'too-many') throw tooMany(outcome.retryAfterSeconds);
    return { data: { comment: outcome.comment, parent_id: parentId } };
  },

  editComment: async (context) => {
    const { store, body, account, now } = context;
    const { row, session } = await requireOwn(context);
    refuseBlocked(body.comment, account.commentRules ?? FREE);
    await keepPace(context, row, 'change');
    await store.comments.edit(row.id, body.comment, now);
    const edited = { ...row, comment: body.comment, editedDate: now };
    await tellRoom(context, edited);
    return { data: toComment(edited, readerOf(session)) };
  },

  removeComment: async (context) => {
    const { row } = await requireOwn(context);
    await keepPace(context, row, 'change');
    await context.store.comments.remove(row.id, context.now);
    await tellRoom(context, { ...row, removedDate: context.now });
    return { data: { obj_id: row.id } };
  },
};

/** A thread is one level deep: who answers a reply answers the comment that it began with. */
function threadOf(parents: readonly PlacedCommentRow[], { type, id }: Subject): string {
  const [parent] = parents;
  if (!parent || parent.subjectType !== type || parent.subjectId !== id) throw new HttpError(422, 'rejected');
  return parent.parentId ?? parent.id;
}

function refuseBlocked(comment: string, { blocked_words }: CommentRules): void {
  if (saysBlocked(comment, blocked_words)) throw new HttpError(422, 'blocked_words');
}

type OnComment = CallContext<'editComment'> | CallContext<'removeComment'>;

async function requireOwn(context: OnComment): Promise<{ row: PlacedCommentRow; session: UserSession }> {
  const session = requireSession(context);
  const [row] = await context.store.comments.one(context.params.comment_id, readerOf(session));
  if (!row) throw new HttpError(404, 'not_found');
  if (row.authorId !== session.user.id) throw new HttpError(403, 'not_yours');
  return { row, session };
}

type Placed = Pick<PlacedCommentRow, 'subjectType' | 'subjectId'>;
type Pacing = Pick<CallContext, 'session' | 'store' | 'dependencies'>;

function roomOf({ store }: Pacing, { subjectType, subjectId }: Placed) {
  // Written by us, with a type of the contract.
  return { accountId: store.accountId, type: subjectType as Subject['type'], id: subjectId };
}

/** Throws where a viewer does too much at once. */
export async function keepPace(context: Pacing, row: Placed, doing: Doing): Promise<void> {
  const { user } = requireSession(context);
  const seconds = await context.dependencies.rooms.pace(roomOf(context, row), user.id, doing);
  if (seconds !== null) throw tooMany(seconds);
}

/** The room of live comments, and whoever listens there, may have it in mind as it was. */
export function tellRoom(context: Pacing, row: PlacedCommentRow): Promise<void> {
  const change: Change =
    row.removedDate || row.hiddenDate
      ? { kind: 'gone', id: row.id }
      : // A vote is nobody else's business.
        { kind: 'changed', comment: toComment({ ...row, vote: null }, NOBODY) };
  return context.dependencies.rooms.changed(roomOf(context, row), change);
}

function tooMany(seconds: number): HttpError {
  return new HttpError(429, 'too_many', { headers: { 'retry-after': String(seconds) } });
}
