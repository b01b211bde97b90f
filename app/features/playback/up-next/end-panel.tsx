import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasEnded } from '#app/features/playback/player/hooks/use-media.ts';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import styles from './end-panel.module.css';
import type { RelatedTitle } from './up-next.ts';

/** After a film, and after the last episode of a series: what to watch instead of a still picture. */
export function EndPanel({ related }: { related: readonly RelatedTitle[] }) {
  const { t } = useTranslation('player');
  const { run, focus } = usePlayerApi();
  const hasEnded = useHasEnded();
  const headingId = useId();
  const again = () => {
    focus();
    run({ kind: 'toggle-play' });
  };
  return (
    <>
      <VisuallyHidden>
        <span role="status">{hasEnded ? t('more_like_this') : null}</span>
      </VisuallyHidden>
      {hasEnded ? (
        <section className={styles.panel} aria-labelledby={headingId} data-end-panel="">
          <h2 id={headingId} className={styles.heading}>
            {t('more_like_this')}
          </h2>
          <ul className={styles.titles}>
            {related.map(({ id, title, href, picture }) => (
              <li key={id}>
                <Link to={href} className={styles.link}>
                  <Picture source={picture} sizes="(width < 576px) 30vw, 260px" className={styles.picture} />
                  <bdi>{title}</bdi>
                </Link>
              </li>
            ))}
          </ul>
          <Button variant="secondary" icon={<RotateCcw aria-hidden="true" />} onClick={again}>
            {t('play_again')}
          </Button>
        </section>
      ) : null}
    </>
  );
}
