import { Link } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './player-heading.module.css';

interface ContentRating {
  name: string;
  description?: string | undefined;
}

/** Over the picture's top: the way back, what is on, and for whom it is fit. */
export function PlayerHeading({
  title,
  rating,
  backHref,
}: {
  title: string;
  rating?: ContentRating | null | undefined;
  backHref: string;
}) {
  const { t } = useTranslation('player');
  return (
    <header className={styles.heading}>
      <Link to={backHref} className={styles.back} aria-label={t('back')} title={t('back')}>
        <ArrowLeft aria-hidden="true" />
      </Link>
      <h1 className={styles.title}>{title}</h1>
      {rating ? <Rating rating={rating} /> : null}
    </header>
  );
}

function Rating({ rating: { name, description } }: { rating: ContentRating }) {
  return (
    <p className={styles.rating}>
      <bdi className={styles.mark}>{name}</bdi>
      {description ? <bdi className={styles.why}>{description}</bdi> : null}
    </p>
  );
}
