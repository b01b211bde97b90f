import { paths } from '#app/features/links/paths.ts';
import { whenVideoShows } from '#app/features/playback/player/hooks/when-video-shows.ts';
import { beaconToSite, postToSite } from '#app/services/site-events.ts';
import { PlayTracker } from './play-tracker.ts';
import { screenClass } from './screen-class.ts';

const TRACKING_ID_BYTES = 16;
/** What the resource answers: the event was taken; the viewer may no longer watch what he watches. */
const ACCEPTED = 204;
const FORBIDDEN = 403;

/** Sends to the server how a title plays on an element, until the function that it returns is called. */
export function trackVideo(
  video: HTMLVideoElement,
  title: {
    contentId: string;
    channelId?: string | undefined;
    /** When it was requested, on the page's clock; null where that is not known. */
    requestedAtMs: number | null;
    /** The element still holds what played before: only what is loaded from now on is this title's. */
    isNext: boolean;
    /** The server responds that the viewer may not watch it any more. */
    onAccessLost?: (() => void) | undefined;
  },
): () => void {
  const address = paths.playerEvent();
  const tracker = new PlayTracker(
    {
      contentId: title.contentId,
      channelId: title.channelId,
      read: () => ({ position: video.currentTime, duration: video.duration, height: video.videoHeight }),
      source: () => screenClass(window.innerWidth),
      async send(event) {
        const status = await postToSite(address, event);
        if (status === FORBIDDEN) title.onAccessLost?.();
        return status === ACCEPTED;
      },
      sendLast: (event) => beaconToSite(address, event),
      newTrackingId,
      nowMs: () => performance.now(),
    },
    title.requestedAtMs,
  );
  const abort = new AbortController();
  listen(video, tracker, abort.signal);
  if (!title.isNext) catchUp(video, tracker, abort.signal);
  return () => {
    abort.abort();
    tracker.close();
  };
}

function listen(video: HTMLVideoElement, tracker: PlayTracker, signal: AbortSignal) {
  const on = (type: keyof HTMLVideoElementEventMap, act: () => void) =>
    video.addEventListener(type, act, { signal });
  on('loadedmetadata', () => {
    tracker.loaded();
    whenVideoShows(video, signal, () => tracker.shown(isSeen()));
  });
  on('emptied', () => tracker.emptied());
  listenForInput(video, tracker, signal);
  on('playing', () => tracker.playing());
  on('timeupdate', () => tracker.progressed());
  on('waiting', () => !video.seeking && !video.paused && !video.ended && tracker.stalled());
  // Browsers pause a film before they end it.
  on('pause', () => !video.ended && tracker.paused());
  on('seeking', () => tracker.seeking());
  on('seeked', () => tracker.sought());
  on('ended', () => tracker.ended());
  window.addEventListener('pagehide', () => tracker.close({ isLeaving: true }), { signal });
}

/**
 * A browser that does not play by itself waits for the viewer; one that does fires `play` as well, but nobody
 * has pressed.
 */
function listenForInput(video: HTMLVideoElement, tracker: PlayTracker, signal: AbortSignal) {
  let isRequested = false;
  const onInput = () => {
    isRequested = video.paused && video.readyState >= video.HAVE_FUTURE_DATA;
  };
  for (const type of ['pointerdown', 'keydown'] as const) {
    document.addEventListener(type, onInput, { signal, capture: true });
  }
  video.addEventListener('play', () => isRequested && tracker.playRequested(), { signal });
}

/** What happened before anyone listened. When a frame came that has been shown by then is not known. */
function catchUp(video: HTMLVideoElement, tracker: PlayTracker, signal: AbortSignal) {
  if (video.readyState < video.HAVE_METADATA) return;
  tracker.loaded();
  // A preloaded player has its first frame still to show.
  if (isUnplayed(video)) whenVideoShows(video, signal, () => tracker.shown(isSeen()));
  else if (video.readyState >= video.HAVE_CURRENT_DATA) tracker.shown(false);
  if (!video.paused) tracker.playing();
}

function isUnplayed({ played }: HTMLVideoElement): boolean {
  return played.length === 0 || played.start(0) === played.end(0);
}

function isSeen(): boolean {
  return document.visibilityState === 'visible';
}

/** Not `crypto.randomUUID`: browsers have that on https only. */
function newTrackingId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TRACKING_ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
