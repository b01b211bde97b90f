import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { windowOf } from '#workers/platform/http/paging.ts';
import type { TitleDayRow } from '#workers/platform/storage/analytics-store.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { MAX_REPORT_DAYS, REPORT_DAYS } from './constants.ts';
import { dayRange } from './days.ts';

const REPORTED = { defaultDays: REPORT_DAYS, maxDays: MAX_REPORT_DAYS };

export const titleAnalytics: Handler<'titleAnalytics'> = async (context) => {
  requireRole(context, 'read');
  const { store, query, localise, now } = context;
  const selection = { ...dayRange(query, now, REPORTED), contentId: query.content_id };
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
