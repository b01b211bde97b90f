import { describe, expect, it } from 'vitest';
import type { Comment } from '#app/contract/community.ts';
import { loadLiveChat } from '#app/features/comments/live/load-live-comments.server.ts';

const now = new Date('2026-11-21T12:00:00Z');
const makeComment = (_id: string, timestamp: string): Comment => ({
  _id,
  comment: 'Bravo',
  timestamp,
  like_count: 0,
  dislike_count: 0,
  user: { name: 'Ada' },
  replies: [],
});

describe('loadLiveChat', () => {
  it('comments of more than twelve hours have an age in the language, younger ones none', async () => {
    const items = [
      makeComment('old', '2026-11-19T12:00:00.000Z'),
      makeComment('young', '2026-11-21T00:00:00.000Z'),
    ];
    const chat = await loadLiveChat(
      { comments: async () => ({ items, total: undefined }) },
      Promise.resolve(null),
      'live',
      {
        now,
        language: Promise.resolve('es'),
      },
    );
    expect(chat.ages).toEqual({ old: 'anteayer' });
  });

  it('comments that could not be loaded have no ages', async () => {
    const service = { comments: () => Promise.reject(new Error('down')) };
    const texts = { now, language: Promise.resolve('en') };
    const chat = await loadLiveChat(service, Promise.resolve(null), 'live', texts);
    expect(chat).toEqual({ comments: null, viewer: null, ages: {} });
  });
});
