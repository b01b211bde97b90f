import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './person-reviews.module.css';

/** Where the head's rating leads to. */
export const REVIEWS_ID = 'reviews';

/** The place of the reviews on an artist's or a venue's page. */
export function PersonReviews({ children }: { children: ReactNode }) {
  const { t } = useTranslation('people');
  return (
    <section id={REVIEWS_ID} className={styles.section} aria-labelledby={`${REVIEWS_ID}-heading`}>
      <h2 id={`${REVIEWS_ID}-heading`}>{t('reviews')}</h2>
      {children}
    </section>
  );
}
