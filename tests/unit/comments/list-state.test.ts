import { describe, expect, it } from 'vitest';
import { countsAfter } from '#app/features/comments/comment/vote-buttons.tsx';
import type { CommentItem, CommentsModel, CommentText } from '#app/features/comments/comments-model.ts';
import { type ListEvent, nextState, toListState } from '#app/features/comments/list/list-state.ts';

function makeText(id: string): CommentText {
  return {
    id,
    text: `Said ${id}`,
    isLong: false,
    name: 'Ada',
    initial: 'A',
    time: { iso: '', text: '', full: '' },
    likes: 0,
    dislikes: 0,
    myVote: null,
    state: 'shown',
    isEdited: false,
    isOwn: true,
    canHide: false,
  };
}

const makeItem = (id: string, replies: string[] = [], replyCount = replies.length): CommentItem => ({
  ...makeText(id),
  replies: replies.map(makeText),
  replyCount,
  isOpen: false,
});

const makeModel = (items: CommentItem[], over: Partial<CommentsModel> = {}): CommentsModel => ({
  subject: { type: 'content', id: 'film' },
  viewer: null,
  items,
  page: 1,
  hasMore: true,
  thread: null,
  ...over,
});

const run = (model: CommentsModel, ...events: ListEvent[]) => events.reduce(nextState, toListState(model));
const ids = ({ items }: { items: CommentItem[] }) =>
  items.map(({ id, replies }) => [id, ...replies.map((r) => r.id)]);
const item = { key: 1, text: 'Hello', parentId: null, problem: null };

describe('nextState', () => {
  it('a comment is shown while it is sent, stays when it fails and comes first once posted', () => {
    const sent = run(makeModel([makeItem('a')]), { kind: 'send', item });
    expect(sent.outgoing).toEqual([item]);
    const failed = nextState(sent, { kind: 'problem', key: 1, problem: { kind: 'offline' } });
    expect(failed.outgoing).toMatchObject([{ text: 'Hello', problem: { kind: 'offline' } }]);
    const posted = nextState(failed, { kind: 'posted', key: 1, comment: makeText('b'), parentId: null });
    expect([posted.outgoing, ids(posted)]).toEqual([[], [['b'], ['a']]]);
  });

  it('a posted reply comes last in its thread, opens it and is counted', () => {
    const event = { kind: 'posted', key: 1, comment: makeText('r2'), parentId: 'a' } as const;
    const { items } = run(makeModel([makeItem('a', ['r1'], 31)]), event);
    expect(items[0]).toMatchObject({ replyCount: 32, isOpen: true });
    expect(items[0]?.replies.map(({ id }) => id)).toEqual(['r1', 'r2']);
  });

  it('a further page is appended without the comments that are listed already', () => {
    const more = makeModel([makeItem('b'), makeItem('c')], { page: 2, hasMore: false });
    const state = run(makeModel([makeItem('a'), makeItem('b')]), { kind: 'more', model: more });
    expect(ids(state)).toEqual([['a'], ['b'], ['c']]);
    expect(state).toMatchObject({ firstPage: 1, page: 2, hasMore: false });
  });

  it('further replies of the shown thread are appended', () => {
    const more = makeModel([makeItem('a', ['r1', 'r2'], 3)], { page: 2, thread: 'a' });
    const state = run(makeModel([makeItem('a', ['r0', 'r1'], 3)], { thread: 'a' }), {
      kind: 'more',
      model: more,
    });
    expect(ids(state)).toEqual([['a', 'r0', 'r1', 'r2']]);
  });

  it('a deleted comment leaves a placeholder until its last reply is deleted', () => {
    const deleted = run(
      makeModel([makeItem('a', ['r1']), makeItem('b')]),
      { kind: 'remove', id: 'a' },
      { kind: 'remove', id: 'b' },
    );
    expect(deleted.items).toMatchObject([{ id: 'a', state: 'removed', text: '', replies: [{ id: 'r1' }] }]);
    expect(nextState(deleted, { kind: 'remove', id: 'r1' }).items).toEqual([]);
  });

  it('a changed comment or reply keeps its position', () => {
    const state = run(makeModel([makeItem('a', ['r1'])]), {
      kind: 'change',
      id: 'r1',
      change: { text: 'New', isEdited: true },
    });
    expect(state.items[0]?.replies[0]).toMatchObject({ text: 'New', isEdited: true });
    expect(state.items[0]).toMatchObject({ text: 'Said a' });
  });

  it('a new page replaces the list, and outgoing comments stay', () => {
    const state = run(
      makeModel([makeItem('a')]),
      { kind: 'send', item },
      { kind: 'page', model: makeModel([makeItem('z')]) },
    );
    expect([ids(state), state.outgoing]).toEqual([[['z']], [item]]);
  });
});

describe('countsAfter', () => {
  it.each([
    [null, 'like', 6, 2],
    [null, 'dislike', 5, 3],
    ['like', null, 4, 2],
    ['like', 'dislike', 4, 3],
    ['dislike', 'like', 6, 1],
    ['like', 'like', 5, 2],
  ] as const)('a vote changed from %s to %s is counted at once', (myVote, vote, likes, dislikes) => {
    expect(countsAfter({ likes: 5, dislikes: 2, myVote }, vote)).toEqual({ likes, dislikes });
  });
});
