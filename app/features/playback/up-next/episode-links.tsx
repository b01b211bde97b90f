import { useTranslation } from 'react-i18next';
import styles from './episode-links.module.css';
import type { EpisodesAround } from './up-next.ts';

/** Under a player without scripts: the way to the episodes around this one. Scripts never draw it. */
export function EpisodeLinks({ around: { previous, next } }: { around: EpisodesAround }) {
  const { t } = useTranslation('player');
  return (
    <noscript>
      <nav className={styles.links} aria-label={t('episodes')}>
        {previous ? (
          <a href={previous.href} rel="prev">
            {t('previous_episode')}: <bdi>{previous.title}</bdi>
          </a>
        ) : null}
        {next ? (
          <a href={next.href} rel="next">
            {t('next_episode')}: <bdi>{next.title}</bdi>
          </a>
        ) : null}
      </nav>
    </noscript>
  );
}
