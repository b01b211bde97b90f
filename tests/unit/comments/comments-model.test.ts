import { describe, expect, it } from 'vitest';
import type { Comment } from '#app/contract/community.ts';
import { toComments } from '#app/features/comments/comments-model.ts';

const now = new Date('2026-05-10T12:00:00Z');
const context = { language: 'en', dateFormat: 'DDMMYYYY', now };

function makeComment(id: string, over: Partial<Comment> = {}): Comment {
  return {
    _id: id,
    comment: `Said ${id}`,
    timestamp: '2026-05-01T00:00:00.000Z',
    like_count: 0,
    dislike_count: 0,
    user: { name: 'Ada' },
    replies: [],
    ...over,
  };
}

const at = (day: number) => ({ timestamp: `2026-05-0${day}T00:00:00.000Z` });
const shape = (list: readonly Comment[], more = {}) =>
  toComments(list, { ...context, ...more }).items.map(({ id, replies }) => [id, ...replies.map((r) => r.id)]);

describe('toComments', () => {
  it('puts the newest first and its replies, of any depth, from the oldest on', () => {
    const deep = makeComment('a2', { ...at(3), replies: [makeComment('a3', at(4))] });
    const list = [
      makeComment('b', at(1)),
      makeComment('a', { ...at(2), replies: [deep, makeComment('a1', at(2))] }),
    ];
    expect(shape(list)).toEqual([['a', 'a1', 'a2', 'a3'], ['b']]);
  });

  it('finds replies that stand beside what they answer', () => {
    const list = [
      makeComment('c', { ...at(5), parent_id: 'b' }),
      makeComment('a', at(1)),
      makeComment('b', { ...at(2), parent_id: 'a' }),
    ];
    expect(shape(list)).toEqual([['a', 'b', 'c']]);
  });

  it('lets a reply to what is gone, to itself or in a circle stand for itself', () => {
    const list = [
      makeComment('lost', { parent_id: 'gone' }),
      makeComment('self', { parent_id: 'self' }),
      makeComment('one', { parent_id: 'two' }),
      makeComment('two', { parent_id: 'one' }),
    ];
    expect(shape(list).flat().sort()).toEqual(['lost', 'one', 'self', 'two']);
  });

  it('says how long ago in the first week, and when after it', () => {
    const timeOf = (timestamp: string) =>
      toComments([makeComment('a', { timestamp })], context).items[0]?.time.text;
    expect(timeOf('2026-05-10T09:00:00.000Z')).toBe('3 hours ago');
    expect(timeOf('2026-05-03T11:00:00.000Z')).toBe('03/05/2026');
    expect(timeOf('2026-05-11T00:00:00.000Z')).toBe('11/05/2026');
  });

  it('writes votes in K and M', () => {
    const [item] = toComments(
      [makeComment('a', { like_count: 1_500, dislike_count: 2_000_000 })],
      context,
    ).items;
    expect([item?.likes.text, item?.dislikes.text]).toEqual(['1.5K', '2M']);
  });

  it('shows twenty replies, and all of one thread alone', () => {
    const replies = Array.from({ length: 30 }, (_, index) => makeComment(`r${index}`));
    const list = [makeComment('a', { replies }), makeComment('b')];
    const [folded] = toComments(list, context).items.filter(({ id }) => id === 'a');
    expect(folded).toMatchObject({ replyCount: 30, hasMoreReplies: true, isOpen: false });
    expect(folded?.replies).toHaveLength(20);
    const alone = toComments(list, { ...context, thread: 'a' });
    expect(alone).toMatchObject({ isThread: true, nextPage: null });
    expect(alone.items[0]).toMatchObject({ hasMoreReplies: false, isOpen: true });
    expect(shape(list, { thread: 'gone' })).toHaveLength(2);
  });

  it('shows twenty comments, and says whether it goes on', () => {
    const list = Array.from({ length: 41 }, (_, index) => makeComment(`c${index}`));
    expect(toComments(list, context)).toMatchObject({ nextPage: 2 });
    expect(toComments(list, { ...context, page: 3 })).toMatchObject({ nextPage: null });
  });

  it('takes the first sign of a name as its readers count them', () => {
    const initialOf = (name: string) =>
      toComments([makeComment('a', { user: { name } })], context).items[0]?.initial;
    expect([initialOf('ada'), initialOf('👩‍🚀 Vega'), initialOf(' ')]).toEqual(['A', '👩‍🚀', '?']);
  });
});
