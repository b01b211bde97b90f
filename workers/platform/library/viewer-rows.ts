import { VIDEO_TYPES } from '#app/contract/video-type.ts';
import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { toContent } from '#workers/platform/content/to-content.ts';
import {
  byKinship,
  byListed,
  byNewest,
  likeFor,
  listedBy,
  newEpisodesFor,
} from '#workers/platform/storage/title-sources.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';

export const viewerRows: Handler<'viewerRows'> = async (context) => {
  const { store, query, localise, now } = context;
  const { viewerId } = requireSession(context);
  const { accountId, content } = store;
  const first = { limit: query.page_size, offset: 0 };
  const [watched, listed, episodes] = await store.batch([
    store.resume.watchedLast(viewerId),
    content.cards({
      ...first,
      filters: { video_types: [...VIDEO_TYPES] },
      along: listedBy(accountId, viewerId),
      order: byListed,
    }),
    content.list({
      ...first,
      filters: { video_types: ['MPVC'] },
      along: newEpisodesFor(accountId, { userId: viewerId, now }),
      order: byNewest,
    }),
  ]);
  return {
    data: {
      my_list: listed.map((row) => toContent(row, localise)),
      because_watched: await likeWatched(context, viewerId, watched[0]),
      new_episodes: episodes.map((row) => toContent(row, localise)),
    },
  };
};

async function likeWatched(
  { store, query, localise }: CallContext<'viewerRows'>,
  userId: string,
  watched: Awaited<ReturnType<CallContext['store']['resume']['watchedLast']>>[number] | undefined,
) {
  if (!watched) return undefined;
  const { contentId, title } = watched;
  const rows = await store.content.cards({
    filters: {},
    along: likeFor(store.accountId, { contentId, userId }),
    order: byKinship,
    limit: query.page_size,
    offset: 0,
  });
  return {
    watched: { content_id: contentId, title: localise(title) ?? contentId },
    data: rows.map((row) => toContent(row, localise)),
  };
}
