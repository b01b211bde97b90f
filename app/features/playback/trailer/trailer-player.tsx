// chunk: trailer

import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LOGO_KEY } from '#app/features/tenancy/logo-key.ts';
import { IconButton } from '#app/ui/components/button/icon-button.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { BackdropVideo } from '#app/ui/components/picture/backdrop-video.tsx';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import { SoundAndScreen } from './sound-and-screen.tsx';
import styles from './trailer-player.module.css';
import { type TrailerPlayback, useTrailerPlayer } from './use-trailer-player.ts';

/**
 * A title's trailer over its picture (viewer.md §4): muted, by itself a second after it is ready, and never
 * where motion or bytes are unwanted: there a button starts it. Fills the box that holds the picture. Without
 * scripts there is the picture.
 */
export function TrailerPlayer({
  trailer: key,
  title,
  href,
  isWatermarked = false,
}: {
  /** Key of its playlist. */
  trailer: string;
  title: string;
  /** Of the title's page, where this is not it: pressing the picture goes there. */
  href?: string | undefined;
  /** It loops under the brand's logo (viewer.md §2, the watermark player). */
  isWatermarked?: boolean;
}) {
  const origin = useAssetOrigin();
  const root = useRef<HTMLDivElement>(null);
  const playback = useTrailerPlayer(key, root);
  return (
    <div ref={root} className={styles.trailer}>
      <BackdropVideo ref={playback.ref} isShowing={playback.isShowing} loop={isWatermarked} />
      {isWatermarked && playback.isShowing ? (
        <img className={styles.watermark} src={`${origin}/${LOGO_KEY}`} alt="" />
      ) : null}
      {href ? <Link to={href} className={styles.cover} aria-label={title} /> : null}
      <div className={styles.controls} data-on-picture>
        {playback.isShowing ? <Controls playback={playback} root={root.current} /> : null}
        {playback.canStart ? <StartButton onStart={playback.start} /> : null}
      </div>
    </div>
  );
}

function StartButton({ onStart }: { onStart(): void }) {
  const { t } = useTranslation('player');
  return (
    <button type="button" className={styles.start} onClick={onStart}>
      <Play aria-hidden="true" fill="currentColor" />
      {t('play_trailer')}
    </button>
  );
}

function Controls({ playback, root }: { playback: TrailerPlayback; root: HTMLElement | null }) {
  const { t } = useTranslation('player');
  const { isPaused, togglePaused } = playback;
  return (
    <>
      <IconButton
        label={t(isPaused ? 'play_trailer' : 'pause_trailer')}
        icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        onClick={togglePaused}
      />
      <SoundAndScreen playback={playback} root={root} />
    </>
  );
}
