import { type SQL, sql } from 'drizzle-orm';
import type { ContentOrder } from './content-order.ts';
import { contentListing } from './list-tables.ts';

// Sources of lists of titles (`along` of content-list.ts): subqueries of an account's own listing with what a list is
// ordered by, each with the order that goes with it.

/** What a list needs of each title. */
const LISTED = sql.raw('l.listing, l.is_part, l.created_date, l.average_rating, l.release_time');

/** Of each day's most played titles so many are looked at: a title that is among none of them is not among the week's. */
const LOOKED_AT_A_DAY = 50;
/** Of the titles with a genre, a person or the like, the newest. */
const LOOKED_AT_A_FACET = 100;
/** Of a viewer's own titles, the latest. */
const LOOKED_AT = 300;
/** Series whose new episodes are looked for. */
const LOOKED_AT_SERIES = 50;

/** Other titles with a category or genre of this one's; a shared genre counts more than a category. */
export function kinOf(accountId: string, contentId: string): SQL {
  return sql`(SELECT o.listing, o.is_part, o.created_date, o.average_rating, o.release_time,
      sum(CASE f.kind WHEN 'sub_category' THEN 2 ELSE 1 END) AS kinship
    FROM content_listing t CROSS JOIN content_facets m CROSS JOIN facets f CROSS JOIN content_facets o
    WHERE t.account_id = ${accountId} AND t.content_id = ${contentId} AND -m.listing = -t.listing
      AND f.facet = m.facet AND f.kind IN ('category', 'sub_category') AND o.facet = m.facet AND o.listing <> t.listing
    GROUP BY o.listing)`;
}

/** The nearest first, among equals the newest. */
export const byKinship = ordered(sql`driver.kinship DESC, driver.created_date DESC`);

/**
 * Titles that share genres, people or the brand's own metadata with this one, the people counting most, but none that
 * the viewer has begun or finished. Of all titles with a genre the newest are looked at, so that a large one costs no
 * more than a small one; what these share besides counts in full.
 */
export function likeFor(
  accountId: string,
  { contentId, userId }: { contentId: string; userId: string },
): SQL {
  return sql`(WITH own AS MATERIALIZED (
      SELECT t.listing, f.facet, CASE f.kind WHEN 'artists' THEN 3 WHEN 'category' THEN 1 ELSE 2 END AS weight
      FROM content_listing t CROSS JOIN content_facets m CROSS JOIN facets f
      WHERE t.account_id = ${accountId} AND t.content_id = ${contentId} AND -m.listing = -t.listing AND f.facet = m.facet
        AND (f.kind IN ('category', 'sub_category', 'artists') OR f.kind LIKE 'metadata:%')
    ), seen AS MATERIALIZED (
      SELECT k.listing FROM resume_positions r
      CROSS JOIN contents c ON c.account_id = r.account_id AND c.content_id = r.content_id
      CROSS JOIN content_listing k ON k.account_id = c.account_id AND k.content_id = coalesce(c.parent_id, c.content_id)
      WHERE r.account_id = ${accountId} AND r.user_id = ${userId}
    ), near AS MATERIALIZED (
      SELECT DISTINCT o.value AS listing FROM own
      CROSS JOIN json_each((SELECT json_group_array(listing) FROM (SELECT o.listing FROM content_facets o
        WHERE o.facet = own.facet AND o.is_part = 0 AND o.listing <> own.listing AND o.listing NOT IN (SELECT listing FROM seen)
        ORDER BY o.created_date DESC LIMIT ${LOOKED_AT_A_FACET}))) o
    )
    SELECT ${LISTED}, (SELECT sum(own.weight) FROM own CROSS JOIN content_facets o WHERE o.facet = own.facet
      AND o.is_part = l.is_part AND o.created_date = l.created_date AND o.listing = l.listing) AS kinship
    FROM near CROSS JOIN content_listing l ON l.listing = near.listing)`;
}

/** What the viewer has put on the watchlist. */
export function listedBy(accountId: string, userId: string): SQL {
  return sql`(SELECT ${LISTED}, w.created_date AS listed FROM watchlist w
    CROSS JOIN content_listing l ON l.account_id = w.account_id AND l.content_id = w.content_id
    WHERE w.account_id = ${accountId} AND w.user_id = ${userId})`;
}

