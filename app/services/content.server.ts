import type { CallBody, CallParams, CallQuery } from '#app/contract/calls.ts';
import { type ReviewSummary, ReviewSummarySchema } from '#app/contract/community.ts';
import { LIVE_ROOM } from '#app/contract/live-room.ts';
import { readWire } from '#app/contract/reading.ts';
import type { ServiceClient } from './client.server.ts';
import { toPage } from './page.ts';

type Subject = CallParams<'reviews'>;

/** The content service, one method a call. Lists that know their length answer `{ items, total }`. */
export function createContentService(client: ServiceClient) {
  return {
    categories: async () => (await client.call('categories', {})).data,
    templateV1: async () => (await client.call('templateV1', {})).data,
    templateV2: async () => (await client.call('templateV2', {})).data,
    homeBundle: async () => (await client.call('homeBundle', {})).data,

    detail: async (contentId: string) =>
      (await client.call('contentDetail', { params: { content_id: contentId } })).data,
    /** `channel_id`: as a programme of that channel, which then decides who may watch. */
    watch: async (contentId: string, query: CallQuery<'watch'> = {}) =>
      (await client.call('watch', { params: { content_id: contentId }, query })).data,
    resumeTimestamp: async (contentId: string) =>
      (await client.call('resumeTimestamp', { query: { content_id: contentId } })).data,
    parentDetail: async (contentId: string) =>
      (await client.call('parentDetail', { params: { content_id: contentId } })).data,
    filter: async (body: CallBody<'contentFilter'>) => toPage(await client.call('contentFilter', { body })),
    filterV2: async (body: CallBody<'contentFilterV2'>) =>
      toPage(await client.call('contentFilterV2', { body })),
    list: async (body: CallBody<'contentList'>) => toPage(await client.call('contentList', { body })),
    /** `filters` are those that the service used, for a link to all of them. */
    related: async (contentId: string, body: CallBody<'relatedContent'>) => {
      const answer = await client.call('relatedContent', { params: { content_id: contentId }, body });
      return { ...toPage(answer), filters: answer.filters };
    },
    search: async (query: CallQuery<'search'>) => (await client.call('search', { query })).data,
    playlist: async (id: string) => (await client.call('playlist', { params: { id } })).data,

    artists: async (query: CallQuery<'artists'> = {}) => toPage(await client.call('artists', { query })),
    artist: async (id: string) => (await client.call('artistDetail', { params: { id } })).data,
    venues: async (query: CallQuery<'venues'> = {}) => toPage(await client.call('venues', { query })),
    venue: async (id: string) => (await client.call('venueDetail', { params: { id } })).data,

    channel: async (id: string) => (await client.call('channel', { params: { id } })).data,
    channels: async (body: CallBody<'channelList'>) => toPage(await client.call('channelList', { body })),
    relatedChannels: async (channelId: string, body: CallBody<'relatedChannels'>) =>
      (await client.call('relatedChannels', { params: { channel_id: channelId }, body })).data,
    schedule: async (query: CallQuery<'schedule'>) => (await client.call('schedule', { query })).data,
    /** May lack the last of the channels; a backend without the call refuses with 404. */
    guide: async (body: CallBody<'channelGuide'>) => (await client.call('channelGuide', { body })).data,

    continueWatching: async (query: CallQuery<'continueWatching'> = {}) =>
      toPage(await client.call('continueWatching', { query })),
    removeContinueWatching: async (contentId: string) => {
      await client.call('removeContinueWatching', { query: { content_id: contentId } });
    },
    restoreContinueWatching: async (contentId: string) => {
      await client.call('restoreContinueWatching', { query: { content_id: contentId } });
    },

    watchlist: async () => (await client.call('watchlist', {})).data,
    toggleWatchlist: async (contentId: string) =>
      (await client.call('toggleWatchlist', { query: { content_id: contentId } })).data,
    favourites: async () => (await client.call('favourites', {})).data,
    toggleFavourite: async (id: string) => (await client.call('toggleFavourite', { query: { id } })).data,

    /** Newest first; `summary` is null where the service only lists. */
    reviews: async (subject: Subject, query: CallQuery<'reviews'> = {}) => {
      const { data, summary } = await client.call('reviews', { params: subject, query });
      return { reviews: data, summary: toReviewSummary(summary) };
    },
    addReview: async (subject: Subject, body: CallBody<'addReview'>) =>
      (await client.call('addReview', { params: subject, body })).data,
    editReview: async (reviewId: string, body: CallBody<'editReview'>) =>
      (await client.call('editReview', { query: { review_id: reviewId }, body })).data,
    /** What the site remembers of a subject is old once its reviews have changed. */
    forgetRating: async ({ type, id }: Subject) => {
      const params = { content_id: id };
      if (type === 'content') await client.forget('contentDetail', { params });
      if (type === 'content') await client.forget('parentDetail', { params });
      if (type === 'playlist') await client.forget('playlist', { params: { id } });
      if (type === 'channel') await client.forget('channel', { params: { id } });
      if (type === 'artist') await client.forget('artistDetail', { params: { id } });
      if (type === 'venue') await client.forget('venueDetail', { params: { id } });
    },
    /** A backend without pages answers all of them, and no total. */
    comments: async (subject: Subject, query: CallQuery<'comments'> = {}) => {
      const { data, total } = await client.call('comments', { params: subject, query });
      return { items: data, total };
    },
    comment: async (commentId: string) =>
      (await client.call('comment', { params: { comment_id: commentId } })).data,
    addComment: async (subject: Subject, body: CallBody<'addComment'>) =>
      (await client.call('addComment', { params: subject, body })).data,
    editComment: async (commentId: string, comment: string) =>
      (await client.call('editComment', { params: { comment_id: commentId }, body: { comment } })).data,
    removeComment: async (commentId: string) => {
      await client.call('removeComment', { params: { comment_id: commentId } });
    },
    voteComment: async (commentId: string, isLike: boolean) =>
      (await client.call('voteComment', { params: { comment_id: commentId }, query: { isLike } })).data,
    unvoteComment: async (commentId: string) => {
      await client.call('unvoteComment', { params: { comment_id: commentId } });
    },
    reportComment: async (commentId: string, reason: CallBody<'reportComment'>['reason']) => {
      await client.call('reportComment', { params: { comment_id: commentId }, body: { reason } });
    },
    hideComment: async (commentId: string, hidden: boolean) =>
      (await client.call('hideComment', { params: { comment_id: commentId }, query: { hidden } })).data,
    reportedComments: async (query: CallQuery<'reportedComments'> = {}) =>
      toPage(await client.call('reportedComments', { query })),
    /** Where new comments are pushed; null where the backend pushes none. */
    liveRoom: (subject: Subject) => client.openSocket(LIVE_ROOM, subject),

    forms: async () => (await client.call('forms', {})).data,
    /** For when one turns out to be another than it was. */
    forgetForms: () => client.forget('forms', {}),
    submitForm: async (body: CallBody<'submitForm'>, idempotencyKey: string) =>
      (await client.call('submitForm', { body }, { idempotencyKey })).data,
  };
}

function toReviewSummary(summary: unknown): ReviewSummary | null {
  const read = readWire(ReviewSummarySchema, summary);
  return read.ok ? read.value : null;
}

export type ContentService = ReturnType<typeof createContentService>;
