import { DAY_MS } from '#workers/platform/analytics/days.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { byPlays, mostPlayed } from '#workers/platform/storage/title-sources.ts';
import { toContent } from './to-content.ts';

/** Today is one of them. */
const WINDOW_DAYS = 7;

export const topTitles: Handler<'topTitles'> = async ({ store, query, localise, now }) => {
  const days = Array.from({ length: WINDOW_DAYS }, (_, ago) =>
    new Date(now.getTime() - ago * DAY_MS).toISOString().slice(0, 10),
  );
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
