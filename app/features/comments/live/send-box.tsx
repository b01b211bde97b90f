import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#app/contract/limits.ts';
import { paths } from '#app/features/links/paths.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { COUNT_DOWN_FROM } from './constants.ts';
import styles from './send-box.module.css';

/**
 * Where a viewer writes. Blank text is not sent; a guest's opens the way to sign in and is cleared (viewer.md §5).
 * Without scripts the form posts and comes back.
 */
export function SendBox({
  contentId,
  pageHref,
  draft = '',
  isMember,
  refusals,
  onSend,
}: {
  contentId: string;
  pageHref: string;
  draft?: string | undefined;
  isMember: boolean;
  /** Goes up whenever the service took a member for a guest: the session is over. */
  refusals: number;
  onSend: (text: string) => void;
}) {
  const { t } = useTranslation('live_comments');
  const [text, setText] = useState(draft);
  const signIn = useSignIn(refusals);
  const mustSignIn = !isMember || refusals > 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    setText('');
    if (isMember) onSend(text);
    else signIn.ask();
  }

  return (
    <form
      method="post"
      action={paths.liveComments({ id: contentId })}
      className={styles.form}
      onSubmit={submit}
    >
      <input type="hidden" name="redirectTo" value={pageHref} />
      <div className={styles.box}>
        <textarea
          className={styles.text}
          name="comment"
          rows={1}
          // Without letters it would take the first language's direction for its own.
          dir={text === '' ? undefined : 'auto'}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={sendOnEnter}
          maxLength={LIMITS.comment}
          placeholder={t('say_something')}
          aria-label={t('say_something')}
          autoComplete="off"
          enterKeyHint="send"
        />
        <IconButton type="submit" label={t('send')} icon={<SendHorizontal aria-hidden="true" />} />
      </div>
      <p className={styles.help}>
        {mustSignIn ? (
          <a ref={signIn.link} className={styles.signIn} href={paths.login({}, { redirectTo: pageHref })}>
            {t('sign_in_to_comment')}
          </a>
        ) : null}
        <Left count={LIMITS.comment - text.length} />
      </p>
    </form>
  );
}

/** Sign-in opens where its link does: over the page where that has dialogs, else on a page of its own. */
function useSignIn(refusals: number) {
  const link = useRef<HTMLAnchorElement>(null);
  const ask = () => link.current?.click();
  useEffect(() => {
    if (refusals > 0) link.current?.click();
  }, [refusals]);
  return { link, ask };
}

function Left({ count }: { count: number }) {
  const { t } = useTranslation('live_comments');
  if (count > COUNT_DOWN_FROM) return null;
  return <span className={styles.left}>{t('characters_left', { count })}</span>;
}

/** Shift makes a new line, and Enter that ends a composed word is no more than that. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
