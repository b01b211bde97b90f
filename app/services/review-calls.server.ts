import type { CallBody, CallParams, CallQuery } from '#app/contract/calls.ts';
import { type ReviewSummary, ReviewSummarySchema } from '#app/contract/community.ts';
import { readWire } from '#app/contract/reading.ts';
import type { ServiceClient } from './client.server.ts';

type Subject = CallParams<'reviews'>;

export function reviewCalls(client: ServiceClient) {
  return {
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
  };
}

function toReviewSummary(summary: unknown): ReviewSummary | null {
  const read = readWire(ReviewSummarySchema, summary);
  return read.ok ? read.value : null;
}
