import { useEffect } from 'react';
import { volumeMemory } from '#app/features/playback/player/state/stored-volume.ts';

/** The last volume is this film's, too. */
export function useVolumeMemory(video: HTMLVideoElement | null) {
  useEffect(() => {
    if (!video) return;
    const remembered = volumeMemory.recall();
    if (remembered) {
      video.volume = remembered.volume;
      video.muted = remembered.muted;
    }
    const keep = () => volumeMemory.keep({ volume: video.volume, muted: video.muted });
    video.addEventListener('volumechange', keep);
    return () => video.removeEventListener('volumechange', keep);
  }, [video]);
}
