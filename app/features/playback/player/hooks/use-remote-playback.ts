import { useCallback, useEffect, useState } from 'react';

/** Safari's own names for the same, which older versions know alone. */
interface AirPlayVideo extends HTMLVideoElement {
  webkitShowPlaybackTargetPicker(): void;
  readonly webkitCurrentPlaybackTargetIsWireless: boolean;
}

/** Another screen for the picture: whether one is in reach, whether it has it, and the browser's picker. */
export function useRemotePlayback(video: HTMLVideoElement | null) {
  const [isAvailable, setIsAvailable] = useState(false);
  const [isOn, setIsOn] = useState(false);

  useEffect(() => {
    if (!video) return;
    const abort = new AbortController();
    watchScreens(video, { setIsAvailable, setIsOn }, abort.signal);
    return () => abort.abort();
  }, [video]);

  const prompt = useCallback(() => {
    if (video) chooseScreen(video);
  }, [video]);
  return { isAvailable, isOn, prompt };
}

interface Setters {
  setIsAvailable(isAvailable: boolean): void;
  setIsOn(isOn: boolean): void;
}

/** Reports which screens are in reach and connected, now and until `signal` aborts. */
export function watchScreens(video: HTMLVideoElement, setters: Setters, signal: AbortSignal): void {
  if (isAirPlayVideo(video)) watchAirPlay(video, setters, signal);
  else if ('remote' in video) watchRemote(video.remote, setters, signal);
}

export function chooseScreen(video: HTMLVideoElement): void {
  if (isAirPlayVideo(video)) video.webkitShowPlaybackTargetPicker();
  // Closed without a choice, or gone meanwhile: then it plays on here.
  else video.remote.prompt().catch(() => undefined);
}

function watchRemote(remote: RemotePlayback, { setIsAvailable, setIsOn }: Setters, signal: AbortSignal) {
  const update = () => setIsOn(remote.state === 'connected');
  // A film that follows another one in the same element may be there already.
  update();
  for (const type of ['connecting', 'connect', 'disconnect'] as const) {
    remote.addEventListener(type, update, { signal });
  }
  // Browsers that cannot watch for screens reject the call; then there is no button.
  const watching = remote.watchAvailability(setIsAvailable).catch(() => null);
  signal.addEventListener('abort', () => {
    void watching.then((id) => (id === null ? undefined : remote.cancelWatchAvailability(id)));
  });
}

function watchAirPlay(video: AirPlayVideo, { setIsAvailable, setIsOn }: Setters, signal: AbortSignal) {
  const onAvailability = (event: Event) => {
    setIsAvailable('availability' in event && event.availability === 'available');
  };
  video.addEventListener('webkitplaybacktargetavailabilitychanged', onAvailability, { signal });
  const onTarget = () => setIsOn(video.webkitCurrentPlaybackTargetIsWireless);
  onTarget();
  video.addEventListener('webkitcurrentplaybacktargetiswirelesschanged', onTarget, { signal });
}

function isAirPlayVideo(video: HTMLVideoElement): video is AirPlayVideo {
  return 'webkitShowPlaybackTargetPicker' in video;
}
