import type { Problem } from '../comment-results.ts';
import type { CommentItem, CommentsModel, CommentText } from '../comments-model.ts';

/** A comment of the viewer's that is not in the list yet; `problem` is null while it is being sent. */
export interface Outgoing {
  key: number;
  text: string;
  parentId: string | null;
  problem: Problem | null;
}

export interface ListState {
  items: CommentItem[];
  outgoing: Outgoing[];
  /** The first and the last page that are shown. */
  firstPage: number;
  page: number;
  hasMore: boolean;
  thread: string | null;
  isLoading: boolean;
}

export type ListEvent =
  | { kind: 'page'; model: CommentsModel }
  | { kind: 'more'; model: CommentsModel }
  | { kind: 'loading'; isLoading: boolean }
  | { kind: 'send'; item: Outgoing }
  | { kind: 'problem'; key: number; problem: Problem | null }
  | { kind: 'discard'; key: number }
  | { kind: 'posted'; key: number; comment: CommentText; parentId: string | null }
  | { kind: 'change'; id: string; change: Partial<CommentText> }
  | { kind: 'remove'; id: string };

export function toListState({ items, page, hasMore, thread }: CommentsModel): ListState {
  return { items, outgoing: [], firstPage: page, page, hasMore, thread, isLoading: false };
}

export function nextState(state: ListState, event: ListEvent): ListState {
  switch (event.kind) {
    case 'page':
      return { ...toListState(event.model), outgoing: state.outgoing };
    case 'more':
      return withMore(state, event.model);
    case 'loading':
      return { ...state, isLoading: event.isLoading };
    case 'send':
      return { ...state, outgoing: [...state.outgoing, event.item] };
    case 'problem':
      return {
        ...state,
        outgoing: state.outgoing.map((item) =>
          item.key === event.key ? { ...item, problem: event.problem } : item,
        ),
      };
    case 'discard':
      return { ...state, outgoing: without(state.outgoing, event.key) };
    case 'posted':
      return withPosted({ ...state, outgoing: without(state.outgoing, event.key) }, event);
    case 'change':
      return { ...state, items: changed(state.items, event.id, event.change) };
    case 'remove':
      return { ...state, items: removed(state.items, event.id) };
  }
}

/** Pages shift while viewers write: comments that are in the list already are skipped. */
function withMore(state: ListState, { items, page, hasMore, thread }: CommentsModel): ListState {
  const further = { page, hasMore, isLoading: false };
  if (thread === null) return { ...state, ...further, items: joined(state.items, items) };
  const more = items[0]?.replies ?? [];
  const threads = state.items.map((item) =>
    item.id === thread ? { ...item, replies: joined(item.replies, more) } : item,
  );
  return { ...state, ...further, items: threads };
}

function withPosted(
  state: ListState,
  { comment, parentId }: { comment: CommentText; parentId: string | null },
): ListState {
  if (parentId === null) {
    const item = { ...comment, replies: [], replyCount: 0, isOpen: false };
    return { ...state, items: joined([item], state.items) };
  }
  const items = state.items.map((item) =>
    item.id === parentId
      ? { ...item, replies: joined(item.replies, [comment]), replyCount: item.replyCount + 1, isOpen: true }
      : item,
  );
  return { ...state, items };
}

function changed(items: CommentItem[], id: string, change: Partial<CommentText>): CommentItem[] {
  return items.map((item) => ({
    ...item,
    ...(item.id === id ? change : {}),
    replies: item.replies.map((reply) => (reply.id === id ? { ...reply, ...change } : reply)),
  }));
}

/** Its place stays above its replies. */
function removed(items: CommentItem[], id: string): CommentItem[] {
  return items.flatMap((item): CommentItem[] => {
    if (item.id === id) {
      return item.replyCount > 0 ? [{ ...item, state: 'removed', text: '', name: '', isOwn: false }] : [];
    }
    const replies = item.replies.filter((reply) => reply.id !== id);
    const replyCount = item.replyCount - (item.replies.length - replies.length);
    if (item.state === 'removed' && replyCount === 0) return [];
    return [{ ...item, replies, replyCount }];
  });
}

function joined<T extends { id: string }>(known: readonly T[], more: readonly T[]): T[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...more.filter(({ id }) => !ids.has(id))];
}

function without(outgoing: readonly Outgoing[], key: number): Outgoing[] {
  return outgoing.filter((item) => item.key !== key);
}
