import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorState } from '#app/ui/error-state.tsx';
import { REVIEWS_STEP } from './constants.ts';
import { Review } from './review.tsx';
import { ReviewSummary } from './review-summary.tsx';
import type { ReviewsModel } from './reviews-model.ts';
import styles from './reviews-tab.module.css';

/**
 * Everybody's reviews: how the stars are spread, then what was written. Null says that they could not be loaded.
 * `children` is the place to write one.
 */
export function ReviewsTab({
  reviews,
  retryHref,
  moreHref,
  children,
}: {
  reviews: ReviewsModel | null;
  retryHref: string;
  /** The address of the same page with more of the list. */
  moreHref?: (page: number) => string;
  children?: ReactNode;
}) {
  const { t } = useTranslation(['community', 'common']);
  if (!reviews) {
    const retry = { retryLabel: t('try_again', { ns: 'common' }), retryHref };
    return <ErrorState title={t('reviews_failed')} {...retry} />;
  }
  if (reviews.items.length === 0) {
    return (
      <EmptyState
        icon={<MessageSquareText aria-hidden="true" />}
        title={t('not_reviewed')}
        action={children}
      />
    );
  }
  return (
    <div className={styles.reviews}>
      <ReviewSummary reviews={reviews} />
      {children}
      <ul className={styles.list}>
        {reviews.items.map((review, index) => (
          <Review key={review.id} review={review} anchor={anchorAt(index)} />
        ))}
      </ul>
      {reviews.nextPage && moreHref ? (
        <LinkButton
          to={`${moreHref(reviews.nextPage)}#${pageAnchor(reviews.nextPage)}`}
          variant="secondary"
          preventScrollReset
          replace
        >
          {t('more_reviews')}
        </LinkButton>
      ) : null}
    </div>
  );
}

/** Where a longer list is to be read on. */
function pageAnchor(page: number): string {
  return `reviews-${page}`;
}

function anchorAt(index: number): string | undefined {
  return index > 0 && index % REVIEWS_STEP === 0 ? pageAnchor(index / REVIEWS_STEP + 1) : undefined;
}
