// chunk: live-comments

import MessageSquareOff from 'lucide-react/icons/message-square-off';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Users from 'lucide-react/icons/users';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#app/lib/counts.ts';
import { IconButton } from '#app/ui/components/button/icon-button.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { ErrorState } from '#app/ui/components/state/error-state.tsx';
import { StatusLine } from '#app/ui/components/state/status-line.tsx';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { CommentStream } from './comment-stream.tsx';
import type { SendOutcome } from './live-chat-store.ts';
import styles from './live-comments.module.css';
import type { LiveChat } from './load-live-comments.server.ts';
import { SendBox } from './send-box.tsx';
import { useAnnouncer } from './use-announcer.ts';
import { useLiveChat } from './use-live-chat.ts';

export interface LiveCommentsProps {
  contentId: string;
  initial: LiveChat;
  /** The page that it is on, to return to after signing in and, without scripts, after writing. */
  pageHref: string;
  /** Hides the panel; the button is shown only where this is given. */
  onHide?: (() => void) | undefined;
}

/** The live chat of a title's viewers. It fills the room that it is given. */
export function LiveComments({ contentId, initial, pageHref, onHide }: LiveCommentsProps) {
  const { t } = useTranslation('live_comments');
  const isScripted = useHydrated();
  const { announcement, announce } = useAnnouncer();
  const { chat, state } = useLiveChat(contentId, initial, announce);
  const [rejections, setRejections] = useState(0);
  const onSent = useCallback((outcome: SendOutcome) => {
    if (outcome === 'signed-out') setRejections((count) => count + 1);
  }, []);
  const isMissing = initial.comments === null && state.comments.length === 0;
  return (
    <section className={styles.panel} aria-label={t('live_comment')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('live_comment')}</h2>
        <Viewers count={state.viewers} />
        {onHide && isScripted ? (
          <IconButton
            label={t('hide_comments')}
            icon={<MessageSquareOff aria-hidden="true" />}
            onClick={onHide}
          />
        ) : null}
      </header>
      <CommentStream chat={chat} state={state} initial={initial} onSent={onSent}>
        {isMissing ? <Missing pageHref={pageHref} /> : <Nothing />}
      </CommentStream>
      <div className={styles.foot}>
        {state.isDisconnected ? <StatusLine kind="info">{t('connection_lost')}</StatusLine> : null}
        {initial.failure ? (
          <StatusLine kind="error">{initial.serverText ?? t(initial.failure)}</StatusLine>
        ) : null}
        <SendBox
          contentId={contentId}
          pageHref={pageHref}
          draft={initial.draft}
          isMember={initial.viewer !== null}
          rejections={rejections}
          onSend={(text) => void chat.send(text).then(onSent)}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </section>
  );
}

/** Only a room knows the count. */
function Viewers({ count }: { count: number | null }) {
  const { t, i18n } = useTranslation('live_comments');
  if (!count) return <span className={styles.viewers} />;
  const text = t('viewers', { count, text: formatCount(count, i18n.language) });
  return (
    <span className={styles.viewers}>
      <Users aria-hidden="true" />
      <span data-figures>{text}</span>
    </span>
  );
}

function Nothing() {
  const { t } = useTranslation('live_comments');
  return (
    <EmptyState
      icon={<MessagesSquare aria-hidden="true" />}
      title={t('no_comments')}
      text={t('be_the_first')}
    />
  );
}

function Missing({ pageHref }: { pageHref: string }) {
  const { t } = useTranslation(['live_comments', 'common']);
  return (
    <ErrorState
      title={t('comments_failed')}
      retryLabel={t('try_again', { ns: 'common' })}
      retryHref={pageHref}
    />
  );
}
