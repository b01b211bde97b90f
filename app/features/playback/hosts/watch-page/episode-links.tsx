import { useTranslation } from 'react-i18next';
import type { EpisodesAround } from '#app/features/playback/up-next/up-next.ts';
// The player's own, which the page has where these links are drawn by the server alone.
import styles from './watch-player.module.css';

/**
 * Under a player without scripts: the way to the episodes around this one. Where scripts run React leaves what
 * is in the element alone, so that they need not know the links.
 */
export function EpisodeLinks({ around }: { around: EpisodesAround }) {
  if (!import.meta.env.SSR) return <noscript />;
  return (
    <noscript>
      <Links around={around} />
    </noscript>
  );
}

function Links({ around: { previous, next } }: { around: EpisodesAround }) {
  const { t } = useTranslation('player');
  return (
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
  );
}
