// chunk: detail

import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { ErrorState } from '#app/ui/components/state/error-state.tsx';
import { REVIEWS_STEP } from './constants.ts';
import { Review } from './review.tsx';
import { ReviewSummary } from './review-summary.tsx';
import type { ReviewsModel } from './reviews-model.ts';
import styles from './reviews-tab.module.css';
import type { ReviewSubject } from './write/save-review.ts';
import { WriteReview } from './write/write-review.tsx';

/**
 * Everybody's reviews: the distribution of the stars, the way to write one, then the list. Null where they
 * could not be loaded.
 */
export function ReviewsTab({
  subject,
  name,
  reviews,
  pageHref,
  moreHref,
}: {
  subject: ReviewSubject;
  /** Of the reviewed title, person, place or channel. */
  name: string;
  reviews: ReviewsModel | null;
  /** The page with these reviews. */
  pageHref: string;
  /** The address of the same page with more of the list. */
  moreHref: (page: number) => string;
}) {
  const { t } = useTranslation(['community', 'common']);
  if (!reviews) {
    const retry = { retryLabel: t('try_again', { ns: 'common' }), retryHref: pageHref.replace(/#.*/, '') };
    return <ErrorState title={t('reviews_failed')} {...retry} />;
  }
  const { own, items, nextPage } = reviews;
  const isEmpty = items.length === 0 && !own;
  return (
    <div className={styles.reviews} data-empty={isEmpty || undefined}>
      {isEmpty ? (
        <EmptyState icon={<MessageSquareText aria-hidden="true" />} title={t('not_reviewed')} />
      ) : (
        <ReviewSummary reviews={reviews} />
      )}
      {/* It keeps its place in the tree, so that focus returns to it after the first review too. */}
      <WriteReview subject={subject} name={name} reviews={reviews} pageHref={pageHref} />
      {isEmpty ? null : (
        <ul className={styles.list}>
          {own ? <Review review={own.item} isOwn /> : null}
          {items.map((review, index) => (
            <Review key={review.id} review={review} anchor={anchorAt(index)} />
          ))}
        </ul>
      )}
      {nextPage ? (
        <LinkButton
          to={`${moreHref(nextPage)}#${pageAnchor(nextPage)}`}
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

/** Where reading continues in a longer list. */
function pageAnchor(page: number): string {
  return `reviews-${page}`;
}

function anchorAt(index: number): string | undefined {
  return index > 0 && index % REVIEWS_STEP === 0 ? pageAnchor(index / REVIEWS_STEP + 1) : undefined;
}
