import { describe, expect, it } from 'vitest';
import type { Comment } from '#app/contract/community.ts';
import { postComment } from '#app/features/comments/post-comment.server.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const viewer = { id: 'u1', name: 'Mara' };
const subject = { type: 'content', id: 'film' } as const;

function makeComment(values: Partial<Comment>): Comment {
  return {
    _id: 'c1',
    comment: 'Ahoy',
    timestamp: '2026-03-01T11:00:00.000Z',
    like_count: 0,
    dislike_count: 0,
    user: { name: 'Mara' },
    replies: [],
    ...values,
  };
}

function post(items: Comment[], posted?: { comment: Comment | undefined; parent_id: undefined }) {
  const content = {
    addComment: async () => posted,
    comments: async () => ({ items, total: undefined }),
  };
  return postComment(content, { subject, body: { comment: 'Ahoy' }, viewer, now: NOW });
}

describe('postComment', () => {
  it('a comment that the service returns is the posted one', async () => {
    const comment = makeComment({ _id: 'c9' });
    expect(await post([], { comment, parent_id: undefined })).toBe(comment);
  });

  it('one that it does not return is the newest of the viewer with that text, replies included', async () => {
    const reply = makeComment({ _id: 'c3', timestamp: '2026-03-01T12:00:01.000Z' });
    const others = [
      makeComment({ _id: 'c4', timestamp: '2026-03-01T12:00:02.000Z', user: { name: 'Olu' } }),
      makeComment({ _id: 'c5', timestamp: '2026-03-01T12:00:02.000Z', user: { _id: 'u2', name: 'Mara' } }),
      makeComment({ _id: 'c6', timestamp: '2026-03-01T12:00:02.000Z', comment: 'Ahoy!' }),
    ];
    expect((await post([makeComment({ replies: [reply] }), ...others]))._id).toBe('c3');
  });

  it('one that is not listed either is shown as it was written', async () => {
    expect(await post([])).toMatchObject({
      comment: 'Ahoy',
      timestamp: NOW.toISOString(),
      user: { _id: 'u1', name: 'Mara' },
    });
  });
});
