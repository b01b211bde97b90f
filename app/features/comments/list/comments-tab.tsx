// chunk: comments

import MessagesSquare from 'lucide-react/icons/messages-square';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { ErrorState } from '#app/ui/components/state/error-state.tsx';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { CommentBox } from '../box/comment-box.tsx';
import { commentsOnPage } from '../comment/comment-focus.ts';
import type { CommentsModel } from '../comments-model.ts';
import styles from './comments-tab.module.css';
import { listAddress, listId } from './list-address.ts';
import { OutgoingComment } from './outgoing-comment.tsx';
import { Thread } from './thread.tsx';
import { type CommentsStore, useComments } from './use-comments.ts';

export interface CommentsPanelProps {
  /** Null where they could not be loaded. */
  comments: CommentsModel | null;
  /** The address of the tab on its page. */
  tabHref: string;
}

/**
 * The box, and all comments from the newest on with their replies folded; or one of them with all its
 * replies.
 */
export function CommentsTab({ comments, tabHref }: CommentsPanelProps) {
  const { t } = useTranslation(['community', 'common']);
  if (!comments) {
    const retry = { retryLabel: t('try_again', { ns: 'common' }), retryHref: tabHref };
    return <ErrorState title={t('comments_failed')} {...retry} />;
  }
  return <Loaded model={comments} tabHref={tabHref} />;
}

function Loaded({ model, tabHref }: { model: CommentsModel; tabHref: string }) {
  const { t } = useTranslation('community');
  const store = useComments(model);
  const { items, outgoing, thread } = store.state;
  const fresh = outgoing.filter(({ parentId }) => parentId === null);
  const isEmpty = items.length + fresh.length === 0;
  return (
    <div className={styles.comments}>
      {thread ? null : (
        <CommentBox
          subject={model.subject}
          isMember={model.viewer !== null}
          returnHref={listAddress(tabHref)}
          label={t('write_comment')}
          submitLabel={t('post_comment')}
          onSend={(text) => store.send(text, null)}
        />
      )}
      <div className={styles.said} aria-live="polite">
        {store.isPosted ? <VisuallyHidden>{t('comment_posted')}</VisuallyHidden> : null}
      </div>
      {isEmpty ? (
        <EmptyState icon={<MessagesSquare aria-hidden="true" />} title={t('no_comments')} />
      ) : (
        <ul className={styles.list} id={listId(store.state.firstPage)}>
          {fresh.map((item) => (
            <OutgoingComment key={item.key} item={item} viewer={model.viewer} store={store} />
          ))}
          {items.map((item) => (
            <Thread key={item.id} item={item} store={store} model={model} tabHref={tabHref} />
          ))}
        </ul>
      )}
      <Further store={store} tabHref={tabHref} />
    </div>
  );
}

/** Focuses the first of the loaded comments: reading continues there, and the button may be gone. */
function useLoadMore({ state: { page, isLoading }, loadMore }: CommentsStore) {
  const shown = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page means new comments on the screen.
  useEffect(() => {
    if (shown.current !== null) commentsOnPage()[shown.current]?.focus();
    shown.current = null;
  }, [page]);
  return () => {
    if (isLoading) return;
    shown.current = commentsOnPage().length;
    loadMore();
  };
}

/** The links to further pages; with scripts the next page is appended to the list. */
function Further({ store, tabHref }: { store: CommentsStore; tabHref: string }) {
  const { t } = useTranslation(['community', 'common']);
  const isScripted = useHydrated();
  const { page, firstPage, hasMore, isLoading, thread } = store.state;
  const loadMore = useLoadMore(store);
  const next = listAddress(tabHref, { page: page + 1, thread });
  const moreLabel = t(thread ? 'more_replies' : 'more_comments');
  return (
    <div className={styles.further}>
      {thread ? (
        <LinkButton to={listAddress(tabHref)} variant="secondary" preventScrollReset>
          {t('all_comments')}
        </LinkButton>
      ) : null}
      {firstPage > 1 ? (
        <LinkButton
          to={listAddress(tabHref, { page: firstPage - 1, thread })}
          variant="secondary"
          preventScrollReset
        >
          {t(thread ? 'earlier_replies' : 'newer_comments')}
        </LinkButton>
      ) : null}
      {hasMore && isScripted ? (
        <Button variant="secondary" onClick={loadMore} aria-disabled={isLoading || undefined}>
          {isLoading ? t('loading', { ns: 'common' }) : moreLabel}
        </Button>
      ) : null}
      {hasMore && !isScripted ? (
        <LinkButton to={next} variant="secondary" preventScrollReset>
          {moreLabel}
        </LinkButton>
      ) : null}
    </div>
  );
}
