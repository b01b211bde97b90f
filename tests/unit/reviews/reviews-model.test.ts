import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Review, ReviewListSchema } from '#app/contract/community.ts';
import { readWire } from '#app/contract/reading.ts';
import { toReviews } from '#app/features/reviews/reviews-model.ts';

const context = { language: 'en', dateFormat: 'DDMMYYYY' };

function makeReview(over: Partial<Review> = {}): Review {
  return {
    _id: 'r1',
    rating: 4,
    created_date: '2026-05-01T00:00:00.000Z',
    is_edited: false,
    user: { _id: 'u1', name: 'Ada' },
    ...over,
  } as Review;
}

const manyReviews = (count: number) =>
  Array.from({ length: count }, (_, index) => makeReview({ _id: `r${index}` }));

/** A service that only lists. */
const listed = (reviews: readonly Review[]) => ({ reviews, summary: null });

describe('toReviews', () => {
  it('reviews of nothing but a rating count for average, number and chart, and are not listed', () => {
    const wire = [{ rating: 5 }, { rating: '4', _id: null, user: null, created_date: '', title: null }];
    const read = readWire(ReviewListSchema, [...wire, { rating: 3, title: 'Fair', user: {} }]);
    if (!read.ok) throw new Error('unreadable');
    const model = toReviews(listed(read.value), { ...context, viewerId: 'u1' });
    expect(model).toMatchObject({ average: '4.0', countValue: 3, own: null, nextPage: null });
    expect(model.bars.map(({ countValue }) => countValue)).toEqual([1, 1, 1, 0, 0]);
    expect(model.items).toMatchObject([{ title: 'Fair', name: '', date: null }]);
  });

  it('the average has one decimal and is drawn in half stars', () => {
    const model = toReviews(listed([makeReview({ rating: 4.5 }), makeReview({ rating: 4 })]), context);
    expect(model).toMatchObject({ average: '4.3', stars: 4.5, count: '2', countValue: 2 });
  });

  it("the title's own rating and count are shown where only some reviews are listed", () => {
    const rated = { average_rating: 4.62, review_count: 12_400 };
    const model = toReviews(listed([makeReview({ rating: 2 })]), context, rated);
    expect(model).toMatchObject({ average: '4.6', stars: 4.5, count: '12.4K', countValue: 12_400 });
    expect(model.nextPage).toBeNull();
    const unknown = toReviews(listed([makeReview({ rating: 2 })]), context, {
      average_rating: 4.6,
      review_count: 0,
    });
    expect(unknown).toMatchObject({ average: '2.0', countValue: 1 });
  });

  it('a half star counts with the next whole one, from five down to one', () => {
    const { bars } = toReviews(listed([5, 4.5, 4, 0.5].map((rating) => makeReview({ rating }))), context);
    expect(bars.map(({ starsValue, countValue }) => [starsValue, countValue])).toEqual([
      [5, 2],
      [4, 1],
      [3, 0],
      [2, 0],
      [1, 1],
    ]);
    expect(bars[0]?.share).toBe(0.5);
  });

  it('every review is in the chart, whatever its rating', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 5, noNaN: true }), { minLength: 1 }), (ratings) => {
        const { bars } = toReviews(listed(ratings.map((rating) => makeReview({ rating }))), context);
        expect(bars.reduce((sum, { countValue }) => sum + countValue, 0)).toBe(ratings.length);
        expect(bars.every(({ share }) => share >= 0 && share <= 1)).toBe(true);
      }),
    );
  });

  it('the newest review is first, and the service’s list stays as it was', () => {
    const list = [
      makeReview({ _id: 'old', created_date: '2025-01-01T00:00:00.000Z' }),
      makeReview({ _id: 'new', created_date: '2026-01-01T00:00:00.000Z' }),
    ];
    expect(toReviews(listed(list), context).items.map(({ id }) => id)).toEqual(['new', 'old']);
    expect(list[0]?._id).toBe('old');
  });

  it('twenty reviews are shown, twenty more a page, and the last page has no next one', () => {
    const list = manyReviews(45);
    expect(toReviews(listed(list), context)).toMatchObject({ nextPage: 2, countValue: 45 });
    expect(toReviews(listed(list), { ...context, page: 2 }).items).toHaveLength(40);
    expect(toReviews(listed(list), { ...context, page: 3 })).toMatchObject({ nextPage: null });
    expect(toReviews(listed(manyReviews(20)), context).nextPage).toBeNull();
  });

  it('the chart is empty without reviews', () => {
    const { average, items, bars } = toReviews(listed([]), context);
    expect([average, items.length, bars.length]).toEqual(['0.0', 0, 5]);
  });

  it('a review may lack a title, a text and a name', () => {
    const [item] = toReviews(listed([makeReview({ user: { _id: 'u', name: '  ' } })]), context).items;
    expect(item).toMatchObject({ title: '', text: '', name: '', isLong: false, rating: '4.0' });
  });

  it("a summary of all reviews wins over the listed ones and the title's own rating", () => {
    const summary = {
      average_rating: 3.25,
      review_count: 1_200,
      distribution: [
        { rating: 4.5, count: 900 },
        { rating: 0.5, count: 300 },
      ],
    };
    const rated = { average_rating: 4.9, review_count: 7 };
    const model = toReviews({ reviews: manyReviews(20), summary }, context, rated);
    expect(model).toMatchObject({ average: '3.3', count: '1.2K', countValue: 1_200, nextPage: 2 });
    expect(model.bars.map(({ countValue, share }) => [countValue, share])).toEqual([
      [900, 0.75],
      [0, 0],
      [0, 0],
      [0, 0],
      [300, 0.25],
    ]);
  });

  it('there is no next page that the service cannot fill', () => {
    const summary = { average_rating: 4, review_count: 5_000, distribution: [] };
    const cut = { reviews: manyReviews(13), summary };
    expect(toReviews(cut, context).nextPage).toBeNull();
    expect(toReviews({ reviews: manyReviews(1_000), summary }, { ...context, page: 50 }).nextPage).toBeNull();
  });

  it('the viewer’s own review is found on this page or another, and shown once', () => {
    const own = makeReview({ _id: 'mine', user: { _id: 'u9', name: 'Me' }, rating: 2.5, title: 'So so' });
    const summary = { average_rating: 4, review_count: 500, distribution: [], own_review: own };
    const elsewhere = toReviews({ reviews: manyReviews(20), summary }, { ...context, viewerId: 'u9' });
    expect(elsewhere.own).toMatchObject({
      item: { id: 'mine', rating: '2.5' },
      draft: { id: 'mine', title: 'So so', description: '', rating: 2.5 },
    });
    expect(elsewhere.items).toHaveLength(20);
    const here = toReviews(listed([own, ...manyReviews(3)]), { ...context, viewerId: 'u9' });
    expect(here.own?.item.id).toBe('mine');
    expect(here.items.map(({ id }) => id)).toEqual(['r0', 'r1', 'r2']);
    expect(here.isGuest).toBe(false);
  });

  it('a guest and a member without a review have none of their own', () => {
    const list = listed(manyReviews(3));
    expect(toReviews(list, context)).toMatchObject({ own: null, isGuest: true });
    expect(toReviews(list, { ...context, viewerId: 'u9' })).toMatchObject({ own: null, isGuest: false });
  });

  it('another backend’s rating is rounded to the form’s half steps', () => {
    for (const [rating, step] of [
      [0, 0.5],
      [3.3, 3.5],
      [5, 5],
    ]) {
      const own = makeReview({ rating: rating ?? 0 });
      expect(toReviews(listed([own]), { ...context, viewerId: 'u1' }).own?.draft.rating).toBe(step);
    }
  });
});
