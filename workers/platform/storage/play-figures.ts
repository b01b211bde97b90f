import { and, desc, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { parseTitle } from './parse-title.ts';
import { inSpan, type Span } from './plan-ends.ts';
import { playerPlays, titleDays } from './schema/analytics.ts';

/** Days of UTC as '2026-11-27', both included. */
export interface DaySpan {
  from: string;
  to: string;
}

/** What was watched, and what never showed a frame. */
export function playFigures(scope: AccountScope) {
  const { contentId, starts, playedSeconds } = titleDays;
  const seconds = sql<number>`sum(${playedSeconds})`;
  const onDays = ({ from, to }: DaySpan) => and(gte(titleDays.day, from), lte(titleDays.day, to));
  const titleOf = (name: string, id: SQL) =>
    sql`(SELECT title FROM contents WHERE contents.account_id = ${scope.accountId}
      AND contents.content_id = ${id})`
      .mapWith(parseTitle)
      .as(name);
  return {
    watchedDays: (span: DaySpan) =>
      scope
        .pick(
          titleDays,
          {
            day: titleDays.day,
            seconds: seconds.as('seconds'),
            plays: sql<number>`sum(${starts})`.as('plays'),
          },
          onDays(span),
        )
        .groupBy(titleDays.day),

    topTitles: (span: DaySpan, limit: number) =>
      scope
        .pick(
          titleDays,
          {
            contentId,
            title: titleOf('title', sql`title_days.content_id`),
            parent: titleOf(
              'parent',
              sql`(SELECT parent_id FROM contents own WHERE own.account_id = ${scope.accountId}
                AND own.content_id = title_days.content_id)`,
            ),
            seconds: seconds.as('seconds'),
            plays: sql<number>`sum(${starts})`.as('plays'),
          },
          onDays(span),
        )
        .groupBy(contentId)
        .orderBy(desc(seconds), contentId)
        .page({ limit }),

    /**
     * Of plays that never showed a frame, by the day on which they began. One that was heard of after `silentSince`
     * may yet show one.
     */
    unseenDays: (span: Span, silentSince: Date) =>
      scope
        .pick(
          playerPlays,
          { day: playerPlays.day, count: sql<number>`count(*)`.as('count') },
          sql`${playerPlays.startMs} IS NULL AND ${playerPlays.playedSeconds} = 0`,
          inSpan(playerPlays.startedTime, span),
          lte(playerPlays.lastTime, silentSince),
        )
        .groupBy(playerPlays.day),
  };
}
