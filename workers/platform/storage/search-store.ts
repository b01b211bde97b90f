import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type SelectedFields, type SQLiteColumn, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { AccountScope, OwnedTable } from './account-scope.ts';
import { cardColumns } from './content-columns.ts';
import { accounts } from './schema/account.ts';
import { contents } from './schema/catalogue.ts';
import { accountId } from './schema/columns.ts';
import { artists, venues } from './schema/people.ts';
import type { ScopedQuery } from './scoped-query.ts';
import type { Match } from './search-match.ts';

// What migrations 0002 and 0023 make by hand and their triggers fill. Not in schema/: drizzle-kit knows neither triggers
// nor FTS5.

type SearchKind = 'content' | 'artist' | 'venue';

/** The account's words, each under every spelling that is one letter short. */
const searchSpellings = sqliteTable('search_spellings', {
  accountId: accountId(),
  spelling: text('spelling').notNull(),
  word: text('word').notNull(),
});

/** The account's words in order. */
const searchWordList = sqliteTable('search_words', { accountId: accountId(), word: text('word').notNull() });

/** The account's long words, each under its groups of three letters. */
const searchGrams = sqliteTable('search_grams', {
  accountId: accountId(),
  gram: text('gram').notNull(),
  word: text('word').notNull(),
});

/** Of words that begin alike; there are seldom more of them. */
const MAX_WORD_FAMILY = 300;
/** Of long words that share the most letter groups with one. */
const MAX_SIMILAR = 50;
/** Two slips leave at least so many of a long word's groups as they are. */
const MIN_SHARED_GRAMS = 2;

export interface HitPage {
  limit: number;
  offset: number;
}

/** The full-text index. One for all accounts: an account's entries of a kind are a range of numbers in it. */
export function searchStore(scope: AccountScope) {
  const shelf = <C extends SelectedFields>(
    kind: SearchKind,
    table: OwnedTable,
    id: SQLiteColumn,
    columns: C,
  ) => ({
    /** The best hits first. */
    page: (match: Match, page: HitPage) =>
      scope
        .pickAlong(hits(scope, kind, match, page), table, columns, sql`hits.id = ${id}`)
        .orderBy(sql`hits.tier, hits.doc`),

    /** How many entries match. */
    total: (match: Match) =>
      scope.pick(accounts, {
        total: sql<number>`(${partOf(scope.accountId, kind)} SELECT count(*) FROM search_index WHERE ${isHit(scope, kind, match.all)})`,
      }),
  });

  return {
    /** Titles with what a suggestion has of them. */
    titles: shelf('content', contents, contents.contentId, {
      contentId: contents.contentId,
      title: contents.title,
      videoType: contents.videoType,
      viewsCount: contents.viewsCount,
    }),
    contents: shelf('content', contents, contents.contentId, cardColumns),
    artists: shelf('artist', artists, artists.id, getTableColumns(artists)),
    venues: shelf('venue', venues, venues.id, getTableColumns(venues)),

    /** The account's words that are kept under one of the spellings. */
    wordsLike: (spellings: readonly string[]) =>
      scope.pick(
        searchSpellings,
        { word: searchSpellings.word },
        sql`${searchSpellings.spelling} IN (SELECT value FROM json_each(${JSON.stringify(spellings)}))`,
      ),

    /** The account's words with one of the beginnings. */
    wordsFrom: (beginnings: readonly string[]) =>
      scope
        .pickAlong(
          sql`json_each(${JSON.stringify(beginnings)}) AS beginning`,
          searchWordList,
          { word: searchWordList.word },
          sql`${searchWordList.word} >= beginning.value AND ${searchWordList.word} < beginning.value || char(1114111)`,
        )
        .page({ limit: MAX_WORD_FAMILY }),

    /** The account's long words with several of the groups, those with the most first. */
    wordsWithGrams: (grams: readonly string[]) =>
      scope
        .pick(
          searchGrams,
          { word: searchGrams.word },
          sql`${searchGrams.gram} IN (SELECT value FROM json_each(${JSON.stringify(grams)}))`,
        )
        .groupBy(searchGrams.word)
        .having(sql`count(*) >= ${MIN_SHARED_GRAMS}`)
        .orderBy(sql`count(*) DESC`)
        .page({ limit: MAX_SIMILAR }),
  };
}

export type SearchShelf<Row> = {
  page(match: Match, page: HitPage): ScopedQuery<Row>;
  total(match: Match): ScopedQuery<{ total: number }>;
};

/**
 * A page of the hits. SQLite takes the parts of a UNION ALL one after another and stops at the limit, and the
 * index hands its entries out by number: so the first page of a word that every title has costs no more than
 * any other. Upwards: to the start of a range it leaps, from the end of the index it would walk.
 */
function hits(scope: AccountScope, kind: SearchKind, { tiers }: Match, { limit, offset }: HitPage): SQL {
  const { accountId } = scope;
  const selects = tiers.map(
    (expression, tier) => sql`SELECT * FROM (SELECT rowid AS doc, ${sql.raw(String(tier))} AS tier
      FROM search_index WHERE ${isHit(scope, kind, expression)} ORDER BY rowid)`,
  );
  return sql`(${partOf(accountId, kind)},
    found AS MATERIALIZED (${sql.join(selects, sql` UNION ALL `)} LIMIT ${limit} OFFSET ${offset})
    SELECT d.id, found.doc, found.tier FROM found CROSS JOIN search_documents d
      WHERE d.doc = found.doc AND d.account_id = ${accountId} AND d.kind = ${kind}) AS hits`;
}

/** The range of the account's numbers: the upper bits are the account's and kind's own. */
function partOf(accountId: string, kind: SearchKind): SQL {
  return sql`WITH part AS MATERIALIZED (SELECT (doc >> 32) << 32 AS first FROM search_documents
    WHERE account_id = ${accountId} AND kind = ${kind} LIMIT 1)`;
}

function isHit({ accountId, isLimited }: AccountScope, kind: SearchKind, expression: string): SQL {
  // The index has the words of all titles; a limited database has no documents of those that are left out.
  const isThere =
    isLimited && kind === 'content'
      ? sql`AND EXISTS (SELECT 1 FROM search_documents own
          WHERE own.doc = search_index.rowid AND own.account_id = ${accountId})`
      : sql``;
  return sql`search_index MATCH ${expression}
    AND rowid BETWEEN (SELECT first FROM part) AND (SELECT first + 4294967295 FROM part) ${isThere}`;
}
