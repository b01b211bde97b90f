import { useEffect } from 'react';
import { storedVolume } from '#app/features/playback/player/state/stored-volume.ts';

/** The last volume is this film's, too. */
export function useStoredVolume(video: HTMLVideoElement | null) {
  useEffect(() => {
    if (!video) return;
    const stored = storedVolume.get();
    if (stored) {
      video.volume = stored.volume;
      video.muted = stored.muted;
    }
    const store = () => storedVolume.set({ volume: video.volume, muted: video.muted });
    video.addEventListener('volumechange', store);
    return () => video.removeEventListener('volumechange', store);
  }, [video]);
}
