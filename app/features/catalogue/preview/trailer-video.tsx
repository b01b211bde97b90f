import { Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#app/ui/icon-button.tsx';
import styles from './trailer-video.module.css';
import type { Trailer } from './use-trailer.ts';

/** Fills the picture's box; the picture shows until there is something to see, and afterwards. */
export function TrailerVideo({ trailer: { ref, isShowing } }: { trailer: Trailer }) {
  return (
    <video
      ref={ref}
      className={styles.video}
      data-showing={isShowing || undefined}
      muted
      loop
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      aria-hidden="true"
      tabIndex={-1}
    />
  );
}

/** There while there is sound to be had. */
export function MuteButton({ trailer: { isShowing, isMuted, toggleMuted } }: { trailer: Trailer }) {
  const { t } = useTranslation('player');
  if (!isShowing) return null;
  return (
    <IconButton
      label={t(isMuted ? 'unmute' : 'mute')}
      icon={isMuted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      variant="filled"
      onClick={toggleMuted}
    />
  );
}
