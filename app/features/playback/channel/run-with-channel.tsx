import VolumeX from 'lucide-react/icons/volume-x';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineLine } from '#app/features/playback/live/offline-line.tsx';
import { useReconnect } from '#app/features/playback/live/use-reconnect.ts';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { storedVolume } from '#app/features/playback/player/state/stored-volume.ts';
import { useIsOnline } from '#app/ui/hooks/use-is-online.ts';
import type { Programme } from './programme.ts';
import type { ProgrammeTimeline } from './programme-timeline.ts';
import styles from './run-with-channel.module.css';
import { useRunOnTime } from './use-run-on-time.ts';

/**
 * Has the player run as the channel does: it starts by itself, where the channel is, and goes on to the
 * slot's end.
 */
export function RunWithChannel({
  programme,
  timeline,
}: {
  programme: Programme;
  timeline: ProgrammeTimeline;
}) {
  const api = usePlayerApi();
  const { video } = api;
  const isOnline = useIsOnline();
  useRunOnTime(api, programme, timeline);
  // A stream's player reconnects by itself; a channel does, whatever it shows.
  useReconnect(api, isOnline && !programme.isStream);
  useRepeat(video, programme, timeline);
  const isSilenced = useStartSilently(video);
  return (
    <>
      {isSilenced ? <SoundButton video={video} /> : null}
      {isOnline || programme.isStream || api.state.failure ? null : <OfflineLine />}
    </>
  );
}

/** A file that is shorter than its slot is repeated, because the position wraps (viewer.md §4). */
function useRepeat(video: HTMLVideoElement | null, { isStream }: Programme, timeline: ProgrammeTimeline) {
  useEffect(() => {
    if (!video || isStream) return;
    const repeat = () => {
      timeline.repeat(video.duration);
      video.currentTime = 0;
      video.play().catch(() => undefined);
    };
    video.addEventListener('ended', repeat);
    return () => video.removeEventListener('ended', repeat);
  }, [video, isStream, timeline]);
}

/**
 * Browsers that start nothing with sound by themselves start it without. That is no choice of the viewer's to
 * remember.
 */
function useStartSilently(video: HTMLVideoElement | null): boolean {
  const [isSilenced, setIsSilenced] = useState(false);
  useEffect(() => {
    if (!video) return;
    const abort = new AbortController();
    const { signal } = abort;
    const start = () => {
      if (!video.paused) return;
      video.play().catch((error: unknown) => {
        if (signal.aborted || !(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
        const stored = storedVolume.get() ?? { volume: video.volume, muted: false };
        const keepChoice = () => storedVolume.set(stored);
        video.addEventListener('volumechange', keepChoice, { once: true });
        video.muted = true;
        setIsSilenced(true);
        video.play().catch(() => undefined);
      });
    };
    video.addEventListener('canplay', start, { once: true, signal });
    video.addEventListener('volumechange', () => setIsSilenced((was) => was && video.muted), { signal });
    return () => abort.abort();
  }, [video]);
  return isSilenced;
}

function SoundButton({ video }: { video: HTMLVideoElement | null }) {
  const { t } = useTranslation('channels');
  return (
    <button
      type="button"
      className={styles.sound}
      data-sound-button=""
      onClick={() => {
        if (video) video.muted = false;
      }}
    >
      <VolumeX aria-hidden="true" />
      <span>{t('sound_on')}</span>
    </button>
  );
}
