import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from '#app/ui/components/link/link.tsx';
import { returnFocus } from '#app/ui/focus/return-focus.ts';
import { CommentBox } from '../box/comment-box.tsx';
import { Comment, type CommentProps } from '../comment/comment.tsx';
import type { CommentItem, CommentsModel } from '../comments-model.ts';
import { listAddress } from './list-address.ts';
import { OutgoingComment } from './outgoing-comment.tsx';
import styles from './thread.module.css';
import type { CommentsStore } from './use-comments.ts';

interface ThreadProps {
  item: CommentItem;
  store: CommentsStore;
  model: Pick<CommentsModel, 'subject' | 'viewer'>;
  tabHref: string;
}

/**
 * A comment with its replies. Opening them needs no scripts, and without them the thread's own page takes a
 * reply.
 */
export function Thread({ item, store, model, tabHref }: ThreadProps) {
  const { viewer } = model;
  const { thread } = store.state;
  const { isReplying, startReply, endReply } = useReply();
  const outgoing = store.state.outgoing.filter(({ parentId }) => parentId === item.id);
  const threadHref = listAddress(tabHref, { thread: item.id });
  const returnHref = thread === null ? listAddress(tabHref) : threadHref;
  const canReply = item.state === 'shown';
  const shared = {
    store,
    viewer,
    canReply,
    returnHref,
    replyHref: `${threadHref}#reply`,
    onReply: startReply,
  };
  return (
    <li className={styles.thread}>
      <Comment comment={item} {...shared} />
      <div className={styles.below}>
        <Replies item={item} threadHref={threadHref} isOwnPage={thread !== null} shared={shared} />
        {outgoing.length > 0 ? (
          <ul>
            {outgoing.map((one) => (
              <OutgoingComment key={one.key} item={one} viewer={viewer} store={store} />
            ))}
          </ul>
        ) : null}
        {(isReplying || thread) && canReply ? (
          <ReplyBox
            parentId={item.id}
            store={store}
            model={model}
            threadHref={threadHref}
            endReply={isReplying ? endReply : undefined}
          />
        ) : null}
      </div>
    </li>
  );
}

/** A reply is written where its link was clicked; the focus returns to that link. */
function useReply() {
  const [isReplying, setReplying] = useState(false);
  const replyLink = useRef<HTMLElement | null>(null);
  function startReply(event: MouseEvent<HTMLElement>) {
    event.preventDefault();
    replyLink.current = event.currentTarget;
    setReplying(true);
  }
  function endReply() {
    flushSync(() => setReplying(false));
    returnFocus(replyLink.current);
  }
  return { isReplying, startReply, endReply };
}

function Replies({
  item: { replies, replyCount, isOpen },
  threadHref,
  isOwnPage,
  shared,
}: {
  item: CommentItem;
  threadHref: string;
  /** The list of the thread's own page grows instead of leading there. */
  isOwnPage: boolean;
  shared: Omit<CommentProps, 'comment'>;
}) {
  const { t } = useTranslation('community');
  if (replies.length === 0) return null;
  return (
    <details open={isOpen}>
      <summary className={styles.summary}>{t('replies', { count: replyCount })}</summary>
      <ul className={styles.replies}>
        {replies.map((one) => (
          <li key={one.id} className={styles.reply}>
            <Comment comment={one} {...shared} />
          </li>
        ))}
      </ul>
      {!isOwnPage && replies.length < replyCount ? (
        <Link to={threadHref} className={styles.summary} preventScrollReset>
          {t('whole_thread')}
        </Link>
      ) : null}
    </details>
  );
}

function ReplyBox({
  parentId,
  store,
  model: { subject, viewer },
  threadHref,
  endReply,
}: Pick<ThreadProps, 'store' | 'model'> & {
  parentId: string;
  threadHref: string;
  /** Undefined on the thread's own page, where the box is always open. */
  endReply: (() => void) | undefined;
}) {
  const { t } = useTranslation('community');
  return (
    <div id="reply">
      <CommentBox
        subject={subject}
        parentId={parentId}
        isMember={viewer !== null}
        returnHref={threadHref}
        label={t('write_reply')}
        submitLabel={t('reply')}
        autoFocus={endReply !== undefined}
        onSend={(text) => {
          endReply?.();
          return store.send(text, parentId);
        }}
        onCancel={endReply}
      />
    </div>
  );
}
