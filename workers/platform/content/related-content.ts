import type { ContentFilters } from '#app/contract/filters.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { byKinship } from '#workers/platform/storage/title-sources.ts';
import { listContents, pageOf, toFilters } from './list-contents.ts';

type Kin = Record<'categories' | 'genres', { _id: string }[]>;

export const relatedContent: Handler<'relatedContent'> = async (context) => {
  const { body, params, store } = context;
  const [row] = await store.content.detail(params.content_id);
  if (!row) throw new HttpError(404, 'not_found');
  const page = pageOf(context, body, toFilters(body.filters));
  const answer = await listContents(context, {
    ...page,
    relatedTo: row.contentId,
    order: body.order_by === undefined ? byKinship : page.order,
  });
  return { ...answer, filters: kinOf(row, page.filters) };
};

/**
 * The filters behind "view more" of the related titles: their categories, or their genres where there are
 * none, as one filter cannot combine the two by "or". Without both there are no more titles.
 */
function kinOf({ categories, genres }: Kin, filters: ContentFilters): ContentFilters {
  const [category, subCategory] = [categories, genres].map((list) => list.map(({ _id }) => _id));
  if (category?.length) return { ...filters, category };
  return subCategory?.length ? { ...filters, sub_category: subCategory } : {};
}
