import * as v from 'valibot';
import type { Call } from './call.ts';
import { ReviewableTypeSchema, ReviewBodySchema, ReviewListSchema, SavedReviewSchema } from './community.ts';
import { FormResponseListSchema } from './form-responses.ts';
import { FormBodySchema, FormListSchema, SubmittedFormSchema } from './pages.ts';
import { IdSchema } from './primitives.ts';
import { FormResponsesQuerySchema, ReviewIdQuerySchema, ReviewsQuerySchema } from './queries.ts';

const subjectParams = v.object({ type: ReviewableTypeSchema, id: IdSchema });
const get = { service: 'content', method: 'GET' } as const;
const post = { service: 'content', method: 'POST' } as const;

/** The content service's calls about what viewers write: reviews and forms. */
export const communityCalls = {
  reviews: {
    ...get,
    path: '/api/v1/reviews/{type}/{id}',
    summary: 'Reviews of a content, playlist, channel, artist or venue, newest first',
    session: 'optional',
    params: subjectParams,
    query: ReviewsQuerySchema,
    data: ReviewListSchema,
  },
  addReview: {
    ...post,
    path: '/api/v1/reviews/{type}/{id}',
    summary: 'Write a review; 409 when the viewer already has one',
    session: 'required',
    params: subjectParams,
    body: ReviewBodySchema,
    data: SavedReviewSchema,
  },
  editReview: {
    service: 'content',
    method: 'PUT',
    path: '/api/v1/reviews',
    summary: "Change the viewer's own review",
    session: 'required',
    query: ReviewIdQuerySchema,
    body: ReviewBodySchema,
    data: SavedReviewSchema,
  },
  forms: {
    ...get,
    path: '/api/v1/forms',
    summary: 'Custom forms',
    session: 'none',
    data: FormListSchema,
  },
  submitForm: {
    ...post,
    path: '/api/v1/forms',
    summary: 'Hand in a custom form; the same `idempotency-key` hands it in once',
    session: 'optional',
    idempotent: true,
    body: FormBodySchema,
    data: SubmittedFormSchema,
  },
  formResponses: {
    ...get,
    path: '/api/v1/forms/{id}/responses',
    summary:
      'What was handed in, newest first; for staff of the account only. All of it as a CSV file for `Accept: text/csv` or `format=csv`',
    session: 'required',
    params: v.object({ id: IdSchema }),
    query: FormResponsesQuerySchema,
    data: FormResponseListSchema,
    list: true,
    mayBeMissing: true,
  },
} as const satisfies Record<string, Call>;
