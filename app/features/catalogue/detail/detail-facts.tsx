import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Rating } from '#app/ui/components/rating/rating.tsx';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import styles from './detail-facts.module.css';
import type { Detail } from './detail-model.ts';

/**
 * What is known of it in the order of viewer.md §2: rating, countdown of a stream to come, date, duration,
 * age rating.
 */
export function DetailFacts({
  detail,
  countdown,
}: {
  detail: Pick<Detail, 'rating' | 'released' | 'duration' | 'live' | 'contentRating'>;
  countdown?: ReactNode;
}) {
  const { t } = useTranslation('catalogue');
  const { rating, released, duration, live } = detail;
  return (
    <ul className={styles.facts}>
      {live.state === 'not-live' ? null : (
        <li>
          <Badge tone={live.state === 'live' ? 'live' : 'neutral'}>{t(`badge_${live.state}`)}</Badge>
        </li>
      )}
      {rating ? (
        <li>
          <RatingOf rating={rating} />
        </li>
      ) : null}
      {live.state === 'upcoming' && countdown ? (
        <li className={styles.countdown}>
          <span className={styles.label}>{t('going_live_in')}</span>
          {countdown}
        </li>
      ) : null}
      {released ? (
        <li>
          <time dateTime={released.iso}>{released.text}</time>
        </li>
      ) : null}
      {duration ? (
        <li>
          <time dateTime={duration.iso}>{duration.text}</time>
        </li>
      ) : null}
      <ContentRating rating={detail.contentRating} />
    </ul>
  );
}

function RatingOf({ rating }: { rating: NonNullable<Detail['rating']> }) {
  const { t } = useTranslation('catalogue');
  const { average, count, countValue } = rating;
  const label = count ? t('rated_with_count', { average, count: countValue }) : t('rated', { average });
  return <Rating value={average} count={count} label={label} />;
}

function ContentRating({ rating }: { rating: Detail['contentRating'] }) {
  const origin = useAssetOrigin();
  if (!rating) return null;
  return (
    <li className={styles.rating} title={rating.description}>
      {rating.icon ? <img src={`${origin}/${rating.icon}`} alt="" width={22} height={22} /> : null}
      {/* "12+" keeps its order in a line that runs from right to left. */}
      <bdi>{rating.name}</bdi>
    </li>
  );
}
