import type { CallContext } from '#workers/platform/call-context.ts';
import type { Change } from '#workers/platform/durable-objects/room.ts';
import type { RoomAction } from '#workers/platform/durable-objects/rooms.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { GUEST } from '#workers/platform/storage/comment-rows.ts';
import type { PlacedCommentRow } from '#workers/platform/storage/comment-store.ts';
import type { Subject } from '#workers/platform/storage/community-store.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';
import { toComment } from './to-comment.ts';

type Placed = Pick<PlacedCommentRow, 'subjectType' | 'subjectId'>;

type RoomContext = Pick<CallContext, 'session' | 'store' | 'dependencies'>;

function roomOf({ store }: RoomContext, { subjectType, subjectId }: Placed) {
  // Written by us, with a type of the contract.
  return { accountId: store.accountId, type: subjectType as Subject['type'], id: subjectId };
}

/** Throws where a viewer does too much at once. */
export async function limitActions(context: RoomContext, row: Placed, doing: RoomAction): Promise<void> {
  const { user } = requireSession(context);
  const seconds = await context.dependencies.rooms.limitAction(roomOf(context, row), user.id, doing);
  if (seconds !== null) throw tooMany(seconds);
}

/** The room of live comments and its listeners may still hold the comment's previous version. */
export function notifyRoom(context: RoomContext, row: PlacedCommentRow): Promise<void> {
  const change: Change =
    row.removedDate || row.hiddenDate
      ? { kind: 'gone', id: row.id }
      : // A vote is nobody else's business.
        { kind: 'changed', comment: toComment({ ...row, vote: null }, GUEST) };
  return context.dependencies.rooms.changed(roomOf(context, row), change);
}

export function tooMany(seconds: number): HttpError {
  return new HttpError(429, 'too_fast', { headers: { 'retry-after': String(seconds) }, count: seconds });
}
