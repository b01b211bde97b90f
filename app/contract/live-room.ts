import * as v from 'valibot';
import type { Call } from './call.ts';
import { CommentSchema, type CommentWire, ReviewableTypeSchema } from './community.ts';
import { LIMITS } from './limits.ts';
import { CountSchema, IdSchema, TimeSchema } from './primitives.ts';
import { lenientArray, maybe, orElse } from './reading.ts';

/**
 * Where a backend pushes new comments: a GET that requests an upgrade to a WebSocket, with the headers of
 * every call but without a session, because everybody may read; only that of a child's profile comes along. A backend without it answers 404 or 426, and
 * its viewers poll.
 */
export const LIVE_ROOM = {
  service: 'content',
  method: 'GET',
  path: '/api/v1/comments/{type}/{id}/live',
  summary: 'New comments as they are written, over a WebSocket',
  session: 'none',
  params: v.object({ type: ReviewableTypeSchema, id: IdSchema }),
  /** What follows are frames, not an envelope. */
  data: v.undefined(),
  mayBeMissing: true,
} as const satisfies Call;

/** What a viewer's browser sends now and then, and what it gets back; it sends nothing else. */
export const ROOM_PING = 'ping';
export const ROOM_PONG = 'pong';

const viewers = orElse(CountSchema, () => 0);
const moment = maybe(TimeSchema);

/**
 * The events of a room. Within one room no two comments have the same `timestamp`, and none is sent that is
 * older than one sent before: `newest` and `after`, the timestamp of the comment before the first of a frame,
 * show a reader who only knows an older one that some are missing. `changed` is about older comments: their
 * new texts, and which of them nobody may see any more, because their writers removed them or staff hid them.
 */
export const RoomEventSchema = v.variant('kind', [
  v.object({ kind: v.literal('hello'), newest: moment, viewers }),
  v.object({
    kind: v.literal('comments'),
    after: moment,
    comments: lenientArray(CommentSchema, LIMITS.list),
    viewers,
  }),
  v.object({
    kind: v.literal('changed'),
    comments: lenientArray(CommentSchema, LIMITS.list),
    gone: lenientArray(IdSchema, LIMITS.list),
    viewers,
  }),
  v.object({ kind: v.literal('viewers'), viewers }),
]);
export type RoomEvent = v.InferOutput<typeof RoomEventSchema>;

export type RoomEventWire =
  | { kind: 'hello'; newest: string | null; viewers: number }
  | { kind: 'comments'; after: string | null; comments: CommentWire[]; viewers: number }
  | { kind: 'changed'; comments: CommentWire[]; gone: string[]; viewers: number }
  | { kind: 'viewers'; viewers: number };
