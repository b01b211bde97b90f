import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { showToast } from '#app/features/toasts/show-toast.ts';
import { returnFocus } from '#app/ui/focus/return-focus.ts';
import type { CommentsStore } from '../list/use-comments.ts';
import { sendChange } from '../send-comment.ts';
import { useProblemText } from '../use-problem-text.ts';
import { besideComment, menuOf } from './comment-focus.ts';
import { DONE_KEYS } from './comment-texts.ts';

type DialogAct = 'delete' | 'report';
type Done = keyof typeof DONE_KEYS;

/** Sends what the menu of a comment offers, and opens its dialogs: `act` is the open one's. */
export function useCommentActions(id: string, store: CommentsStore) {
  const { t } = useTranslation(['community', 'common']);
  const problemText = useProblemText();
  const [act, setAct] = useState<DialogAct | null>(null);
  useReturnFrom(act, id);

  async function send(intent: Done, fields: Record<string, string> = {}) {
    const answer = await sendChange(id, { intent, ...fields });
    setAct(null);
    if (answer.kind !== 'done') return showToast('error', problemText(answer));
    if (intent === 'delete') {
      const place = besideComment(id);
      flushSync(() => store.remove(id));
      returnFocus(place);
    }
    if (intent === 'hide') store.change(id, { state: 'hidden' });
    if (intent === 'show') store.change(id, { state: 'shown' });
    await showToast('success', t(DONE_KEYS[intent]));
  }
  return { act, setAct, send };
}

/** The entry that led to a dialog lies in a closed menu by then. */
function useReturnFrom(act: DialogAct | null, id: string) {
  const last = useRef(act);
  useEffect(() => {
    if (last.current !== null && act === null) returnFocus(menuOf(id));
    last.current = act;
  }, [act, id]);
}
