import { collatorFor, type Localise, localiserFor } from '#app/lib/localise.ts';
import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { windowOf } from '#workers/platform/http/paging.ts';
import type { HandlerResult } from '#workers/platform/http/responses.ts';
import { type Shorten, shortenerFor } from '#workers/platform/http/short-texts.ts';
import { isPeopleOrder, type PeopleShelf } from '#workers/platform/storage/people-store.ts';

type Listing = CallContext<'artists' | 'venues'>;

/**
 * A page of artists or venues in the owner's order, or by `average_rating`, `review_count`, `name` or
 * `name.<language>`; a size of 0 answers the total alone. Long lists have their texts shortened.
 */
export async function listPeople<Row extends { id: string }>(
  context: Listing,
  shelf: PeopleShelf<Row>,
  toItem: (row: Row, localise: Localise, shorten: Shorten) => unknown,
): Promise<HandlerResult> {
  const { query, localise } = context;
  const toItems = (rows: readonly Row[]) => {
    const shorten = shortenerFor(rows.length);
    return rows.map((row) => toItem(row, localise, shorten));
  };
  const { order_by: orderBy, reverse } = query;
  if (orderBy === 'name' || orderBy?.startsWith('name.')) {
    const { rows, total } = await pageByName(context, shelf, orderBy.slice('name.'.length));
    return { data: toItems(rows), total };
  }
  if (orderBy !== undefined && !isPeopleOrder(orderBy)) throw new HttpError(422, 'rejected');
  const window = windowOf(query);
  const [rows, [count]] = window.limit
    ? await context.store.batch([shelf.page({ ...window, orderBy, reverse }), shelf.total()])
    : [[], await shelf.total()];
  return { data: toItems(rows), total: count?.total ?? 0 };
}

/** Sorted by the rules of `named`'s, or else the viewer's language: accents, case and numbers included. */
async function pageByName<Row extends { id: string }>(
  { query, language, account }: Listing,
  shelf: PeopleShelf<Row>,
  named: string,
) {
  const wanted = named || language;
  const nameIn = localiserFor(wanted, account.defaultLanguage);
  const collator = collatorFor(wanted);
  const sign = query.reverse ? -1 : 1;
  const names = (await shelf.names()).map(({ id, name }) => ({ id, name: nameIn(name) ?? id }));
  names.sort((a, b) => sign * collator.compare(a.name, b.name) || collator.compare(a.id, b.id));

  const { limit, offset } = windowOf(query);
  const ids = names.slice(offset, offset + limit).map(({ id }) => id);
  const found = ids.length > 0 ? await shelf.byIds(ids) : [];
  const byId = new Map(found.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total: names.length };
}
