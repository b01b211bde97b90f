import { toTimeZone } from '#app/lib/wall-clock.server.ts';
import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';
import { FURTHEST_MS, LEAD_MS } from './constants.ts';
import { type FoundEvent, findProgramme, findStream, programmeEvent, titleEvent } from './find-event.ts';

// Mails go to the account's address, so its reminders are those of all its profiles.

export const reminders: Handler<'reminders'> = async (context) => {
  const { user } = requireSession(context);
  const rows = await context.store.reminders.ofUser(user.id, context.now);
  return { data: rows.map(toReminder) };
};

export const addReminder: Handler<'addReminder'> = async (context) => {
  const { store, body, language, calledAt, now } = context;
  const { user } = requireSession(context);
  const found = await requireUpcoming(context);
  const startTime = new Date(found.startMs);
  const row = {
    ...{
      userId: user.id,
      event: found.event,
      contentId: found.contentId,
      channelId: found.channel?.id ?? null,
    },
    ...{ startTime, dueTime: new Date(found.startMs - LEAD_MS), remindedTime: null },
    ...{ language, timeZone: toTimeZone(body.time_zone), siteOrigin: calledAt.origin, createdDate: now },
  };
  if (!(await store.reminders.add(row, now))) throw new HttpError(409, 'too_many_reminders');
  return { data: toReminder(row) };
};

export const removeReminder: Handler<'removeReminder'> = async (context) => {
  const { user } = requireSession(context);
  const { content_id, channel_id, start_time } = context.query;
  const event = content_id
    ? titleEvent(content_id)
    : programmeEvent(channel_id ?? '', Date.parse(start_time ?? ''));
  await context.store.reminders.remove(user.id, event);
  return {};
};

async function requireUpcoming(context: CallContext<'addReminder'>): Promise<FoundEvent> {
  const { store, body, now } = context;
  const found = body.content_id
    ? await findStream(store, body.content_id, now)
    : await findProgrammeAt(context, body.channel_id ?? '', Date.parse(body.start_time ?? ''));
  if (!found) {
    const [title] = body.content_id ? await store.content.exists(body.content_id) : [];
    throw title ? new HttpError(409, 'not_upcoming') : new HttpError(404, 'not_found');
  }
  if (found.startMs <= now.getTime()) throw new HttpError(409, 'not_upcoming');
  return found;
}

/** Null for no time, and for one that is further ahead than programmes are planned. */
async function findProgrammeAt(
  { store, now }: CallContext<'addReminder'>,
  channelId: string,
  startMs: number,
) {
  return startMs <= now.getTime() + FURTHEST_MS ? await findProgramme(store, channelId, startMs) : null;
}

interface Row {
  contentId: string;
  channelId: string | null;
  startTime: Date;
}

const toReminder = ({ contentId, channelId, startTime }: Row) => ({
  content_id: contentId,
  channel_id: channelId ?? undefined,
  start_time: startTime.toISOString(),
});
