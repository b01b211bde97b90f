import { eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { KIND_NAMES, type KindName } from '#app/contract/site/entity-kind.ts';
import { kindOf } from '#app/contract/site/kinds.ts';
import type { AccountScope, OwnedTable } from '#workers/platform/storage/account-scope.ts';
import { listed } from '#workers/platform/storage/editing-store.ts';
import {
  contentCategories,
  contentCustomMetadata,
  contentGenres,
  contentPlans,
  contents,
} from '#workers/platform/storage/schema/catalogue.ts';
import {
  channelCategories,
  channelPlans,
  channelSlots,
  scheduleEntries,
} from '#workers/platform/storage/schema/channel.ts';
import { contentArtists, contentVenues } from '#workers/platform/storage/schema/people.ts';
import { discounts } from '#workers/platform/storage/schema/plan.ts';
import { banners, swimlanes } from '#workers/platform/storage/schema/presentation.ts';
import type { Put, WriteFault } from './writer.ts';
import { WRITERS } from './writers.ts';

/** Where a kind is named: by whom, and in which column. */
interface Use {
  by: readonly KindName[];
  table: OwnedTable;
  owner: SQLiteColumn;
  /** What is named: a column, or the members of a JSON list, which SQL unfolds. */
  names: SQLiteColumn | { list: SQL };
  /** Rows that may name anything at all. */
  where?: SQL;
}

const TITLES = ['title', 'playlist'] as const;
const inContents = (names: SQLiteColumn): Use => ({
  by: TITLES,
  table: contents,
  owner: contents.contentId,
  names,
});

const LANE_FILTERS = {
  category: 'category',
  genre: 'sub_category',
  person: 'artists',
  venue: 'venues',
  title: 'content_ids',
} as const;

const inLanes = (filter: string): Use => ({
  by: ['lane'],
  table: swimlanes,
  owner: swimlanes.id,
  names: { list: sql`json_each(${swimlanes.filters}, ${`$.${filter}`})` },
});

const USES: Partial<Record<KindName, readonly Use[]>> = {
  category: [
    {
      by: TITLES,
      table: contentCategories,
      owner: contentCategories.contentId,
      names: contentCategories.categoryId,
    },
    {
      by: ['channel'],
      table: channelCategories,
      owner: channelCategories.channelId,
      names: channelCategories.categoryId,
    },
    inLanes(LANE_FILTERS.category),
  ],
  genre: [
    { by: TITLES, table: contentGenres, owner: contentGenres.contentId, names: contentGenres.genreId },
    inLanes(LANE_FILTERS.genre),
  ],
  rating: [inContents(contents.contentRatingId)],
  field: [
    {
      by: TITLES,
      table: contentCustomMetadata,
      owner: contentCustomMetadata.contentId,
      names: contentCustomMetadata.fieldId,
    },
  ],
  person: [
    { by: TITLES, table: contentArtists, owner: contentArtists.contentId, names: contentArtists.artistId },
    inLanes(LANE_FILTERS.person),
  ],
  venue: [
    { by: TITLES, table: contentVenues, owner: contentVenues.contentId, names: contentVenues.venueId },
    inLanes(LANE_FILTERS.venue),
  ],
  asset: [inContents(contents.assetId)],
  plan: [
    { by: TITLES, table: contentPlans, owner: contentPlans.contentId, names: contentPlans.planId },
    { by: ['channel'], table: channelPlans, owner: channelPlans.channelId, names: channelPlans.planId },
    {
      by: ['voucher'],
      table: discounts,
      owner: discounts.id,
      names: { list: sql`json_each(${discounts.applicablePlans})` },
    },
  ],
  title: [
    inContents(contents.parentId),
    {
      by: ['playlist'],
      table: contents,
      owner: contents.contentId,
      names: { list: sql`json_each(${contents.playlistContentData})` },
      where: eq(contents.videoType, 'PLAYLIST'),
    },
    { by: ['schedule'], table: channelSlots, owner: channelSlots.channelId, names: channelSlots.contentId },
    {
      by: ['schedule'],
      table: scheduleEntries,
      owner: scheduleEntries.channelId,
      names: scheduleEntries.contentId,
    },
    { by: ['banner'], table: banners, owner: banners.id, names: banners.objectId },
    inLanes(LANE_FILTERS.title),
  ],
  playlist: [
    { by: ['banner'], table: banners, owner: banners.id, names: banners.objectId },
    inLanes(LANE_FILTERS.title),
  ],
};

interface Removal {
  kind: KindName;
  ids: readonly string[];
  puts: ReadonlyMap<KindName, readonly Put[]>;
  removals: ReadonlyMap<KindName, readonly string[]>;
}

/** Why these cannot go: what still names them once the request's other changes are written. */
export async function checkRemovals(scope: AccountScope, request: Removal): Promise<WriteFault[]> {
  const { kind, ids } = request;
  const uses = await Promise.all((USES[kind] ?? []).map((use) => stillNamed(scope, use, request)));
  const own = (await WRITERS[kind].checkRemoval?.(scope, ids)) ?? [];
  return [...own, ...uses.flat()];
}

async function stillNamed(scope: AccountScope, use: Use, request: Removal): Promise<WriteFault[]> {
  const { kind, ids, puts, removals } = request;
  const written = use.by.flatMap((by) => (puts.get(by) ?? []).map((put) => ({ by, put })));
  const stillWritten = written.flatMap(({ by, put }) =>
    kindOf(by)
      .references(put.value, put.id)
      .filter((reference) => [reference.kind].flat().includes(kind) && ids.includes(reference.id))
      .map((reference) => ({ owner: put.id, id: reference.id })),
  );
  // What goes names nothing, and what is written anew names what its new value does.
  const others = [...use.by.flatMap((by) => goneOf(by, removals)), ...written.map(({ put }) => put.id)];
  const stored = await namesIn(scope, use, ids, others);
  return [...stored, ...stillWritten].map(({ owner, id }) => ({
    id,
    path: '',
    message: `the ${use.by.join(' or ')} "${owner}" names it: change that first`,
  }));
}

/** What is removed of a kind, by itself or with what it belongs to. */
function goneOf(kind: KindName, removals: Removal['removals']): string[] {
  const owners = KIND_NAMES.filter((one) => WRITERS[one].owns?.includes(kind));
  return [kind, ...owners].flatMap((one) => removals.get(one) ?? []);
}

/** How many users of an entity are looked up; one is enough to stop its deletion. */
const USERS_AT_MOST = 1000;

async function namesIn(
  scope: AccountScope,
  { table, owner, names, where }: Use,
  ids: readonly string[],
  without: readonly string[],
): Promise<{ owner: string; id: string }[]> {
  const isAmong = (name: SQL | SQLiteColumn) => sql`${name} IN ${listed(ids)}`;
  const first = (list: SQL) =>
    sql<string>`(SELECT named.value FROM ${list} named WHERE ${isAmong(sql`named.value`)} LIMIT 1)`;
  const columns = {
    owner: sql<string>`${owner}`,
    id: 'list' in names ? first(names.list) : sql<string>`${names}`,
  };
  const condition = 'list' in names ? sql`${first(names.list)} IS NOT NULL` : isAmong(names);
  return scope
    .pick(table, columns, where, condition, sql`${owner} NOT IN ${listed(without)}`)
    .page({ limit: USERS_AT_MOST });
}
