import { useTranslation } from 'react-i18next';
import { ClampedText } from '#app/ui/components/clamped-text/clamped-text.tsx';
import styles from './review.module.css';
import type { ReviewItem } from './reviews-model.ts';
import { Stars } from './stars.tsx';

/** One viewer's review. */
export function Review({
  review,
  anchor,
  isOwn = false,
}: {
  review: ReviewItem;
  anchor?: string | undefined;
  isOwn?: boolean;
}) {
  const { t } = useTranslation('community');
  const { title, text, isLong, stars, rating, name, date, isEdited } = review;
  return (
    <li className={styles.review} id={anchor} data-own={isOwn || undefined}>
      <div className={styles.head}>
        <Stars value={stars} label={t('stars', { rating })} />
        {isOwn ? <span className={styles.own}>{t('your_review')}</span> : null}
      </div>
      {title ? (
        <h3 className={styles.title}>
          <bdi>{title}</bdi>
        </h3>
      ) : null}
      {text ? (
        <ClampedText
          text={text}
          isLong={isLong}
          lines={4}
          moreLabel={t('read_more')}
          lessLabel={t('read_less')}
        />
      ) : null}
      <p className={styles.by}>
        <bdi className={styles.name}>{name || t('a_viewer')}</bdi>
        {date ? <time dateTime={date.iso}>{date.text}</time> : null}
        {isEdited ? <span>{t('edited')}</span> : null}
      </p>
    </li>
  );
}
