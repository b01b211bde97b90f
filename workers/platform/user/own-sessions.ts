import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { SessionRow } from '#workers/platform/storage/user-sessions.ts';
import { recordEvent } from './record-event.ts';
import { requireSession } from './require-session.ts';

export const ownSessions: Handler<'ownSessions'> = async (context) => {
  const { user, row } = requireSession(context);
  const rows = await context.store.sessionList.open(user.id, context.now);
  return { data: rows.map((other) => toOwnSession(other, row)) };
};

export const endSession: Handler<'endSession'> = async (context) => {
  const { user } = requireSession(context);
  const isEnded = await context.store.sessionList.end(user.id, context.query.id);
  if (!isEnded) throw new HttpError(404, 'not_found');
  recordEvent(context, { kind: 'session_ended', userId: user.id });
  return {};
};

export const endOtherSessions: Handler<'endOtherSessions'> = async (context) => {
  const { user, row } = requireSession(context);
  await context.store.sessionList.endOthers(user.id, row.publicId);
  recordEvent(context, { kind: 'session_ended', userId: user.id });
  return {};
};

function toOwnSession(session: SessionRow, current: SessionRow) {
  const { publicId, device, createdDate, signedInTime, lastSeenTime } = session;
  return {
    _id: publicId,
    device,
    signed_in_time: signedInTime ?? createdDate,
    last_seen_time: lastSeenTime ?? createdDate,
    is_current: publicId === current.publicId,
  };
}
