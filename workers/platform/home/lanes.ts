import type { CallContext } from '#workers/platform/call-context.ts';
import { toContent } from '#workers/platform/content/to-content.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import { contentOrder, defaultOrder } from '#workers/platform/storage/content-order.ts';
import type { CardRow } from '#workers/platform/storage/content-store.ts';
import type { ArtistRow, VenueRow } from '#workers/platform/storage/people-store.ts';
import type { ScopedQuery } from '#workers/platform/storage/scoped-query.ts';
import { toArtist, toVenue } from '../people/to-people.ts';
import type { LaneDefinition } from './lane-definition.ts';

export type LaneQuery = ScopedQuery<unknown>;
type Viewing = Pick<CallContext, 'store' | 'account' | 'language' | 'localise'>;

/** Two queries a lane: its first items, and how many there are. */
export function laneQueries(lanes: readonly LaneDefinition[], viewing: Viewing): LaneQuery[] {
  return lanes.flatMap((lane) => queriesOf(lane, viewing));
}

function queriesOf(lane: LaneDefinition, { store, account, language }: Viewing): [LaneQuery, LaneQuery] {
  if (lane.kind !== 'content') {
    return lane.kind === 'artists'
      ? [store.people.artists.page(lane), store.people.artists.total()]
      : [store.people.venues.page(lane), store.people.venues.total()];
  }
  const { filters, limit, reverse } = lane;
  const context = { language, defaultLanguage: account.defaultLanguage, contentIds: filters.content_ids };
  // An order that is not on offer costs a lane its order, not the page its lane.
  const order = contentOrder({ orderBy: lane.orderBy, reverse }, context) ?? defaultOrder(reverse, context);
  const page = { filters, order, limit, offset: 0 };
  return [store.content.cards(page), store.content.count(page)];
}

export interface LaneResult {
  id: string;
  kind: LaneDefinition['kind'];
  data: unknown[];
  total: number;
}

/** `rows` are the answers to `laneQueries(lanes)`, in its order. */
export function toLanes(
  lanes: readonly LaneDefinition[],
  rows: readonly unknown[][],
  { localise }: Pick<Viewing, 'localise'>,
): LaneResult[] {
  return lanes.map(({ id, kind }, index) => {
    const items = rows[2 * index] ?? [];
    const [count] = (rows[2 * index + 1] ?? []) as { total: number }[];
    return { id, kind, data: items.map((item) => toItem(kind, item, localise)), total: count?.total ?? 0 };
  });
}

// The lane's kind determines the type of its rows, which the types of a batch of many kinds cannot express.
function toItem(kind: LaneDefinition['kind'], row: unknown, localise: Viewing['localise']) {
  if (kind === 'artists') return toArtist(row as ArtistRow, localise);
  if (kind === 'venues') return toVenue(row as VenueRow, localise);
  return toContent(row as CardRow, localise);
}

/** Queries of one batch: a batch runs its statements one by one, several batches run side by side. */
export const LANE_QUERIES_AT_ONCE = 28;

/** The answers to `queries`, in their order. */
export async function fetchLanes(store: AccountStore, queries: readonly LaneQuery[]): Promise<unknown[][]> {
  const batches = Array.from({ length: Math.ceil(queries.length / LANE_QUERIES_AT_ONCE) }, (_, index) =>
    queries.slice(index * LANE_QUERIES_AT_ONCE, (index + 1) * LANE_QUERIES_AT_ONCE),
  );
  const results = batches.map(async ([first, ...rest]) => (first ? store.batch([first, ...rest]) : []));
  return (await Promise.all(results)).flat();
}
