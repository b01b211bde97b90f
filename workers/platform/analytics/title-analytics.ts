import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { windowOf } from '#workers/platform/http/paging.ts';
import type { TitleDayRow } from '#workers/platform/storage/analytics-store.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { MAX_REPORT_DAYS, REPORT_DAYS } from './constants.ts';
import { DAY_MS, daysBefore, toDay } from './days.ts';

export const titleAnalytics: Handler<'titleAnalytics'> = async (context) => {
  requireRole(context, 'read');
  const { store, query, localise, now } = context;
  const selection = { ...rangeOf(query, now), contentId: query.content_id };
  const order = store.analytics.titleDayOrder(query.order_by ?? 'day', query.reverse === true);
  const [rows, [count]] = await store.batch([
    store.analytics
      .titleDays(selection)
      .orderBy(...order)
      .page(windowOf(query)),
    store.analytics.titleDayCount(selection),
  ]);
  return { data: rows.map((row) => toTitleDay(row, localise)), total: count?.total ?? 0 };
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
