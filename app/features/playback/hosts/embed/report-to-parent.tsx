import { useCallback, useEffect } from 'react';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { type EmbedCommand, positionOf, TIME_EVERY_MS } from './messages.ts';
import type { ParentWindow } from './parent-window.ts';
import { useParentCommands } from './use-parent-window.ts';

/** Inside a player: posts playback events to the page around it, and runs its commands. */
export function ReportToParent({ parent }: { parent: ParentWindow }) {
  const { video, state, seekTo } = usePlayerApi();
  useEffect(() => (video ? reportEvents(video, parent) : undefined), [video, parent]);
  useEffect(() => {
    if (state.failure) parent.post({ event: 'error', reason: state.failure });
  }, [state.failure, parent]);
  useEndOfStream(video, parent);
  const runCommand = useCallback(
    (command: EmbedCommand) => {
      if (video) runEmbedCommand(command, video, seekTo);
    },
    [video, seekTo],
  );
  useParentCommands(parent, runCommand);
  return null;
}

/** A live stream that is over takes the player away, without an event of the video's. */
function useEndOfStream(video: HTMLVideoElement | null, parent: ParentWindow) {
  useEffect(() => {
    if (!video) return;
    return () => {
      if (!video.ended) parent.post({ event: 'ended', ...positionOf(video) });
    };
  }, [video, parent]);
}

/** Returns what ends it. */
export function reportEvents(
  video: HTMLVideoElement,
  parent: Pick<ParentWindow, 'post'>,
  now: () => number = () => performance.now(),
): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  let sentAtMs = Number.NEGATIVE_INFINITY;
  const send = (event: 'play' | 'pause' | 'time' | 'seek' | 'ended') => {
    sentAtMs = now();
    parent.post({ event, ...positionOf(video) });
  };
  video.addEventListener('play', () => send('play'), { signal });
  // The end of a film pauses it too; only `ended` is posted then.
  video.addEventListener('pause', () => (video.ended ? undefined : send('pause')), { signal });
  video.addEventListener('seeked', () => send('seek'), { signal });
  video.addEventListener('ended', () => send('ended'), { signal });
  video.addEventListener('timeupdate', () => (now() - sentAtMs >= TIME_EVERY_MS ? send('time') : undefined), {
    signal,
  });
  let isMuted = video.muted;
  video.addEventListener(
    'volumechange',
    () => {
      if (video.muted === isMuted) return;
      isMuted = video.muted;
      parent.post({ event: 'mute', isMuted });
    },
    { signal },
  );
  return () => abort.abort();
}

export function runEmbedCommand(
  command: EmbedCommand,
  video: HTMLVideoElement,
  seekTo: (seconds: number) => void,
): void {
  switch (command.command) {
    case 'play':
      // A browser may require a user gesture; then it stays paused.
      video.play().catch(() => undefined);
      break;
    case 'pause':
      video.pause();
      break;
    case 'mute':
    case 'unmute':
      video.muted = command.command === 'mute';
      break;
    case 'seek':
      seekTo(command.seconds);
      break;
  }
}
