import { describe, expect, it, vi } from 'vitest';
import type { Review } from '#app/contract/community.ts';
import { saveReview } from '#app/features/reviews/write/save-review.ts';
import type { Session } from '#app/services/load-context.ts';
import { ServiceError } from '#app/services/service-error.ts';

const subject = { type: 'content', id: 'film' } as const;
const values = { rating: 4, title: 'T', description: '', review_id: '' };
const body = { rating: 4, title: 'T', description: '' };
// Only the id matters here.
const ada = { user: { _id: 'ada' } } as Session;

function errorWithStatus(status: number, message?: string) {
  return new ServiceError({ service: 'content', call: 'addReview', kind: 'rejected', status, message });
}

function reviewBy(userId: string): Review {
  return {
    _id: `of-${userId}`,
    rating: 2,
    created_date: '2026-01-01T00:00:00.000Z',
    is_edited: false,
    user: { _id: userId, name: userId },
  };
}

function makeContext({
  viewer = ada as Session | null,
  error = null as unknown,
  listed = [] as Review[],
} = {}) {
  const answer = error ? () => Promise.reject(error) : () => Promise.resolve(reviewBy('ada'));
  const content = {
    addReview: vi.fn(answer),
    editReview: vi.fn(answer),
    reviews: vi.fn(async () => ({ reviews: listed, summary: null })),
    forgetRating: vi.fn(async () => undefined),
  };
  return { content, session: { get: async () => viewer } };
}

describe('saveReview', () => {
  it('a first review is added, and the cached rating of its subject is dropped', async () => {
    const context = makeContext();
    expect(await saveReview(context, subject, values)).toEqual({ kind: 'saved', isNew: true });
    expect(context.content.addReview).toHaveBeenCalledWith(subject, body);
    expect(context.content.forgetRating).toHaveBeenCalledWith(subject);
  });

  it('an existing review is edited under its id', async () => {
    const context = makeContext();
    const outcome = await saveReview(context, subject, { ...values, review_id: 'r1' });
    expect(outcome).toEqual({ kind: 'saved', isNew: false });
    expect(context.content.editReview).toHaveBeenCalledWith('r1', body);
    expect(context.content.addReview).not.toHaveBeenCalled();
    expect(context.content.forgetRating).toHaveBeenCalledWith(subject);
  });

  it("a conflict returns the id of the viewer's existing review", async () => {
    const listed = [reviewBy('bo'), reviewBy('ada')];
    const context = makeContext({ error: errorWithStatus(409), listed });
    expect(await saveReview(context, subject, values)).toEqual({ kind: 'taken', reviewId: 'of-ada' });
    expect(context.content.forgetRating).not.toHaveBeenCalled();
  });

  it('a conflict without such a review is rejected', async () => {
    const context = makeContext({ error: errorWithStatus(409), listed: [reviewBy('bo')] });
    expect(await saveReview(context, subject, values)).toMatchObject({ kind: 'rejected', status: 400 });
  });

  it("a guest's review is not sent", async () => {
    const context = makeContext({ viewer: null });
    expect(await saveReview(context, subject, values)).toEqual({ kind: 'signed-out' });
    expect(context.content.addReview).not.toHaveBeenCalled();
  });

  it('the service’s message is returned, and none when the service is down', async () => {
    expect(
      await saveReview(makeContext({ error: errorWithStatus(403, 'No reviews') }), subject, values),
    ).toMatchObject({
      kind: 'rejected',
      status: 400,
      text: 'No reviews',
    });
    const down = new ServiceError({ service: 'content', call: 'addReview', kind: 'timeout' });
    expect(await saveReview(makeContext({ error: down }), subject, values)).toMatchObject({
      status: 503,
      text: null,
    });
  });

  it('a bug is thrown', async () => {
    await expect(saveReview(makeContext({ error: new TypeError('x') }), subject, values)).rejects.toThrow(
      TypeError,
    );
  });
});
