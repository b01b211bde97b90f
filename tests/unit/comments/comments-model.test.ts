import { describe, expect, it } from 'vitest';
import type { Comment } from '#app/contract/community.ts';
import { toComments } from '#app/features/comments/comments-model.ts';

const now = new Date('2026-05-10T12:00:00Z');
const subject = { type: 'content', id: 'film' } as const;
const context = { subject, viewer: null, language: 'en', dateFormat: 'DDMMYYYY', now };

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
  toComments({ items: list }, { ...context, ...more }).items.map(({ id, replies }) => [
    id,
    ...replies.map((r) => r.id),
  ]);

describe('toComments', () => {
  it('the newest comment is first, and its replies of any depth follow from the oldest on', () => {
    const deep = makeComment('a2', { ...at(3), replies: [makeComment('a3', at(4))] });
    const list = [
      makeComment('b', at(1)),
      makeComment('a', { ...at(2), replies: [deep, makeComment('a1', at(2))] }),
    ];
    expect(shape(list)).toEqual([['a', 'a1', 'a2', 'a3'], ['b']]);
  });

  it('replies listed beside their comment are moved below it', () => {
    const list = [
      makeComment('c', { ...at(5), parent_id: 'b' }),
      makeComment('a', at(1)),
      makeComment('b', { ...at(2), parent_id: 'a' }),
    ];
    expect(shape(list)).toEqual([['a', 'b', 'c']]);
  });

  it('a reply to a missing comment, to itself or in a circle becomes a comment of its own', () => {
    const list = [
      makeComment('lost', { parent_id: 'gone' }),
      makeComment('self', { parent_id: 'self' }),
      makeComment('one', { parent_id: 'two' }),
      makeComment('two', { parent_id: 'one' }),
    ];
    expect(shape(list).flat().sort()).toEqual(['lost', 'one', 'self', 'two']);
  });

  it('a time within the last week is relative, any other is a date', () => {
    const timeOf = (timestamp: string) =>
      toComments({ items: [makeComment('a', { timestamp })] }, context).items[0]?.time.text;
    expect(timeOf('2026-05-10T09:00:00.000Z')).toBe('3 hours ago');
    expect(timeOf('2026-05-10T12:00:00.250Z')).toBe('now');
    expect(timeOf('2026-05-03T11:00:00.000Z')).toBe('03/05/2026');
    expect(timeOf('2026-05-11T00:00:00.000Z')).toBe('11/05/2026');
  });

  it('twenty replies of a comment are shown, and all of them in their own thread', () => {
    const replies = Array.from({ length: 30 }, (_, index) => makeComment(`r${index}`));
    const items = [makeComment('a', { replies }), makeComment('b')];
    const [folded] = toComments({ items }, context).items.filter(({ id }) => id === 'a');
    expect(folded).toMatchObject({ replyCount: 30, isOpen: false });
    expect(folded?.replies).toHaveLength(20);
    const alone = toComments({ items }, { ...context, thread: 'a' });
    expect(alone).toMatchObject({ thread: 'a', hasMore: false });
    expect(alone.items[0]).toMatchObject({ isOpen: true });
    expect(alone.items[0]?.replies).toHaveLength(30);
    expect(shape(items, { thread: 'gone' })).toHaveLength(2);
  });

  it('comments come in pages of twenty, and the last one has no more', () => {
    const items = Array.from({ length: 41 }, (_, index) => makeComment(`c${index}`));
    const lengthOf = (page: number) => toComments({ items }, { ...context, page }).items.length;
    expect([1, 2, 3, 4].map(lengthOf)).toEqual([20, 20, 1, 0]);
    expect(toComments({ items, total: 41 }, context)).toMatchObject({ hasMore: true });
    expect(toComments({ items }, { ...context, page: 3 })).toMatchObject({ hasMore: false });
  });

  it('a page of a backend with paging is shown as it is', () => {
    const items = Array.from({ length: 20 }, (_, index) => makeComment(`c${index}`));
    const second = toComments({ items, total: 41 }, { ...context, page: 2 });
    expect(second).toMatchObject({ page: 2, hasMore: true });
    expect(second.items).toHaveLength(20);
    const thread = [makeComment('a', { reply_count: 45, replies: items.slice(1) })];
    const replies = toComments({ items: thread, total: 45 }, { ...context, thread: 'a', page: 2 });
    expect(replies).toMatchObject({ thread: 'a', hasMore: true });
    expect(replies.items[0]).toMatchObject({ replyCount: 45 });
  });

  it('the viewer’s own comment, their vote and an edited, removed or hidden comment are marked', () => {
    const viewer = { id: 'ada', name: 'Ada' };
    const item = (over: Partial<Comment>) =>
      toComments({ items: [makeComment('a', over)] }, { ...context, viewer }).items[0];
    expect(item({ user: { _id: 'ada', name: 'Ada' }, is_edited: true })).toMatchObject({
      isOwn: true,
      isEdited: true,
    });
    expect(item({ user: { name: 'Ada' } })).toMatchObject({
      isOwn: false,
      isEdited: false,
      myVote: null,
      state: 'shown',
    });
    expect(item({ my_vote: 'dislike', is_hidden: true, can_hide: true })).toMatchObject({
      myVote: 'dislike',
      state: 'hidden',
      canHide: true,
    });
    expect(item({ is_removed: true, comment: '' })).toMatchObject({ state: 'removed' });
  });

  it('the initial is the first grapheme of the name', () => {
    const initialOf = (name: string) =>
      toComments({ items: [makeComment('a', { user: { name } })] }, context).items[0]?.initial;
    expect([initialOf('ada'), initialOf('👩‍🚀 Vega'), initialOf(' ')]).toEqual(['A', '👩‍🚀', '?']);
  });
});
