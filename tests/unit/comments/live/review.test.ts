import { describe, expect, it } from 'vitest';
import type { LiveComment } from '#app/features/comments/live/live-comment.ts';
import { reviewed, reviewOf } from '#app/features/comments/live/reconcile-comments.ts';

const said = (second: number, text = `At ${second}`): LiveComment => ({
  id: `c${second}`,
  text,
  name: 'Ana',
  userId: 'ana',
  time: new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString(),
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => said(from + index));

describe('what became of comments that are on the screen', () => {
  it('looks at the newest fifty', () => {
    expect(reviewed(range(1, 60)).map(({ id }) => id)).toEqual(range(11, 60).map(({ id }) => id));
    expect(reviewed([])).toEqual([]);
  });

  it('are gone when the service does not show them any more', () => {
    expect(reviewOf(range(1, 4), [said(1), said(3), said(4), said(5)])).toEqual({
      gone: ['c2'],
      changed: [],
      isFinal: false,
    });
    expect(reviewOf([said(1)], []).gone).toEqual(['c1']);
    expect(reviewOf(range(1, 3), [said(2), said(3)]).gone).toEqual(['c1']);
  });

  it('are not gone for being older than all of a long answer', () => {
    const answer = range(11, 40).filter(({ id }) => id !== 'c20');
    expect(reviewOf(range(1, 40), answer).gone).toEqual(['c20']);
  });

  it('say what they say now', () => {
    expect(reviewOf([said(1), said(2)], [said(1), said(2, 'Better put')])).toMatchObject({
      gone: [],
      changed: [{ id: 'c2', text: 'Better put' }],
    });
  });
});
