import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { CommentSubject } from '#app/contract/community.ts';
import { LIMITS } from '#app/contract/limits.ts';
import { paths } from '#app/features/links/paths.ts';
import { showToast } from '#app/features/toasts/show-toast.ts';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { COUNT_DOWN_FROM, MessageField } from '#app/ui/components/field/message-field.tsx';
import { EmojiButton } from '../emoji/emoji-button.tsx';
import styles from './comment-box.module.css';
import { boxOf, draftOf, keepDraft } from './drafts.ts';

/** `signed-out` and `kept`: what was typed stays in the box. */
export type SendOutcome = 'done' | 'signed-out' | 'kept';

/**
 * The form in which a viewer writes or edits a comment. Enter sends what is not blank (viewer.md §5), Shift
 * and Enter begins a line; a guest sees the sign-in prompt and keeps the draft. Without scripts the form
 * posts to a page, which redirects back here.
 */
export function CommentBox({
  subject,
  parentId,
  action,
  isMember,
  returnHref,
  label,
  submitLabel,
  initialText = '',
  autoFocus = false,
  onSend,
  onCancel,
  cancelHref,
  signInTarget,
}: {
  /** What is spoken of; with `action` the form posts elsewhere. */
  subject?: CommentSubject;
  parentId?: string;
  action?: string;
  isMember: boolean;
  returnHref: string;
  label: string;
  submitLabel: string;
  initialText?: string;
  autoFocus?: boolean;
  /** Without it the form posts even where scripts run. */
  onSend?: (text: string) => Promise<SendOutcome>;
  onCancel?: (() => void) | undefined;
  cancelHref?: string;
  /** `_blank` keeps what was typed where no script does. */
  signInTarget?: '_blank';
}) {
  const { t } = useTranslation('community');
  const box = action ?? (subject ? boxOf(subject, parentId ?? null) : '');
  const [text, setText] = useState(() => draftOf(box) ?? initialText);
  const [isOver, setOver] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const signIn = useRef<HTMLAnchorElement>(null);
  const mustSignIn = !isMember || isOver;

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

  // Before the scripts were here the browser took the words alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they come.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== text) write(typed);
  }, []);

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

  const target = action ?? (subject ? paths.writeComment(subject) : undefined);
  return (
    <form method="post" action={target} className={styles.form} onSubmit={(event) => void submit(event)}>
      {subject ? <input type="hidden" name="redirectTo" value={returnHref} /> : null}
      {parentId ? <input type="hidden" name="parent_id" value={parentId} /> : null}
      {subject ? null : <input type="hidden" name="intent" value="edit" />}
      <MessageField
        ref={field}
        name="comment"
        value={text}
        label={label}
        maxLength={LIMITS.comment}
        onChange={write}
        onEscape={onCancel}
      />
      <div className={styles.foot}>
        <EmojiButton onChoose={insert} />
        {mustSignIn ? (
          <a
            ref={signIn}
            className={styles.signIn}
            href={paths.login({}, { redirectTo: returnHref })}
            target={signInTarget}
          >
            {t('sign_in_to_comment')}
          </a>
        ) : null}
        <Left count={LIMITS.comment - text.length} />
        {onCancel ? (
          <Button variant="quiet" size="small" onClick={onCancel}>
            {t('cancel')}
          </Button>
        ) : null}
        {cancelHref ? (
          <LinkButton to={cancelHref} variant="quiet" size="small">
            {t('cancel')}
          </LinkButton>
        ) : null}
        <Button type="submit" size="small">
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

function Left({ count }: { count: number }) {
  const { t } = useTranslation('community');
  if (count > COUNT_DOWN_FROM) return <span className={styles.left} />;
  return (
    <span className={styles.left} role="status">
      {t('characters_left', { count })}
    </span>
  );
}
