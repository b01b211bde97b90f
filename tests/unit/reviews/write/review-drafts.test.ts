import { describe, expect, it } from 'vitest';
import { draftOf, forgetDraft, keepDraft, toFields } from '#app/features/reviews/write/review-drafts.ts';

const film = { type: 'content', id: 'film' } as const;
const channel = { type: 'channel', id: 'film' } as const;
const own = { id: 'r1', title: 'Fine', description: 'Quite', rating: 3.5 };

describe('the draft of a review', () => {
  it('a draft is stored for its subject until it is sent', () => {
    const fields = { rating: '4', title: 'Half', description: '' };
    keepDraft(film, null, fields);
    expect([draftOf(film), draftOf(channel)]).toEqual([fields, undefined]);
    forgetDraft(film);
    expect(draftOf(film)).toBeUndefined();
  });

  it('an unchanged review has no draft', () => {
    keepDraft(film, own, { ...toFields(own), title: 'Finer' });
    expect(draftOf(film)?.title).toBe('Finer');
    keepDraft(film, own, toFields(own));
    expect(draftOf(film)).toBeUndefined();
    keepDraft(film, null, toFields(null));
    expect(draftOf(film)).toBeUndefined();
  });
});
