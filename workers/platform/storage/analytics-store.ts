import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { parseTitle } from './parse-title.ts';
import { playerReports } from './player-reports.ts';
import { titleDays } from './schema/analytics.ts';

interface TitleDaysQuery {
  from: string;
  to: string;
  contentId?: string | undefined;
}

export type TitleDayRow = Awaited<ReturnType<ReturnType<typeof titleDayQueries>['titleDays']>>[number];

const ORDERS = {
  day: sql`${titleDays.day}`,
  starts: sql`${titleDays.starts}`,
  minutes: sql`${titleDays.playedSeconds}`,
  completion: sql`(1.0 * ${titleDays.completions} / ${titleDays.starts})`,
  start_ms: sql`(1.0 * ${titleDays.startMsTotal} / nullif(${titleDays.startMsCount}, 0))`,
  rebuffer_seconds: sql`${titleDays.rebufferSeconds}`,
} as const;

export function analyticsStore(scope: AccountScope) {
  return { ...playerReports(scope), ...titleDayQueries(scope) };
}

function titleDayQueries(scope: AccountScope) {
  return {
    /** By day and title; `order` and paging are the caller's. */
    titleDays: (selection: TitleDaysQuery) =>
      scope.pick(
        titleDays,
        {
          day: titleDays.day,
          contentId: titleDays.contentId,
          title: sql`(SELECT title FROM contents WHERE contents.account_id = title_days.account_id
            AND contents.content_id = title_days.content_id)`.mapWith(parseTitle),
          starts: titleDays.starts,
          completions: titleDays.completions,
          playedSeconds: titleDays.playedSeconds,
          startMsTotal: titleDays.startMsTotal,
          startMsCount: titleDays.startMsCount,
          rebufferCount: titleDays.rebufferCount,
          rebufferSeconds: titleDays.rebufferSeconds,
        },
        inRange(selection),
      ),
    titleDayCount: (selection: TitleDaysQuery) => scope.count(titleDays, inRange(selection)),
    titleDayOrder,
  };
}

function inRange({ from, to, contentId }: TitleDaysQuery): SQL | undefined {
  const ofTitle = contentId === undefined ? undefined : eq(titleDays.contentId, contentId);
  return and(gte(titleDays.day, from), lte(titleDays.day, to), ofTitle);
}

/** Ties are sorted by day, the newest first, then by title, so that pages never overlap. */
function titleDayOrder(by: keyof typeof ORDERS, isAscending: boolean): SQL[] {
  const first = isAscending ? sql`${ORDERS[by]} ASC NULLS LAST` : sql`${ORDERS[by]} DESC NULLS LAST`;
  return [first, sql`${titleDays.day} DESC`, sql`${titleDays.contentId}`];
}
