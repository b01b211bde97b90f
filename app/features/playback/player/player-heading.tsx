import ArrowLeft from 'lucide-react/icons/arrow-left';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayerPlace } from '#app/features/playback/player/state/player-place.ts';
import { IconButton } from '#app/ui/components/button/icon-button.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { useIsInIframe, useLinkTarget } from '#app/ui/contexts/link-target.ts';
import styles from './player-heading.module.css';

interface ContentRating {
  name: string;
  description?: string | undefined;
}

/** Over the picture's top: the way back or out, what is on, and for whom it is fit. */
export function PlayerHeading({
  title,
  rating,
  backHref,
  children,
}: {
  title: string;
  rating?: ContentRating | null | undefined;
  /** Of the title's own page. */
  backHref: string;
  /** At the end of the line. */
  children?: ReactNode;
}) {
  const place = usePlayerPlace();
  return (
    <header className={styles.heading}>
      <Title title={title} href={backHref} />
      {rating ? <Rating rating={rating} /> : null}
      {children}
      {place.kind === 'dialog' ? <CloseButton onClick={place.close} /> : null}
    </header>
  );
}

function Title({ title, href }: { title: string; href: string }) {
  const { kind } = usePlayerPlace();
  const isInIframe = useIsInIframe();
  if (isInIframe) return <TitleLink title={title} href={href} />;
  switch (kind) {
    case 'page':
      return <TitleWithWayBack title={title} href={href} />;
    case 'dialog':
      return <h2 className={styles.title}>{title}</h2>;
    case 'box':
      return (
        <p className={styles.title}>
          <Link to={href} className={styles.titleLink}>
            {title}
          </Link>
        </p>
      );
  }
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

function CloseButton({ onClick }: { onClick(): void }) {
  const { t } = useTranslation('player');
  return (
    <span className={styles.close}>
      <IconButton label={t('close')} icon={<X aria-hidden="true" />} onClick={onClick} />
    </span>
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
