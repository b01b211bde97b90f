import * as v from 'valibot';
import { type ContentFilters, ContentFiltersSchema } from '#app/contract/filters.ts';
import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { type Paging, windowOf } from '#workers/platform/http/paging.ts';
import type { HandlerResult } from '#workers/platform/http/responses.ts';
import { shortenerFor } from '#workers/platform/http/short-texts.ts';
import { isTooComplex } from '#workers/platform/storage/content-conditions.ts';
import { contentOrder } from '#workers/platform/storage/content-order.ts';
import type { ContentPage } from '#workers/platform/storage/content-store.ts';
import { toContent } from './to-content.ts';

interface ListBody extends Paging {
  order_by?: string | undefined;
  reverse?: boolean | undefined;
}

/** The filters of a validated request; a key that is null filters nothing. */
export function toFilters(filters: object): ContentFilters {
  return v.parse(ContentFiltersSchema, filters);
}

export function pageOf(context: CallContext, body: ListBody, filters: ContentFilters): ContentPage {
  if (isTooComplex(filters)) throw new HttpError(422, 'rejected');
  const order = contentOrder(
    { orderBy: body.order_by, reverse: body.reverse },
    {
      language: context.language,
      defaultLanguage: context.account.defaultLanguage,
      contentIds: filters.content_ids,
    },
  );
  if (!order) throw new HttpError(422, 'rejected');
  return { filters, order, ...windowOf(body) };
}

/**
 * A page of titles and how many there are in all, in one round trip. Long pages have their texts shortened.
 */
export async function listContents(
  { store, localise }: CallContext,
  page: ContentPage,
): Promise<HandlerResult> {
  if (page.limit === 0) {
    const [count] = await store.content.count(page);
    return { data: [], total: count?.total ?? 0 };
  }
  const [rows, [count]] = await store.batch([store.content.list(page), store.content.count(page)]);
  const shorten = shortenerFor(rows.length);
  return { data: rows.map((row) => toContent(row, localise, shorten)), total: count?.total ?? 0 };
}
