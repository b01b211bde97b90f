import { Link } from '@remix-run/react';
import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { returnFocus } from '#app/ui/focus/return-focus.ts';
import { CommentBox } from '../box/comment-box.tsx';
import { Comment } from '../comment/comment.tsx';
import type { CommentItem, CommentsModel } from '../comments-model.ts';
import { listAddress } from './list-address.ts';
import { OutgoingComment } from './outgoing-comment.tsx';
import styles from './thread.module.css';
import type { CommentsStore } from './use-comments.ts';

/**
 * A comment with its replies. Opening them needs no scripts, and without them the thread's own page takes a
 * reply.
 */
export function Thread({
  item,
  store,
  model: { subject, viewer },
  tabHref,
}: {
  item: CommentItem;
  store: CommentsStore;
  model: Pick<CommentsModel, 'subject' | 'viewer'>;
  tabHref: string;
}) {
  const { t } = useTranslation('community');
  const [isReplying, setReplying] = useState(false);
  const { replies, replyCount, isOpen } = item;
  const outgoing = store.state.outgoing.filter(({ parentId }) => parentId === item.id);
  const threadHref = listAddress(tabHref, { thread: item.id });
  // On the thread's own page its list grows instead.
  const hasMoreReplies = store.state.thread === null && replies.length < replyCount;
  const returnHref = store.state.thread === null ? listAddress(tabHref) : threadHref;

  const replyLink = useRef<HTMLElement | null>(null);
  function reply(event: MouseEvent<HTMLElement>) {
    event.preventDefault();
    replyLink.current = event.currentTarget;
    setReplying(true);
  }
  function endReply() {
    flushSync(() => setReplying(false));
    returnFocus(replyLink.current);
  }
  const shared = { store, viewer, returnHref, replyHref: `${threadHref}#reply`, onReply: reply };
  const canReply = item.state === 'shown';
  return (
    <li className={styles.thread}>
      <Comment comment={item} canReply={canReply} {...shared} />
      <div className={styles.below}>
        {replies.length > 0 ? (
          <details open={isOpen}>
            <summary className={styles.summary}>{t('replies', { count: replyCount })}</summary>
            <ul className={styles.replies}>
              {replies.map((one) => (
                <li key={one.id} className={styles.reply}>
                  <Comment comment={one} canReply={canReply} {...shared} />
                </li>
              ))}
            </ul>
            {hasMoreReplies ? (
              <Link to={threadHref} className={styles.summary} preventScrollReset>
                {t('whole_thread')}
              </Link>
            ) : null}
          </details>
        ) : null}
        {outgoing.length > 0 ? (
          <ul>
            {outgoing.map((one) => (
              <OutgoingComment key={one.key} item={one} viewer={viewer} store={store} />
            ))}
          </ul>
        ) : null}
        {(isReplying || store.state.thread) && canReply ? (
          <div id="reply">
            <CommentBox
              subject={subject}
              parentId={item.id}
              isMember={viewer !== null}
              returnHref={threadHref}
              label={t('write_reply')}
              submitLabel={t('reply')}
              autoFocus={isReplying}
              onSend={(text) => {
                if (isReplying) endReply();
                return store.send(text, item.id);
              }}
              onCancel={isReplying ? endReply : undefined}
            />
          </div>
        ) : null}
      </div>
    </li>
  );
}
