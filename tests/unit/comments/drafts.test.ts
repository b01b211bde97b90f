import { describe, expect, it } from 'vitest';
import { boxOf, draftOf, keepDraft, returnToDraft } from '#app/features/comments/box/drafts.ts';

const film = { type: 'content', id: 'film' } as const;

describe('drafts', () => {
  it('a draft belongs to the box of one title or of one reply', () => {
    const [comment, reply] = [boxOf(film, null), boxOf(film, 'c1')];
    keepDraft(reply, 'So it');
    expect([
      draftOf(comment),
      draftOf(reply),
      draftOf(boxOf({ type: 'playlist', id: 'film' }, 'c1')),
    ]).toEqual([undefined, 'So it', undefined]);
    keepDraft(reply, '');
    expect(draftOf(reply)).toBeUndefined();
  });

  it('a text that failed to send is put before what was typed since', () => {
    const box = boxOf(film, 'c2');
    returnToDraft(box, 'First');
    returnToDraft(box, 'Zeroth');
    expect(draftOf(box)).toBe('Zeroth\nFirst');
  });
});
