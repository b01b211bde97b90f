import type { Handler } from '#workers/platform/call-context.ts';
import { requireStillOpen } from '#workers/platform/content/watchable.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { EVENT_RETENTION_DAYS, PRUNED_AT_ONCE, RANKED_DAYS } from './constants.ts';
import { daysBefore, toDay } from './days.ts';
import { toReport, toResumePoint } from './to-play.ts';

export const playerEvent: Handler<'playerEvent'> = async (context) => {
  const { store, body, session, now } = context;
  const userId = session?.viewerId ?? null;
  const isKnown = await store.analytics.record({
    report: toReport(body, now),
    userId,
    resume: userId ? toResumePoint(body) : null,
    prune:
      body.event_name === 'PLAYER_START'
        ? {
            before: daysBefore(now, EVENT_RETENTION_DAYS),
            rankedFrom: toDay(daysBefore(now, RANKED_DAYS - 1)),
            limit: PRUNED_AT_ONCE,
          }
        : null,
  });
  if (!isKnown) throw new HttpError(404, 'not_found');
  // What was played was played; but an address that was signed before the money went back opens the film no
  // longer.
  if (body.event_name === 'PLAYER_PING') await requireStillOpen(context, body);
  return {};
};
