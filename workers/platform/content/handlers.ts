import type { ContentFilters } from '#app/contract/filters.ts';
import type { CallContext, Handlers } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { byKinship } from '#workers/platform/storage/content-list.ts';
import { listContents, pageOf, toFilters } from './list-contents.ts';
import { search } from './search.ts';
import { toContent } from './to-content.ts';
import { watch } from './watch.ts';

export const contentHandlers: Handlers = {
  contentDetail: async ({ store, params, session, localise }) => {
    const id = params.content_id;
    const [[row], [resume]] = session
      ? await store.batch([store.content.detail(id), store.users.resumePosition(session.user.id, id)])
      : [await store.content.detail(id), []];
    if (!row) throw new HttpError(404, 'not_found');
    const content = toContent(row, localise);
    return { data: resume ? { ...content, resume_timestamp: resume.positionSeconds } : content };
  },

  search,
  watch,

  resumeTimestamp: async ({ store, query, session }) => {
    if (!session) throw new HttpError(401, 'login_needed');
    const id = query.content_id;
    const [contents, [resume]] = await store.batch([
      store.content.exists(id),
      store.users.resumePosition(session.user.id, id),
    ]);
    if (contents.length === 0) throw new HttpError(404, 'not_found');
    return { data: { resume_timestamp: resume?.positionSeconds ?? 0 } };
  },

  contentFilter: (context) => listByBody(context, context.body),
  contentFilterV2: (context) => listByBody(context, context.body),
  contentList: (context) => listByBody(context, context.body),

  relatedContent: async (context) => {
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
  },
};

function listByBody(context: CallContext, body: Parameters<typeof pageOf>[1] & { filters: object }) {
  return listContents(context, pageOf(context, body, toFilters(body.filters)));
}

/**
 * What a "view more" of the related titles asks the filter call for: their categories, or their genres where there are
 * none. One filter cannot ask for either. Without both there is nothing to ask for, and no titles to be more of.
 */
function kinOf({ categories, genres }: Kin, asked: ContentFilters): ContentFilters {
  const [category, subCategory] = [categories, genres].map((list) => list.map(({ _id }) => _id));
  if (category?.length) return { ...asked, category };
  return subCategory?.length ? { ...asked, sub_category: subCategory } : {};
}

type Kin = Record<'categories' | 'genres', { _id: string }[]>;
