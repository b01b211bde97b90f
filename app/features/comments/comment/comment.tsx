import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { showToast } from '#app/features/toasts/show-toast.ts';
import { ClampedText } from '#app/ui/components/clamped-text/clamped-text.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { CommentBox } from '../box/comment-box.tsx';
import type { CommentText, CommentViewer } from '../comments-model.ts';
import type { CommentsStore } from '../list/use-comments.ts';
import { sendChange } from '../send-comment.ts';
import { useProblemText } from '../use-problem-text.ts';
import styles from './comment.module.css';
import { returnToComment } from './comment-focus.ts';
import { CommentMenu } from './comment-menu.tsx';
import { VoteButtons } from './vote-buttons.tsx';

export interface CommentProps {
  comment: CommentText;
  store: CommentsStore;
  viewer: CommentViewer | null;
  /** Where forms without scripts redirect to. */
  returnHref: string;
  canReply: boolean;
  replyHref: string;
  onReply: (event: MouseEvent<HTMLElement>) => void;
}

/** One comment: who, when, what, and all that can be done with it. */
export function Comment(props: CommentProps) {
  const { t } = useTranslation('community');
  const [isEditing, setEditing] = useState(false);
  const { comment, store, viewer, returnHref } = props;
  const { id, state, name, initial, time, isEdited } = comment;
  function endEditing() {
    flushSync(() => setEditing(false));
    returnToComment(id);
  }
  if (state === 'removed') {
    return (
      <p className={styles.removed} id={`comment-${id}`} tabIndex={-1}>
        {t('comment_removed')}
      </p>
    );
  }
  return (
    <article
      className={styles.words}
      id={`comment-${id}`}
      tabIndex={-1}
      data-hidden={state === 'hidden' || undefined}
    >
      <span className={styles.initial} aria-hidden="true">
        {initial}
      </span>
      <div className={styles.body}>
        <p className={styles.by}>
          <bdi className={styles.name}>{name || t('a_viewer')}</bdi>
          <time dateTime={time.iso} title={time.full}>
            {time.text}
          </time>
          {isEdited ? <span>{t('edited')}</span> : null}
          {state === 'hidden' ? <span className={styles.mark}>{t('hidden_mark')}</span> : null}
        </p>
        {isEditing ? (
          <Editor comment={comment} store={store} returnHref={returnHref} onDone={endEditing} />
        ) : (
          <Text {...props} />
        )}
      </div>
      {viewer && !isEditing ? (
        <CommentMenu
          comment={comment}
          lacks={viewer.lacks}
          store={store}
          returnHref={returnHref}
          onEdit={() => setEditing(true)}
        />
      ) : null}
    </article>
  );
}

function Text({ comment, viewer, returnHref, canReply, replyHref, onReply }: CommentProps) {
  const { t } = useTranslation('community');
  const { text, isLong } = comment;
  return (
    <>
      <ClampedText
        text={text}
        isLong={isLong}
        lines={4}
        moreLabel={t('read_more')}
        lessLabel={t('read_less')}
      />
      <div className={styles.actions}>
        <VoteButtons
          // Newer counts include the viewer's vote, so the optimistic one is dropped.
          key={`${comment.myVote} ${comment.likes} ${comment.dislikes}`}
          comment={comment}
          isMember={viewer !== null}
          returnHref={returnHref}
        />
        {canReply ? (
          <Link to={replyHref} className={styles.act} onClick={onReply} preventScrollReset>
            {t('reply')}
          </Link>
        ) : null}
      </div>
    </>
  );
}

function Editor({
  comment: { id, text },
  store,
  returnHref,
  onDone,
}: Pick<CommentProps, 'comment' | 'store' | 'returnHref'> & { onDone: () => void }) {
  const { t } = useTranslation(['community', 'common']);
  const problemText = useProblemText();

  async function save(typed: string) {
    const answer = await sendChange(id, { intent: 'edit', comment: typed });
    if (answer.kind === 'done') {
      store.change(id, { text: typed.trim(), isEdited: true });
      onDone();
      await showToast('success', t('comment_saved'));
      return 'done';
    }
    if (answer.kind === 'signed-out') return 'signed-out';
    await showToast('error', problemText(answer));
    // The text returns to the box.
    return 'kept';
  }

  return (
    <CommentBox
      action={paths.changeComment({ id, act: 'edit' }, { redirectTo: returnHref })}
      isMember
      returnHref={returnHref}
      label={t('edit_comment')}
      submitLabel={t('save_comment')}
      initialText={text}
      autoFocus
      onSend={save}
      onCancel={onDone}
    />
  );
}
