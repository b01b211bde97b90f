import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#app/contract/limits.ts';
import { paths } from '#app/features/links/paths.ts';
import { IconButton } from '#app/ui/components/button/icon-button.tsx';
import { COUNT_DOWN_FROM, MessageField } from '#app/ui/components/field/message-field.tsx';
import styles from './send-box.module.css';

/** Unsent drafts by title: they outlive a panel that is hidden, and end with the page. */
const unsent = new Map<string, string>();

interface SendBoxProps {
  contentId: string;
  pageHref: string;
  draft?: string | undefined;
  isMember: boolean;
  /** Goes up whenever the service took a member for a guest: the session is over. */
  rejections: number;
  onSend: (text: string) => void;
}

/**
 * The box of the live comments. Blank text is not sent; a guest's text opens sign-in and is cleared
 * (viewer.md §5). Without scripts the form posts and redirects back.
 */
export function SendBox({ contentId, pageHref, draft = '', isMember, rejections, onSend }: SendBoxProps) {
  const { t } = useTranslation('live_comments');
  const [text, setText] = useState(() => unsent.get(contentId) ?? draft);
  const signIn = useSignIn(rejections);
  const mustSignIn = !isMember || rejections > 0;

  function write(typed: string) {
    setText(typed);
    unsent.set(contentId, typed);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    write('');
    if (isMember) onSend(text);
    else signIn.open();
  }

  return (
    <form
      method="post"
      action={paths.liveComments({ id: contentId })}
      className={styles.form}
      onSubmit={submit}
    >
      <input type="hidden" name="redirectTo" value={pageHref} />
      <MessageField
        name="comment"
        value={text}
        label={t('say_something')}
        maxLength={LIMITS.comment}
        onChange={write}
        end={<IconButton type="submit" label={t('send')} icon={<SendHorizontal aria-hidden="true" />} />}
      />
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
function useSignIn(rejections: number) {
  const link = useRef<HTMLAnchorElement>(null);
  const open = () => link.current?.click();
  useEffect(() => {
    if (rejections > 0) link.current?.click();
  }, [rejections]);
  return { link, open };
}

function Left({ count }: { count: number }) {
  const { t } = useTranslation('live_comments');
  if (count > COUNT_DOWN_FROM) return null;
  return <span className={styles.left}>{t('characters_left', { count })}</span>;
}
