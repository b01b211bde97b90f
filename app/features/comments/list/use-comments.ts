import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommentSubject } from '#app/contract/community.ts';
import { showToast } from '#app/features/toasts/show-toast.ts';
import { isOffline } from '#app/services/site-json.ts';
import { boxOf, returnToDraft } from '../box/drafts.ts';
import type { CommentsModel, CommentText } from '../comments-model.ts';
import { fetchComments, sendComment } from '../send-comment.ts';
import { type ListState, nextState, type Outgoing, toListState } from './list-state.ts';

export interface CommentsStore {
  state: ListState;
  /** The last comment sent has arrived: it is visible, but a screen reader must announce it. */
  isPosted: boolean;
  /** Shows it at once and sends it; on `signed-out`, where the session is over, it is removed again. */
  send(text: string, parentId: string | null): Promise<'done' | 'signed-out'>;
  retry(item: Outgoing): void;
  discard(key: number): void;
  loadMore(): void;
  /** A comment that the viewer changed. */
  change(id: string, change: Partial<CommentText>): void;
  remove(id: string): void;
}

/**
 * The comments of an open page: those that it came with, those that were loaded after, and the viewer's own
 * that are being sent.
 */
export function useComments(model: CommentsModel): CommentsStore {
  const { t } = useTranslation(['common', 'community']);
  const [state, dispatch] = useReducer(nextState, model, toListState);
  const [isPosted, setPosted] = useState(false);
  const shown = useRef(model);
  const keys = useRef(0);
  useEffect(() => {
    if (shown.current === model) return;
    shown.current = model;
    dispatch({ kind: 'page', model });
  }, [model]);

  const { subject } = model;
  useReturnUnsent(subject, state.outgoing);
  const { page, thread } = state;
  return useMemo(() => {
    async function deliver({ key, text, parentId }: Outgoing) {
      const answer = await sendComment(subject, text, parentId);
      setPosted(answer.kind === 'posted');
      if (answer.kind === 'posted') dispatch({ kind: 'posted', key, comment: answer.comment, parentId });
      else if (answer.kind === 'signed-out') dispatch({ kind: 'discard', key });
      else if (answer.kind === 'empty') {
        // The text has invisible characters only.
        dispatch({ kind: 'discard', key });
        await showToast('error', t('provide_comment', { ns: 'community' }));
      } else dispatch({ kind: 'problem', key, problem: answer });
      return answer.kind === 'signed-out' ? 'signed-out' : 'done';
    }
    async function load() {
      dispatch({ kind: 'loading', isLoading: true });
      try {
        dispatch({ kind: 'more', model: await fetchComments(subject, { page: page + 1, thread }) });
      } catch (error) {
        dispatch({ kind: 'loading', isLoading: false });
        await showToast('error', t(isOffline(error) ? 'network_failure' : 'unavailable'));
      }
    }
    return {
      state,
      isPosted,
      send(text: string, parentId: string | null) {
        keys.current += 1;
        setPosted(false);
        const item: Outgoing = { key: keys.current, text, parentId, problem: null };
        dispatch({ kind: 'send', item });
        return deliver(item);
      },
      retry(item: Outgoing) {
        dispatch({ kind: 'problem', key: item.key, problem: null });
        void deliver(item);
      },
      discard: (key: number) => dispatch({ kind: 'discard', key }),
      loadMore: () => void load(),
      change: (id: string, change: Partial<CommentText>) => dispatch({ kind: 'change', id, change }),
      remove: (id: string) => dispatch({ kind: 'remove', id }),
    };
  }, [state, isPosted, subject, page, thread, t]);
}

/** A comment that could not be sent is not lost with the list: it returns to its box. */
function useReturnUnsent(subject: CommentSubject, outgoing: readonly Outgoing[]) {
  const latest = useRef({ subject, outgoing });
  latest.current = { subject, outgoing };
  useEffect(
    () => () => {
      const left = latest.current;
      for (const { text, parentId, problem } of left.outgoing.toReversed()) {
        if (problem) returnToDraft(boxOf(left.subject, parentId), text);
      }
    },
    [],
  );
}
