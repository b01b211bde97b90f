import { RANKED_DAYS } from '#workers/platform/analytics/constants.ts';
import { daysBefore, toDay } from '#workers/platform/analytics/days.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { byPlays, mostPlayed } from '#workers/platform/storage/title-sources.ts';
import { toContent } from './to-content.ts';

export const topTitles: Handler<'topTitles'> = async ({ store, query, localise, now }) => {
  const days = Array.from({ length: RANKED_DAYS }, (_, ago) => toDay(daysBefore(now, ago)));
  const along = mostPlayed(store.accountId, { days, now });
  const rows = await store.content.cards({
    filters: {},
    along,
    order: byPlays,
    limit: query.page_size,
    offset: 0,
  });
  return { data: rows.map((row) => toContent(row, localise)) };
};
