import { useCallback, useSyncExternalStore } from 'react';
import { onMediaEvents } from '#app/features/playback/player/state/media-events.ts';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';

type MediaEvent = keyof HTMLVideoElementEventMap;
type Primitive = string | number | boolean | null;

/** A value read from the video element, again after each of the events. Pass `events` as a constant. */
export function useMedia<Value extends Primitive>(
  events: readonly MediaEvent[],
  read: (video: HTMLVideoElement) => Value,
  initial: Value,
): Value {
  const { video } = usePlayerApi();
  const subscribe = useCallback(
    (changed: () => void) => (video ? onMediaEvents(video, events, changed) : () => {}),
    [video, events],
  );
  return useSyncExternalStore(
    subscribe,
    () => (video ? read(video) : initial),
    () => initial,
  );
}

const PLAY_EVENTS = ['play', 'pause', 'ended', 'emptied', 'playing', 'seeking'] as const;

export function useIsPaused(): boolean {
  return useMedia(PLAY_EVENTS, (video) => video.paused, true);
}

export function useHasEnded(): boolean {
  return useMedia(PLAY_EVENTS, (video) => video.ended, false);
}

/** Not played yet, or to its end. */
export function useIsFresh(): boolean {
  return useMedia(PLAY_EVENTS, (video) => video.ended || video.played.length === 0, false);
}

const WAIT_EVENTS = [
  'loadstart',
  'waiting',
  'playing',
  'canplay',
  'seeking',
  'seeked',
  'pause',
  'play',
  'loadeddata',
  'emptied',
  'timeupdate',
] as const;

/** It should be moving or show another frame, and cannot for want of data. */
export function useIsWaiting(): boolean {
  return useMedia(WAIT_EVENTS, isWaiting, false);
}

function isWaiting(video: HTMLVideoElement): boolean {
  const shouldMove = !video.paused || video.seeking || startsByItself(video);
  return shouldMove && !video.ended && video.readyState < video.HAVE_FUTURE_DATA;
}

/** Until its first frames are there, a video that will start by itself counts as paused. */
function startsByItself({ autoplay, played, networkState, NETWORK_EMPTY }: HTMLVideoElement): boolean {
  return autoplay && played.length === 0 && networkState !== NETWORK_EMPTY;
}

const VOLUME_EVENTS = ['volumechange'] as const;

/** 0…1; 0 when muted. */
export function useVolume(): number {
  return useMedia(VOLUME_EVENTS, (video) => (video.muted ? 0 : video.volume), 1);
}

const RATE_EVENTS = ['ratechange'] as const;

/**
 * The viewer's rate. Shaka sets `playbackRate` to 0 for as long as it waits for data, so it is read from the
 * default.
 */
export function useRate(): number {
  return useMedia(RATE_EVENTS, (video) => video.defaultPlaybackRate, 1);
}

const TIME_EVENTS = [
  'timeupdate',
  'seeking',
  'seeked',
  'loadedmetadata',
  'durationchange',
  'emptied',
] as const;

/** Whole seconds, so that text changes once a second. */
export function useCurrentSecond(): number {
  const { position } = usePlayerApi();
  return useMedia(TIME_EVENTS, () => Math.floor(position()), 0);
}

export function useEndSecond(): number {
  const { range } = usePlayerApi();
  return useMedia(TIME_EVENTS, () => Math.floor(range().end), 0);
}
