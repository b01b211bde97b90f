import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LiveComment, mergeComments, toLiveComments } from '#app/features/comments/live/live-comment.ts';

const comment = (number: number): LiveComment => ({
  id: `c${number}`,
  text: String(number),
  name: 'Ana',
  userId: null,
  time: new Date(Date.UTC(2026, 0, 1) + number).toISOString(),
});

describe('toLiveComments and mergeComments', () => {
  it('comments and their replies are one list, oldest first', () => {
    const wire = (id: string, minute: number, replies: unknown[] = []) => ({
      _id: id,
      comment: id,
      timestamp: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
      like_count: 0,
      dislike_count: 0,
      user: { name: 'Ana' },
      replies,
    });
    const comments = [wire('late', 9), wire('early', 1, [wire('reply', 5)])] as Parameters<
      typeof toLiveComments
    >[0];
    expect(toLiveComments(comments).map(({ id }) => id)).toEqual(['early', 'reply', 'late']);
  });

  it('removed and hidden comments are left out', () => {
    const wire = (id: string, state: object) => ({
      _id: id,
      comment: id,
      timestamp: '2026-01-01T00:00:00.000Z',
      like_count: 0,
      dislike_count: 0,
      user: { name: 'Ana' },
      replies: [],
      ...state,
    });
    const comments = [
      wire('removed', { is_removed: true }),
      wire('hidden', { is_hidden: true }),
      wire('fine', {}),
    ];
    expect(toLiveComments(comments).map(({ id }) => id)).toEqual(['fine']);
  });

  it('the merged list does not depend on the batches, order or repetition of what arrives', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer({ min: 0, max: 60 }))), (portions) => {
        const merged = portions.reduce<readonly LiveComment[]>(
          (known, numbers) => mergeComments(known, numbers.map(comment), 20),
          [],
        );
        const all = [...new Set(portions.flat())].sort((a, b) => a - b);
        const isCut = all.length > 20;
        const ids = merged.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(merged).toEqual([...merged].sort((a, b) => (a.time < b.time ? -1 : 1)));
        if (!isCut) expect(ids).toEqual(all.map((number) => `c${number}`));
        expect(merged.length).toBeLessThanOrEqual(20);
      }),
    );
  });

  it('the list is the same object when nothing is new, so nothing is rendered', () => {
    const known = mergeComments([], [comment(1), comment(2)]);
    expect(mergeComments(known, [comment(2)])).toBe(known);
  });
});
