import { asc, desc, eq, sql } from 'drizzle-orm';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import { artists, venues } from './schema/people.ts';
import type { ScopedQuery } from './scoped-query.ts';

export type ArtistRow = typeof artists.$inferSelect;
export type VenueRow = typeof venues.$inferSelect;

export interface PeoplePage {
  limit: number;
  offset?: number;
  /** Without one, the order in which the site's owner has put them. */
  orderBy?: PeopleOrder | undefined;
  reverse?: boolean | undefined;
}

const ORDERS = { average_rating: 'averageRating', review_count: 'reviewCount' } as const;
export type PeopleOrder = keyof typeof ORDERS;

export function isPeopleOrder(orderBy: string): orderBy is PeopleOrder {
  return Object.hasOwn(ORDERS, orderBy);
}

/** Artists and venues. */
export function peopleStore(scope: AccountScope) {
  return { artists: shelf(scope, artists), venues: shelf(scope, venues) };
}

function shelf<T extends typeof artists | typeof venues>(scope: AccountScope, table: T) {
  const one = memoize(() => scope.find(table, eq(table.id, sql.placeholder('id'))));

  return {
    page: ({ limit, offset = 0, orderBy, reverse }: PeoplePage) => {
      const term = orderBy ? table[ORDERS[orderBy]] : table.position;
      // The id settles ties, so that pages never overlap.
      return scope
        .find(table)
        .orderBy(reverse ? desc(term) : asc(term), asc(table.id))
        .page({ limit, offset });
    },
    total: memoize(() => scope.count(table)),
    one: (id: string) => one().with({ id }),
    /** Every name there is: only code can sort them as a language does. */
    names: memoize(() => scope.pick(table, { id: table.id, name: table.name })),
    byIds: (ids: readonly string[]) =>
      scope.find(table, sql`${table.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`),
  };
}

export type PeopleShelf<Row> = Pick<ReturnType<typeof shelf>, 'names' | 'total'> & {
  page(page: PeoplePage): ScopedQuery<Row>;
  byIds(ids: readonly string[]): ScopedQuery<Row>;
};
