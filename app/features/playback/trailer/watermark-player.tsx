import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackdropVideo } from '#app/ui/components/picture/backdrop-video.tsx';
import { useInSight } from '#app/ui/hooks/use-in-sight.ts';
import { mayLoop } from './may-play-trailers.ts';
import { SoundAndScreen } from './sound-and-screen.tsx';
import { useTrailer } from './use-trailer.ts';
import styles from './watermark-player.module.css';

/**
 * A silent loop under the brand's logo, with sound and full screen and no other controls (viewer.md §2). A
 * press on the picture holds it. It rests out of sight, and does not play at all where motion or bytes are
 * unwanted. Fills the box that holds its still picture.
 */
export function WatermarkPlayer({ url, logoSrc }: { url: string; logoSrc: string }) {
  const { t } = useTranslation('player');
  const root = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(root);
  const [isWanted, setWanted] = useState(false);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isInSight) setWanted(mayLoop());
  }, [isInSight]);
  const loop = useTrailer(isWanted ? url : null);
  const { ref, isShowing } = loop;
  useEffect(() => {
    const video = ref.current;
    if (!video || !isShowing) return;
    if (isInSight && !isHeld) video.play().catch(() => undefined);
    else video.pause();
  }, [ref, isShowing, isInSight, isHeld]);
  // Another trailer has ended it: it begins anew when it comes into sight again.
  useEffect(() => {
    const video = ref.current;
    if (!video || !isShowing) return;
    const end = () => setWanted(false);
    video.addEventListener('emptied', end);
    return () => video.removeEventListener('emptied', end);
  }, [ref, isShowing]);
  return (
    <div ref={root} className={styles.player}>
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
            <SoundAndScreen playback={loop} root={root.current} />
          </div>
        </>
      ) : null}
    </div>
  );
}
