import { Maximize, Minimize, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFullscreen } from '#app/features/playback/player/use-fullscreen.ts';
import { mayLoop } from '#app/features/playback/trailer/may-play-trailers.ts';
import { useTrailer } from '#app/features/playback/trailer/use-trailer.ts';
import { BackdropVideo } from '#app/ui/backdrop-video.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { useInSight } from '#app/ui/use-in-sight.ts';
import styles from './watermark-player.module.css';

/**
 * A silent loop under the brand's logo, with sound and full screen and no other controls (viewer.md §2). A press on the
 * picture holds it. It rests out of sight, and does not play at all where motion or bytes are unwanted. Fills the box that
 * holds its still picture.
 */
export function WatermarkPlayer({ url, logoSrc }: { url: string; logoSrc: string }) {
  const { t } = useTranslation('player');
  const frame = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(frame);
  const [isWanted, setWanted] = useState(false);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isInSight) setWanted(mayLoop());
  }, [isInSight]);
  const loop = useTrailer(isWanted ? url : null);
  const { ref, isShowing, isMuted, toggleMuted } = loop;
  const fullscreen = useFullscreen(frame.current, ref.current);
  useEffect(() => {
    const video = ref.current;
    if (!video || !isShowing) return;
    if (isInSight && !isHeld) video.play().catch(() => undefined);
    else video.pause();
  }, [ref, isShowing, isInSight, isHeld]);
  return (
    <div ref={frame} className={styles.frame}>
      <BackdropVideo ref={ref} isShowing={isShowing} />
      <img className={styles.watermark} src={logoSrc} alt="" />
      {isShowing ? (
        <>
          <button
            type="button"
            className={styles.hold}
            aria-label={t(isHeld ? 'play' : 'pause')}
            onClick={() => setHeld((held) => !held)}
          />
          <div className={styles.controls} data-on-picture>
            <IconButton
              label={t(isMuted ? 'unmute' : 'mute')}
              icon={isMuted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
              onClick={toggleMuted}
            />
            {fullscreen.isAvailable ? (
              <IconButton
                label={t(fullscreen.isOn ? 'leave_fullscreen' : 'fullscreen')}
                icon={fullscreen.isOn ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
                onClick={fullscreen.toggle}
              />
            ) : null}
          </div>
        </>
      ) : null}
    </div>
  );
}
