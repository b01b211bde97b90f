import { MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorState } from '#app/ui/error-state.tsx';
import { Comment } from './comment.tsx';
import type { CommentsModel } from './comments-model.ts';
import styles from './comments-tab.module.css';
import { COMMENTS_STEP } from './constants.ts';

/**
 * Everybody's comments, replies folded below what they answer. Null says that they could not be loaded. `children` is
 * the place to write one.
 */
export function CommentsTab({
  comments,
  retryHref,
  moreHref,
  threadHref,
  children,
}: {
  comments: CommentsModel | null;
  retryHref: string;
  /** The address of the same page with more of the list. */
  moreHref?: (page: number) => string;
  /** The address of the same page with one comment and all its replies, or with all comments again. */
  threadHref?: (id: string | null) => string;
  children?: ReactNode;
}) {
  const { t } = useTranslation(['community', 'common']);
  if (!comments) {
    const retry = { retryLabel: t('try_again', { ns: 'common' }), retryHref };
    return <ErrorState title={t('comments_failed')} {...retry} />;
  }
  const { items, nextPage, isThread } = comments;
  return (
    <div className={styles.comments}>
      {children}
      {items.length === 0 ? (
        <EmptyState icon={<MessagesSquare aria-hidden="true" />} title={t('no_comments')} />
      ) : (
        <ul>
          {items.map((comment, index) => (
            <Comment key={comment.id} comment={comment} anchor={anchorAt(index)} threadHref={threadHref} />
          ))}
        </ul>
      )}
      {isThread && threadHref ? (
        <LinkButton to={threadHref(null)} variant="secondary" preventScrollReset>
          {t('all_comments')}
        </LinkButton>
      ) : null}
      {nextPage && moreHref ? (
        <LinkButton
          to={`${moreHref(nextPage)}#${pageAnchor(nextPage)}`}
          variant="secondary"
          preventScrollReset
          replace
        >
          {t('more_comments')}
        </LinkButton>
      ) : null}
    </div>
  );
}

/** Where a longer list is to be read on. */
function pageAnchor(page: number): string {
  return `comments-${page}`;
}

function anchorAt(index: number): string | undefined {
  return index > 0 && index % COMMENTS_STEP === 0 ? pageAnchor(index / COMMENTS_STEP + 1) : undefined;
}
