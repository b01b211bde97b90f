import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { CommentSubject } from '#app/contract/community.ts';
import { LIMITS } from '#app/contract/limits.ts';
import { showToast } from '#app/features/toasts/show-toast.ts';
import { boxOf, draftOf, keepDraft } from './drafts.ts';

/** `signed-out` and `kept`: what was typed stays in the box. */
export type SendOutcome = 'done' | 'signed-out' | 'kept';

export interface CommentBoxOptions {
  /** What is commented on; with `action` the form posts elsewhere. */
  subject?: CommentSubject;
  parentId?: string;
  action?: string;
  isMember: boolean;
  initialText?: string;
  autoFocus?: boolean;
  /** Without it the form posts even where scripts run. */
  onSend?: (text: string) => Promise<SendOutcome>;
}

/** The text of a comment box, its draft, and what sends it. */
export function useCommentBox(options: CommentBoxOptions) {
  const { subject, parentId, action, isMember, initialText = '', autoFocus = false, onSend } = options;
  const { t } = useTranslation('community');
  const box = action ?? (subject ? boxOf(subject, parentId ?? null) : '');
  const { field, text, write } = useDraft(box, initialText, autoFocus);
  const [isOver, setOver] = useState(false);
  const signIn = useRef<HTMLAnchorElement>(null);

  async function submit(event: FormEvent) {
    if (text.trim() === '') {
      event.preventDefault();
      field.current?.focus();
      await showToast('error', t('provide_comment'));
      return;
    }
    if (!onSend) return;
    event.preventDefault();
    if (!isMember) {
      signIn.current?.click();
      return;
    }
    write('');
    const outcome = await onSend(text);
    // The box may have been folded meanwhile.
    if (outcome !== 'done') write(draftOf(box) ?? text);
    if (outcome === 'signed-out') {
      flushSync(() => setOver(true));
      signIn.current?.click();
    }
  }

  function insert(emoji: string) {
    const { selectionStart: start, selectionEnd: end } = field.current ?? {
      selectionStart: 0,
      selectionEnd: 0,
    };
    const written = text.slice(0, start) + emoji + text.slice(end);
    if (written.length > LIMITS.comment) return;
    flushSync(() => write(written));
    field.current?.focus();
    field.current?.setSelectionRange(start + emoji.length, start + emoji.length);
  }

  return { field, signIn, text, write, submit, insert, mustSignIn: !isMember || isOver };
}

function useDraft(box: string, initialText: string, autoFocus: boolean) {
  const [text, setText] = useState(() => draftOf(box) ?? initialText);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (!autoFocus) return;
    const { length } = field.current?.value ?? '';
    field.current?.focus();
    field.current?.setSelectionRange(length, length);
  }, [autoFocus]);

  function write(typed: string) {
    setText(typed);
    keepDraft(box, typed === initialText ? '' : typed);
  }

  // Before hydration only the browser knows what was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== text) write(typed);
  }, []);

  return { field, text, write };
}
