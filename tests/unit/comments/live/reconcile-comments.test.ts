import { describe, expect, it } from 'vitest';
import type { LiveComment } from '#app/features/comments/live/live-comment.ts';
import { commentsToReconcile, reconcile } from '#app/features/comments/live/reconcile-comments.ts';

const makeComment = (second: number, text = `At ${second}`): LiveComment => ({
  id: `c${second}`,
  text,
  name: 'Ana',
  userId: 'ana',
  time: new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString(),
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => makeComment(from + index));

describe('commentsToReconcile and reconcile', () => {
  it('the newest fifty comments are compared', () => {
    expect(commentsToReconcile(range(1, 60)).map(({ id }) => id)).toEqual(range(11, 60).map(({ id }) => id));
    expect(commentsToReconcile([])).toEqual([]);
  });

  it('comments missing from the response are removed', () => {
    expect(reconcile(range(1, 4), [makeComment(1), makeComment(3), makeComment(4), makeComment(5)])).toEqual({
      removed: ['c2'],
      changed: [],
      isFinal: false,
    });
    expect(reconcile([makeComment(1)], []).removed).toEqual(['c1']);
    expect(reconcile(range(1, 3), [makeComment(2), makeComment(3)]).removed).toEqual(['c1']);
  });

  it('comments older than all of a long response are not removed', () => {
    const answer = range(11, 40).filter(({ id }) => id !== 'c20');
    expect(reconcile(range(1, 40), answer).removed).toEqual(['c20']);
  });

  it('an edited comment is reported with its new text', () => {
    expect(
      reconcile([makeComment(1), makeComment(2)], [makeComment(1), makeComment(2, 'Better put')]),
    ).toMatchObject({
      removed: [],
      changed: [{ id: 'c2', text: 'Better put' }],
    });
  });
});
