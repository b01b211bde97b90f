import { useTranslation } from 'react-i18next';
import { Rating } from '#app/ui/components/rating/rating.tsx';
import styles from './person-facts.module.css';
import type { Person } from './person-model.ts';
import { REVIEWS_ID } from './person-reviews.tsx';

/** An artist's views and rating. */
export function PersonFacts({ person }: { person: Person }) {
  const { t } = useTranslation(['people', 'catalogue']);
  const { views, rating } = person;
  if (!views && !rating) return null;
  return (
    <ul className={styles.facts}>
      {rating ? (
        <li>
          <a href={`#${REVIEWS_ID}`} className={styles.rating}>
            <Rating
              value={rating.average}
              count={rating.count}
              label={t('rated_with_count', {
                average: rating.average,
                count: rating.countValue,
                ns: 'catalogue',
              })}
            />
          </a>
        </li>
      ) : null}
      {views ? <li>{t('views', { count: views.count, views: views.text })}</li> : null}
    </ul>
  );
}
