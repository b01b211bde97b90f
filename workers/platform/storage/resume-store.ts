import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import { cardColumns } from './content-columns.ts';
import { resumePositions } from './schema/analytics.ts';
import { contents } from './schema/catalogue.ts';
import type { LocalizedText } from './schema/columns.ts';

/** Older ones are no longer "watching": what a viewer left so many titles ago is found by other ways. */
const LOOKED_AT = 300;
/** What of a title counts as most of it. */
const MOSTLY = 0.7;

/** Where viewers are in what they watch. Every query is one viewer's. */
export function resumeStore(scope: AccountScope) {
  const page = memoize(() =>
    scope
      .pickAlong(
        sql`(${goingOn(scope.accountId)}) AS going`,
        contents,
        {
          ...cardColumns,
          positionSeconds: sql<number>`going.position`,
          totalSeconds: sql<number | null>`going.duration`,
          parentTitle: sql`going.parent_title`.mapWith(parseTitle),
          total: sql<number>`going.total`,
        },
        sql`going.shown_id = ${contents.contentId}`,
      )
      .orderBy(sql`going.place`),
  );

  const last = memoize(() => {
    const watched = sql`(SELECT coalesce(c.parent_id, c.content_id) AS id, r.modified_date AS watched_time
      FROM (SELECT * FROM resume_positions WHERE account_id = ${scope.accountId} AND user_id = ${sql.placeholder('userId')}
        ORDER BY modified_date DESC LIMIT ${LOOKED_AT}) r
      CROSS JOIN contents c ON c.account_id = ${scope.accountId} AND c.content_id = r.content_id
      WHERE r.is_finished = 1 OR r.position_seconds >= ${MOSTLY} * r.duration_seconds) AS watched`;
    return scope
      .pickAlong(
        watched,
        contents,
        { contentId: contents.contentId, title: contents.title },
        sql`${contents.contentId} = watched.id`,
        eq(contents.isPublished, true),
      )
      .orderBy(sql`watched.watched_time DESC`)
      .page({ limit: 1 });
  });

  const ofTitle = (userId: string, contentId: string): SQL | undefined => {
    const own = scope.pick(contents, { parentId: contents.parentId }, eq(contents.contentId, contentId));
    const siblings = scope.pick(
      contents,
      { contentId: contents.contentId },
      sql`${contents.parentId} = ${own.asSubquery()}`,
    );
    return and(
      eq(resumePositions.userId, userId),
      or(
        eq(resumePositions.contentId, contentId),
        sql`${resumePositions.contentId} IN ${siblings.asSubquery()}`,
      ),
    );
  };

  return {
    /** What the user has begun and not finished, the latest first; each row knows how many there are. */
    goingOn: (userId: string, window: { limit: number; offset: number }) =>
      page().with({ userId, ...window }),

    /** What the user last finished or has seen most of, of an episode its series: none or one. */
    watchedLast: (userId: string) => last().with({ userId }),

    /** Takes a title or an episode's series off the list, or back with null; false if it never was on. */
    async setRemoved(userId: string, contentId: string, removedTime: Date | null): Promise<boolean> {
      const { meta } = await scope.update(resumePositions, { removedTime }, ofTitle(userId, contentId)).run();
      return meta.changes > 0;
    },
  };
}

/**
 * Of each film and each series what was watched last. An episode that is finished leads to the next of its
 * series; a film that is, and a series without a next one, to nothing. A next episode is where the viewer
 * once left it, or at its start.
 */
function goingOn(accountId: string): SQL {
  const position = (column: 'position_seconds' | 'duration_seconds') =>
    sql`(SELECT p.${sql.raw(column)} FROM resume_positions p WHERE p.account_id = ${accountId}
      AND p.user_id = ${sql.placeholder('userId')} AND p.content_id = shown_id AND p.is_finished = 0)`;
  return sql`
    SELECT shown_id, row_number() OVER (ORDER BY modified_date DESC, shown_id) AS place, count(*) OVER () AS total,
      ${position('position_seconds')} AS position, ${position('duration_seconds')} AS duration,
      (SELECT s.title FROM contents s WHERE s.account_id = ${accountId} AND s.content_id = last.parent_id) AS parent_title
    FROM (
      SELECT *, CASE WHEN is_finished = 0 THEN content_id ELSE (
          SELECT n.content_id FROM contents n WHERE n.account_id = ${accountId} AND n.parent_id = watched.parent_id
            AND n.video_type = 'MPVC' AND n.is_published = 1 AND n.serial_no > watched.serial_no
          ORDER BY n.serial_no LIMIT 1
        ) END AS shown_id
      FROM (
        SELECT r.*, c.parent_id, c.serial_no,
          row_number() OVER (PARTITION BY coalesce(c.parent_id, c.content_id) ORDER BY r.modified_date DESC, r.content_id) AS age
        FROM (
          SELECT content_id, is_finished, removed_time, modified_date FROM resume_positions
          WHERE account_id = ${accountId} AND user_id = ${sql.placeholder('userId')}
          ORDER BY modified_date DESC LIMIT ${LOOKED_AT}
        ) r JOIN contents c ON c.account_id = ${accountId} AND c.content_id = r.content_id AND c.is_published = 1
      ) watched
      WHERE age = 1 AND removed_time IS NULL
    ) last
    WHERE shown_id IS NOT NULL
    ORDER BY place LIMIT ${sql.placeholder('limit')} OFFSET ${sql.placeholder('offset')}`;
}

function parseTitle(value: unknown): LocalizedText | null {
  return value === null ? null : (JSON.parse(String(value)) as LocalizedText);
}
