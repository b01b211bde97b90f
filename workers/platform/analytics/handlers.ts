import type { CallContext, Handlers } from '#workers/platform/call-context.ts';
import { requireStillOpen } from '#workers/platform/content/watchable.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { windowOf } from '#workers/platform/http/paging.ts';
import type { TitleDayRow } from '#workers/platform/storage/analytics-store.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';
import { EVENTS_KEPT_DAYS, MAX_REPORT_DAYS, PRUNED_AT_ONCE, REPORT_DAYS } from './constants.ts';
import { toReport, toResumePoint } from './to-play.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const analyticsHandlers: Handlers = {
  playerEvent: async (context) => {
    const { store, body, session, now } = context;
    const userId = session?.user.id ?? null;
    const isKnown = await store.analytics.record({
      report: toReport(body, now),
      userId,
      resume: userId ? toResumePoint(body) : null,
      prune:
        body.event_name === 'PLAYER_START'
          ? { before: daysBefore(now, EVENTS_KEPT_DAYS), limit: PRUNED_AT_ONCE }
          : null,
    });
    if (!isKnown) throw new HttpError(404, 'not_found');
    // What was played was played; but an address that was signed before the money went back opens the film no longer.
    if (body.event_name === 'PLAYER_PING') await requireStillOpen(context, body);
    return {};
  },

  titleAnalytics: async (context) => {
    if (!requireSession(context).user.isStaff) throw new HttpError(403, 'staff_only');
    const { store, query, localise, now } = context;
    const asked = { ...rangeOf(query, now), contentId: query.content_id };
    const order = store.analytics.titleDayOrder(query.order_by ?? 'day', query.reverse === true);
    const [rows, [count]] = await store.batch([
      store.analytics
        .titleDays(asked)
        .orderBy(...order)
        .page(windowOf(query)),
      store.analytics.titleDayCount(asked),
    ]);
    return { data: rows.map((row) => toTitleDay(row, localise)), total: count?.total ?? 0 };
  },
};

function rangeOf({ from, to }: CallContext<'titleAnalytics'>['query'], now: Date) {
  const last = to ?? toDay(now);
  const first = from ?? toDay(daysBefore(new Date(`${last}T00:00:00Z`), REPORT_DAYS - 1));
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS;
  // A day that no calendar has compares as NaN.
  if (!(days >= 0 && days < MAX_REPORT_DAYS)) throw new HttpError(422, 'rejected');
  return { from: first, to: last };
}

function toTitleDay(row: TitleDayRow, localise: CallContext['localise']) {
  const { contentId, day, starts, completions, startMsTotal, startMsCount } = row;
  return {
    content_id: contentId,
    title: localise(row.title),
    day,
    starts,
    minutes: rounded(row.playedSeconds / 60),
    completions,
    completion: rounded(completions / starts),
    start_ms: startMsCount > 0 ? Math.round(startMsTotal / startMsCount) : undefined,
    rebuffer_count: row.rebufferCount,
    rebuffer_seconds: rounded(row.rebufferSeconds),
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function daysBefore(date: Date, days: number): Date {
  return new Date(date.getTime() - days * DAY_MS);
}
