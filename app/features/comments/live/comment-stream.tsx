import ArrowDown from 'lucide-react/icons/arrow-down';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CommentLine } from './comment-line.tsx';
import styles from './comment-stream.module.css';
import type { LiveChatState, LiveChatStore, SendOutcome } from './live-chat-store.ts';
import type { LiveChat } from './load-live-comments.server.ts';
import { OutgoingLine } from './outgoing-line.tsx';
import { useNewestInSight } from './use-newest-in-sight.ts';

/**
 * Comments from the oldest to the newest, which stays in view unless the viewer scrolls back. The style sheet
 * anchors the list at its end, so it begins there without scripts, too. `children` is shown where there are
 * none.
 */
export function CommentStream({
  chat,
  state: { comments, outgoing },
  initial: { viewer, ages },
  onSent,
  children,
}: {
  chat: LiveChatStore;
  state: LiveChatState;
  initial: LiveChat;
  onSent: (outcome: SendOutcome) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('live_comments');
  const { ref, unseen, showNewest } = useNewestInSight(comments, outgoing.length);
  const isEmpty = comments.length + outgoing.length === 0;
  return (
    <div className={styles.viewport}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard, too */}
      <section ref={ref} className={styles.stream} aria-label={t('comment_list')} tabIndex={0}>
        {isEmpty ? (
          children
        ) : (
          <ol className={styles.list}>
            {comments.map((comment) => (
              <CommentLine
                key={comment.id}
                comment={comment}
                isOwn={viewer !== null && comment.userId === viewer.id}
                age={ages[comment.id]}
              />
            ))}
            {outgoing.map((item) => (
              <OutgoingLine
                key={item.key}
                item={item}
                viewer={viewer}
                onRetry={() => void chat.retry(item.key).then(onSent)}
                onDiscard={() => chat.discard(item.key)}
              />
            ))}
          </ol>
        )}
      </section>
      {unseen > 0 ? (
        <button type="button" className={styles.unseen} onClick={showNewest}>
          <ArrowDown aria-hidden="true" />
          {t('new_comments', { count: unseen })}
        </button>
      ) : null}
    </div>
  );
}
