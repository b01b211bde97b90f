import { Link } from '@remix-run/react';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ClampedText } from '#app/ui/clamped-text.tsx';
import styles from './comment.module.css';
import type { CommentItem, CommentText } from './comments-model.ts';

/** A comment with its thread. Opening the replies needs no scripts. */
export function Comment({
  comment,
  anchor,
  threadHref,
}: {
  comment: CommentItem;
  anchor?: string | undefined;
  threadHref?: ((id: string) => string) | undefined;
}) {
  const { t } = useTranslation('community');
  const { replies, replyCount, hasMoreReplies, isOpen } = comment;
  return (
    <li className={styles.comment} id={anchor}>
      <Words comment={comment} />
      {replies.length > 0 ? (
        <details className={styles.thread} open={isOpen}>
          <summary className={styles.summary}>{t('replies', { count: replyCount })}</summary>
          <ul>
            {replies.map((reply) => (
              <li key={reply.id} className={styles.reply}>
                <Words comment={reply} />
              </li>
            ))}
          </ul>
          {hasMoreReplies && threadHref ? (
            <Link to={threadHref(comment.id)} className={styles.summary} preventScrollReset>
              {t('whole_thread')}
            </Link>
          ) : null}
        </details>
      ) : null}
    </li>
  );
}

function Words({ comment }: { comment: CommentText }) {
  const { t } = useTranslation('community');
  const { name, initial, time, text, isLong } = comment;
  return (
    <div className={styles.words}>
      <span className={styles.initial} aria-hidden="true">
        {initial}
      </span>
      <div className={styles.body}>
        <p className={styles.by}>
          <bdi className={styles.name}>{name || t('a_viewer')}</bdi>
          <time dateTime={time.iso}>{time.text}</time>
        </p>
        <ClampedText
          text={text}
          isLong={isLong}
          lines={4}
          moreLabel={t('read_more')}
          lessLabel={t('read_less')}
        />
        <Votes comment={comment} />
      </div>
    </div>
  );
}

function Votes({ comment: { likes, dislikes } }: { comment: CommentText }) {
  const { t } = useTranslation('community');
  return (
    <p className={styles.votes}>
      <span className={styles.vote} role="img" aria-label={t('likes', { count: likes.value })}>
        <ThumbsUp aria-hidden="true" />
        <span data-figures>{likes.text}</span>
      </span>
      <span className={styles.vote} role="img" aria-label={t('dislikes', { count: dislikes.value })}>
        <ThumbsDown aria-hidden="true" />
        <span data-figures>{dislikes.text}</span>
      </span>
    </p>
  );
}
