import { type Engine, type EngineEvents, PlaybackError } from '#app/features/playback/engine/engine.ts';
import {
  failureOf,
  failureOfLoading,
  isCritical,
  isExpiry,
  isNetworkError,
} from '#app/features/playback/engine/failure.ts';
import { startBandwidthBps, storedBandwidth } from '#app/features/playback/engine/stored-bandwidth.ts';
import { resumePosition } from '#app/features/playback/seek.ts';
import { bufferedSeconds } from './buffered.ts';
import { guardRetries } from './retry-guard.ts';
import { guardSegments } from './segment-guard.ts';
import { createCaptionsChoice } from './shaka-captions.ts';
import { selectAudio, selectQuality } from './shaka-choices.ts';
import { BUFFER_SECONDS, shakaSettings } from './shaka-settings.ts';
import { tracksOf } from './shaka-tracks.ts';
import type { ShakaLibrary, ShakaPlayer } from './shaka-types.ts';
import { registerStartupScheme } from './startup-scheme.ts';

type PreloadManager = Awaited<ReturnType<ShakaPlayer['preload']>>;

/** Half a buffer of grace: what is already loaded plays on while the next segment is requested again. */
const RETRY_WHILE_BUFFERED_SECONDS = 1;
const STREAMING_RETRY_SECONDS = 2;

export function createShakaPlayer(library: ShakaLibrary): ShakaPlayer {
  registerStartupScheme(library);
  const player = new library.Player();
  player.configure(shakaSettings(startBandwidthBps(storedBandwidth.get())));
  guardSegments(player, library);
  guardRetries(player, library);
  return player;
}

/** Attaches the player and loads: a URL, or what `player.preload()` has fetched of it already. */
export async function openShakaEngine(
  request: {
    player: ShakaPlayer;
    video: HTMLVideoElement;
    captionsStage: HTMLElement;
    manifest: string | NonNullable<PreloadManager>;
    startAtSeconds: number | null;
    thumbnailsUrl: string | undefined;
  },
  events: EngineEvents,
): Promise<Engine> {
  const { player, video, startAtSeconds } = request;
  player.setVideoContainer(request.captionsStage);
  if (startAtSeconds !== null) wrapStart(player, startAtSeconds);
  const stopWaiting = whenPlaying(video, () => player.configure('streaming.bufferingGoal', BUFFER_SECONDS));
  try {
    await player.attach(video);
    await player.load(request.manifest, startAtSeconds);
  } catch (error) {
    stopWaiting();
    await player.destroy();
    throw new PlaybackError(failureOfLoading(error, navigator.onLine), error);
  }
  listen(player, video, events);
  const engine = toEngine(player, video, request.thumbnailsUrl, events);
  return {
    ...engine,
    destroy: () => {
      stopWaiting();
      return engine.destroy();
    },
  };
}

/** The element outlives its players: one that never played must not hear of the next one's start. */
function whenPlaying(video: HTMLVideoElement, act: () => void): () => void {
  video.addEventListener('playing', act, { once: true });
  return () => video.removeEventListener('playing', act);
}

/**
 * The catalogue's duration may not be the file's: only now is it known whether the position lies beyond the
 * end. Moved later, it would meet the end first, which stops it for good.
 */
function wrapStart(player: ShakaPlayer, startAtSeconds: number) {
  const wrap = () => {
    // The library ignores `once`, and this start is not that of what is loaded again.
    player.removeEventListener('canupdatestarttime', wrap);
    const { end } = player.seekRange();
    if (player.isLive() || startAtSeconds < end) return;
    player.updateStartTime(resumePosition(startAtSeconds, end));
  };
  player.addEventListener('canupdatestarttime', wrap);
}

function listen(player: ShakaPlayer, video: HTMLVideoElement, events: EngineEvents) {
  let hasExpired = false;
  for (const type of ['trackschanged', 'variantchanged', 'adaptation', 'textchanged']) {
    player.addEventListener(type, events.onTracksChange);
  }
  player.addEventListener('error', (event: Event) => {
    const error: unknown = 'detail' in event ? event.detail : null;
    if (!isCritical(error)) {
      // The library requests a stream's segments and playlists for ever, with an expired address too.
      if (player.isLive() && isExpiry(error) && !hasExpired) {
        hasExpired = true;
        events.onFailure('expired');
      }
      return;
    }
    const mayRecover = isNetworkError(error) && bufferedSeconds(video) > RETRY_WHILE_BUFFERED_SECONDS;
    if (!mayRecover || !player.retryStreaming(STREAMING_RETRY_SECONDS)) {
      events.onFailure(failureOf(error, navigator.onLine));
    }
  });
}

function toEngine(
  player: ShakaPlayer,
  video: HTMLVideoElement,
  thumbnailsUrl: string | undefined,
  events: EngineEvents,
): Engine {
  const keepBandwidth = () => {
    const { estimatedBandwidth } = player.getStats();
    if (estimatedBandwidth > 0) storedBandwidth.set(estimatedBandwidth);
  };
  // Leaving the site ends the page without another word.
  window.addEventListener('pagehide', keepBandwidth);
  // The next attempt of what failed offline may be seconds away.
  const goOn = () => player.retryStreaming();
  window.addEventListener('online', goOn);
  const fail = (error: unknown) => events.onFailure(failureOf(error, navigator.onLine));
  const captions = createCaptionsChoice(player, video, fail);
  return {
    tracks: () => tracksOf(player),
    selectCaptions: captions.select,
    selectAudio: (id) => selectAudio(player, id),
    selectQuality: (quality) => selectQuality(player, quality),
    seekRange: () => player.seekRange(),
    playheadDateMs: () => (player.isLive() ? (player.getPlayheadTimeAsDate()?.getTime() ?? null) : null),
    thumbnailAt: thumbnailsOf(player, thumbnailsUrl),
    async destroy() {
      captions.stop();
      window.removeEventListener('pagehide', keepBandwidth);
      window.removeEventListener('online', goOn);
      keepBandwidth();
      await player.destroy();
    },
  };
}

/** Their code comes when somebody looks at the bar: the first frame goes first. */
function thumbnailsOf(player: ShakaPlayer, url: string | undefined): Engine['thumbnailAt'] {
  let loaded: Promise<Engine['thumbnailAt']> | null = null;
  return async (seconds) => {
    loaded ??= import('./shaka-thumbnails.ts').then(({ createThumbnails }) => createThumbnails(player, url));
    try {
      return await (await loaded)(seconds);
    } catch {
      loaded = null;
      return null;
    }
  };
}
