import { describe, expect, it } from 'vitest';
import { withRatingOf } from '#app/features/reviews/head-rating.ts';

interface Head {
  title: string;
  rating: { average: string; count: string; countValue: number } | null;
}

const head: Head = {
  title: 'A film',
  rating: { average: '4.0', count: '7', countValue: 7 },
};
const reviews = { average: '4.2', count: '8', countValue: 8, bars: [] };

describe('the rating at the head of a page', () => {
  it('the rating is that of the reviews below, where they are loaded', () => {
    expect(withRatingOf(head, { tab: 'reviews', reviews })).toEqual({
      title: 'A film',
      rating: { average: '4.2', count: '8', countValue: 8 },
    });
    const unrated: Head = { ...head, rating: null };
    expect(withRatingOf(unrated, { reviews }).rating?.countValue).toBe(8);
    expect(withRatingOf(head, { reviews: { ...reviews, countValue: 0 } }).rating).toBeNull();
  });

  it('the rating is the title’s own on other tabs and where the reviews are deferred or failed', () => {
    const deferred = Promise.resolve({ tab: 'reviews', reviews });
    for (const panel of [
      null,
      { tab: 'related', related: null },
      { tab: 'reviews', reviews: null },
      { deferred },
    ]) {
      expect(withRatingOf(head, panel)).toBe(head);
    }
  });
});
