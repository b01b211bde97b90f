import { Link } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsFramed, useLinkTarget } from '#app/ui/link-target.ts';
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
  const isFramed = useIsFramed();
  return (
    <header className={styles.heading}>
      {isFramed ? (
        <TitleLink title={title} href={backHref} />
      ) : (
        <TitleWithWayBack title={title} href={backHref} />
      )}
      {rating ? <Rating rating={rating} /> : null}
    </header>
  );
}

function TitleWithWayBack({ title, href }: { title: string; href: string }) {
  const { t } = useTranslation('player');
  return (
    <>
      <Link to={href} className={styles.back} aria-label={t('back')} title={t('back')}>
        <ArrowLeft aria-hidden="true" />
      </Link>
      <h1 className={styles.title}>{title}</h1>
    </>
  );
}

/** In a frame there is nowhere to go back to; the title's page opens beside it. */
function TitleLink({ title, href }: { title: string; href: string }) {
  return (
    <h1 className={styles.title}>
      <Link to={href} className={styles.titleLink} {...useLinkTarget()}>
        {title}
      </Link>
    </h1>
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
