import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { kept } from './kept.ts';
import { artists, venues } from './schema/people.ts';

export type ArtistRow = typeof artists.$inferSelect;
export type VenueRow = typeof venues.$inferSelect;

export interface PeopleOrdering {
  orderBy?: string | undefined;
  reverse?: boolean | undefined;
  language: string;
  defaultLanguage: string;
}

export interface PeoplePage {
  limit: number;
  offset?: number;
  /** Without one, the order in which the site's owner has put them. */
  ordering?: PeopleOrdering;
}

type PeopleTable = typeof artists | typeof venues;

const SHARED_ORDERS = ['average_rating', 'review_count'] as const;

/** Artists and venues. */
export function peopleStore(scope: AccountScope) {
  const id = sql.placeholder('id');
  const artist = kept(() => scope.find(artists, eq(artists.id, id)));
  const venue = kept(() => scope.find(venues, eq(venues.id, id)));

  return {
    artists: ({ ordering, ...window }: PeoplePage) =>
      scope
        .find(artists)
        .orderBy(...orderOf(artists, ordering))
        .page(window),
    venues: ({ ordering, ...window }: PeoplePage) =>
      scope
        .find(venues)
        .orderBy(...orderOf(venues, ordering))
        .page(window),
    artistCount: kept(() => scope.count(artists)),
    venueCount: kept(() => scope.count(venues)),
    artist: (id: string) => artist().with({ id }),
    venue: (id: string) => venue().with({ id }),
  };
}

/** The `order_by` that these lists have: `name`, `name.<language>`, `average_rating`, `review_count`. */
export function isPeopleOrder(orderBy: string): boolean {
  return isName(orderBy) || SHARED_ORDERS.some((known) => known === orderBy);
}

function isName(orderBy: string): boolean {
  return orderBy === 'name' || orderBy.startsWith('name.');
}

/** The id settles ties, so that pages never overlap. */
function orderOf(table: PeopleTable, ordering: PeopleOrdering | undefined): SQL[] {
  const turn = ordering?.reverse ? desc : asc;
  return [turn(termOf(table, ordering)), asc(table.id)];
}

function termOf(table: PeopleTable, ordering: PeopleOrdering | undefined) {
  const { orderBy = 'position', language = '', defaultLanguage = '' } = ordering ?? {};
  if (orderBy === 'average_rating') return table.averageRating;
  if (orderBy === 'review_count') return table.reviewCount;
  if (!isName(orderBy)) return table.position;
  const wanted = orderBy === 'name' ? language : orderBy.slice('name.'.length);
  const path = (code: string) => `$."${code.replaceAll(/[^A-Za-z0-9-]/g, '')}"`;
  return sql`coalesce(json_extract(${table.name}, ${path(wanted)}),
    json_extract(${table.name}, ${path(defaultLanguage)}), ${table.name}) COLLATE NOCASE`;
}
