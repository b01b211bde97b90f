import { forwardRef } from 'react';
import styles from './backdrop-video.module.css';

/**
 * A silent moving picture over the still one of its box, which shows until there is something to see, and
 * afterwards.
 */
export const BackdropVideo = forwardRef<HTMLVideoElement, { isShowing: boolean; loop?: boolean }>(
  function BackdropVideo({ isShowing, loop = true }, ref) {
    return (
      <video
        ref={ref}
        className={styles.video}
        data-showing={isShowing || undefined}
        muted
        loop={loop}
        playsInline
        disablePictureInPicture
        disableRemotePlayback
        aria-hidden="true"
        tabIndex={-1}
      />
    );
  },
);
