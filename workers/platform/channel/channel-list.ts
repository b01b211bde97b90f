import { collatorFor, localiserFor } from '#app/lib/localise.ts';
import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { windowOf } from '#workers/platform/http/paging.ts';
import type { HandlerResult } from '#workers/platform/http/responses.ts';
import { shortenerFor } from '#workers/platform/http/short-texts.ts';
import type { ChannelRow } from '#workers/platform/storage/channel-store.ts';
import { toChannel } from './to-channel.ts';

type Listing = CallContext<'channelList'>;
type Sorting = Pick<Listing, 'language' | 'localise'> & {
  account: Pick<Listing['account'], 'defaultLanguage'>;
  body: Pick<Listing['body'], 'page' | 'page_size' | 'order_by' | 'reverse'> & {
    filters: Pick<Listing['body']['filters'], 'channel_ids'>;
  };
};
type Comparison = (a: ChannelRow, b: ChannelRow) => number;

/**
 * A page of channels: in the owner's order or that of the requested ids, or by `average_rating`,
 * `review_count`, `name` or `name.<language>`. A size of 0 answers the total alone. Accounts have channels by
 * the hundred, and names sort as a language does, so that the page is sorted and cut here.
 */
export async function channelList(context: Listing): Promise<HandlerResult> {
  const { store, body } = context;
  const ids = body.filters.channel_ids;
  if (body.page_size === 0 && !ids) {
    const [count] = await store.channels.total();
    return { data: [], total: count?.total ?? 0 };
  }
  return toChannelPage(context, await (ids ? store.channels.byIds(ids) : store.channels.all()));
}

/** Sorts what was found, and cuts the page out of it. */
export function toChannelPage(context: Sorting, found: readonly ChannelRow[]): HandlerResult {
  const { body, localise } = context;
  const { limit, offset } = windowOf(body);
  const rows = [...found].sort(comparisonFor(context));
  const shown = rows.slice(offset, offset + limit);
  const shorten = shortenerFor(shown.length);
  return { data: shown.map((row) => toChannel(row, localise, shorten)), total: rows.length };
}

function comparisonFor({ body, language, account }: Sorting): Comparison {
  const { order_by: orderBy, reverse, filters } = body;
  const sign = reverse ? -1 : 1;
  const compare = comparisonBy(orderBy, filters.channel_ids, language, account.defaultLanguage);
  // The id settles ties, so that pages never overlap.
  return (a, b) => sign * compare(a, b) || (a.id < b.id ? -1 : 1);
}

function comparisonBy(
  orderBy: string | undefined,
  ids: readonly string[] | null | undefined,
  language: string,
  defaultLanguage: string,
): Comparison {
  if (orderBy === undefined && ids) {
    const places = new Map(ids.map((id, place) => [id, place]));
    return (a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0);
  }
  if (orderBy === undefined) return (a, b) => a.position - b.position;
  if (orderBy === 'average_rating') return (a, b) => a.averageRating - b.averageRating;
  if (orderBy === 'review_count') return (a, b) => a.reviewCount - b.reviewCount;
  if (orderBy !== 'name' && !orderBy.startsWith('name.')) throw new HttpError(422, 'rejected');
  const wanted = orderBy.slice('name.'.length) || language;
  const nameIn = localiserFor(wanted, defaultLanguage);
  const collator = collatorFor(wanted);
  return (a, b) => collator.compare(nameIn(a.name) ?? a.id, nameIn(b.name) ?? b.id);
}