export const byListed = ordered(sql`driver.listed DESC`);

/**
 * Of each series that the viewer has begun or listed, the newest episode that came out since, if the viewer has not
 * begun it. One that was taken off "continue watching" has been given up.
 */
export function newEpisodesFor(accountId: string, { userId, now }: { userId: string; now: Date }): SQL {
  const published = sql.raw('max(e.created_date, coalesce(e.publish_time, e.release_time, 0))');
  return sql`(SELECT ${LISTED}, e.came FROM (
      SELECT e.content_id, ${published} AS came,
        row_number() OVER (PARTITION BY s.series ORDER BY ${published} DESC, e.serial_no DESC) AS age
      FROM (SELECT series, coalesce(max(watched), max(listed)) AS since FROM (
          SELECT c.parent_id AS series, r.modified_date AS watched, NULL AS listed
          FROM ${latestOf(accountId, userId)} r CROSS JOIN contents c ON c.account_id = ${accountId} AND c.content_id = r.content_id
          WHERE c.parent_id IS NOT NULL AND r.removed_time IS NULL
          UNION ALL
          SELECT w.content_id, NULL, w.created_date FROM watchlist w
          WHERE w.account_id = ${accountId} AND w.user_id = ${userId}
        ) GROUP BY series ORDER BY since DESC LIMIT ${LOOKED_AT_SERIES}) s
      CROSS JOIN contents e ON e.account_id = ${accountId} AND e.parent_id = s.series
        -- The plus keeps SQLite from the index of types, which leads through all of the account's episodes.
        AND +e.video_type = 'MPVC' AND +e.is_published = 1
      WHERE ${published} > s.since AND ${published} <= ${now.getTime()}
        AND NOT EXISTS (SELECT 1 FROM resume_positions r WHERE r.account_id = ${accountId} AND r.user_id = ${userId} AND r.content_id = e.content_id)
        AND EXISTS (SELECT 1 FROM contents p WHERE p.account_id = ${accountId} AND p.content_id = s.series AND p.is_published = 1)
    ) e CROSS JOIN content_listing l ON l.account_id = ${accountId} AND l.content_id = e.content_id
    WHERE e.age = 1)`;
}

export const byNewest = ordered(sql`driver.came DESC`);

/**
 * The most played titles of these days (of UTC), a play of an episode counting for its series. Reads no more than each
 * day's first ones and their other days, however many titles were played.
 */
export function mostPlayed(accountId: string, { days, now }: { days: readonly string[]; now: Date }): SQL {
  const wanted = JSON.stringify(days);
  return sql`(SELECT ${LISTED}, (SELECT sum(d.plays) FROM played_days d WHERE d.account_id = ${accountId}
      AND d.day IN (SELECT value FROM json_each(${wanted})) AND d.content_id = played.id) AS plays
    FROM (SELECT DISTINCT top.value AS id FROM json_each(${wanted}) day
      CROSS JOIN json_each((SELECT json_group_array(content_id) FROM (SELECT d.content_id FROM played_days d
        WHERE d.account_id = ${accountId} AND d.day = day.value ORDER BY d.plays DESC LIMIT ${LOOKED_AT_A_DAY}))) top) played
    CROSS JOIN content_listing l ON l.account_id = ${accountId} AND l.content_id = played.id
    CROSS JOIN contents c ON c.account_id = ${accountId} AND c.content_id = played.id
    WHERE c.video_type <> 'LIVE' OR coalesce(c.live_expiry_time > ${now.getTime()}, 1))`;
}

export const byPlays = ordered(sql`driver.plays DESC, driver.created_date DESC`);

function latestOf(accountId: string, userId: string): SQL {
  return sql`(SELECT * FROM resume_positions WHERE account_id = ${accountId} AND user_id = ${userId}
    ORDER BY modified_date DESC LIMIT ${LOOKED_AT})`;
}

function ordered(terms: SQL): ContentOrder {
  return { by: 'terms', terms: [sql`${terms}, ${contentListing.contentId}`] };
}
