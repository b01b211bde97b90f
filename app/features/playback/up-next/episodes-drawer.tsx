import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import X from 'lucide-react/icons/x';
import { type CSSProperties, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#app/ui/components/button/icon-button.tsx';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import styles from './episodes-drawer.module.css';
import type { Episode } from './up-next.ts';
import { useEscape } from './use-escape.ts';
import { usePlaceLabel } from './use-place-label.ts';
import { useSeasonLabel } from './use-season-label.ts';

/** All episodes beside the picture; focus comes to the one that plays. */
export function EpisodesDrawer({
  episodes,
  currentId,
  onChoose,
  onClose,
}: {
  episodes: readonly Episode[];
  currentId: string;
  onChoose(id: string): void;
  onClose(): void;
}) {
  const { t } = useTranslation('player');
  const seasonLabel = useSeasonLabel();
  const root = useRef<HTMLElement>(null);
  const headingId = useId();
  useEffect(() => root.current?.querySelector<HTMLElement>('[aria-current]')?.focus(), []);
  useEscape(true, onClose);
  const seasons = bySeason(episodes);
  return (
    <section
      ref={root}
      className={styles.drawer}
      aria-labelledby={headingId}
      data-holds-controls=""
      data-own-keys=""
    >
      <header className={styles.head}>
        <h2 id={headingId}>{t('episodes')}</h2>
        <IconButton label={t('close')} icon={<X aria-hidden="true" />} onClick={onClose} />
      </header>
      {[...seasons].map(([season, inSeason]) => (
        <div key={season ?? ''}>
          {season === null || seasons.size < 2 ? null : (
            <h3 className={styles.season}>{seasonLabel(season)}</h3>
          )}
          <ol className={styles.list}>
            {inSeason.map((episode) => (
              <li key={episode.id}>
                <EpisodeButton
                  episode={episode}
                  isCurrent={episode.id === currentId}
                  onClick={() => (episode.id === currentId ? onClose() : onChoose(episode.id))}
                />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

function bySeason(episodes: readonly Episode[]): Map<number | null, Episode[]> {
  const seasons = new Map<number | null, Episode[]>();
  for (const episode of episodes) {
    const { season } = episode;
    seasons.set(season, [...(seasons.get(season) ?? []), episode]);
  }
  return seasons;
}

function EpisodeButton({
  episode,
  isCurrent,
  onClick,
}: {
  episode: Episode;
  isCurrent: boolean;
  onClick(): void;
}) {
  const { t } = useTranslation('player');
  const placeLabel = usePlaceLabel();
  const { title, picture, isLocked, isWatched, progress } = episode;
  return (
    <button
      type="button"
      className={styles.episode}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onClick}
    >
      <Picture source={picture} sizes="112px" className={styles.picture}>
        {progress === null || isWatched ? null : <Progress value={progress} />}
      </Picture>
      <span className={styles.words}>
        <span className={styles.place} data-figures>
          {placeLabel(episode)}
          {isWatched ? <Mark icon={<Check aria-hidden="true" />} text={t('watched')} /> : null}
          {isLocked ? <Mark icon={<Lock aria-hidden="true" />} text={t('item_locked')} /> : null}
        </span>
        <bdi className={styles.title}>{title}</bdi>
        {isCurrent ? <span className={styles.now}>{t('now_playing_mark')}</span> : null}
      </span>
    </button>
  );
}

function Progress({ value }: { value: number }) {
  // A custom property, which React's type of styles does not know.
  return <span className={styles.progress} style={{ '--progress': value } as CSSProperties} />;
}

function Mark({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <span className={styles.mark}>
      {icon}
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
