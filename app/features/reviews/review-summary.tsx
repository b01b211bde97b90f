import { useTranslation } from 'react-i18next';
import styles from './review-summary.module.css';
import type { ReviewBar, ReviewsModel } from './reviews-model.ts';
import { Stars } from './stars.tsx';

/** The average, and how the reviews spread over five to one star. */
export function ReviewSummary({ reviews }: { reviews: ReviewsModel }) {
  const { t } = useTranslation('community');
  const { average, stars, count, countValue, bars } = reviews;
  return (
    <div className={styles.summary}>
      <div className={styles.overall}>
        <p className={styles.average}>{average}</p>
        <Stars value={stars} label={t('stars', { rating: average })} />
        <p className={styles.count}>{t('review_count', { count: countValue, text: count })}</p>
      </div>
      <ul className={styles.chart} aria-label={t('distribution')}>
        {bars.map((bar) => (
          <Bar key={bar.starsValue} bar={bar} />
        ))}
      </ul>
    </div>
  );
}

function Bar({ bar }: { bar: ReviewBar }) {
  const { t } = useTranslation('community');
  return (
    <li className={styles.row}>
      <span className={styles.label}>{t('star_count', { count: bar.starsValue, text: bar.stars })}</span>
      <span className={styles.track} style={toShare(bar.share)} aria-hidden="true" />
      <span className={styles.figure} data-figures>
        {bar.count}
      </span>
    </li>
  );
}

function toShare(share: number) {
  // React's type of a style knows no custom properties.
  return { '--share': share } as React.CSSProperties;
}
