import {
  type Engine,
  type EngineEvents,
  type EngineTracks,
  PlaybackError,
} from '#app/features/playback/engine/engine.ts';
import {
  type FailureKind,
  failureOfMediaError,
  failureOfStatus,
} from '#app/features/playback/engine/failure.ts';
import type { PlaybackSource } from '#app/features/playback/engine/playback-source.ts';
import { sourceKindOf } from '#app/features/playback/engine/source.ts';
import { resumePosition } from '#app/features/playback/seek.ts';
import { mediaStatus } from './media-status.ts';
import { addCaptions, captionsIdOf, captionsOf, toCaptionsTrack } from './native-captions.ts';

interface NativeRequest {
  video: HTMLVideoElement;
  url: string;
  /** Beside a file; a stream brings its own. */
  captions: PlaybackSource['captions'];
  startAtSeconds: number | null;
}

/** Plays a URL with the browser alone: files, and HLS where there are no media source extensions. */
export async function openNativeEngine(request: NativeRequest, events: EngineEvents): Promise<Engine> {
  const { video, url } = request;
  const abort = new AbortController();
  const { signal } = abort;
  const removeCaptions =
    sourceKindOf(url) === 'progressive' ? addCaptions(video, request.captions) : () => undefined;
  const close = () => {
    abort.abort();
    removeCaptions();
    video.removeAttribute('src');
    video.load();
  };
  video.preload = 'metadata';
  video.src = url;
  try {
    await untilMetadata(video);
  } catch (error) {
    const failure = await failureOfFile(video, url);
    close();
    throw new PlaybackError(failure, error);
  }
  // The catalogue's duration may not be the file's; of a stream without an end there is none.
  if (request.startAtSeconds !== null) {
    video.currentTime = resumePosition(request.startAtSeconds, video.duration);
  }
  const fail = async () => {
    const failure = await failureOfFile(video, url);
    if (!signal.aborted) events.onFailure(failure);
  };
  video.addEventListener('error', fail, { signal });
  for (const type of ['change', 'addtrack', 'removetrack']) {
    video.textTracks.addEventListener(type, events.onTracksChange, { signal });
  }
  return {
    tracks: () => tracksOf(video),
    selectCaptions(id) {
      for (const track of captionsOf(video)) track.mode = captionsIdOf(track) === id ? 'showing' : 'disabled';
    },
    // Of a file, browsers play the first.
    selectAudio() {},
    selectQuality() {},
    seekRange: () => rangeOf(video.seekable),
    playheadDateMs: () => null,
    thumbnailAt: () => Promise.resolve(null),
    destroy: async () => close(),
  };
}

/**
 * The element does not distinguish a rejected or missing file from a broken connection or file; its host
 * does.
 */
async function failureOfFile(video: HTMLVideoElement, url: string): Promise<FailureKind> {
  const failure = failureOfMediaError(video.error?.code, navigator.onLine);
  if (failure !== 'missing' && failure !== 'network') return failure;
  const status = await mediaStatus(url);
  if (status === null) return failure;
  // It is there, and still it does not play.
  if (status < 400) return failure === 'missing' ? 'damaged' : failure;
  return failureOfStatus(status);
}

function untilMetadata(video: HTMLVideoElement): Promise<unknown> {
  const done = new AbortController();
  const { signal } = done;
  return new Promise((resolve, reject) => {
    video.addEventListener('loadedmetadata', resolve, { signal });
    video.addEventListener('error', reject, { signal });
    video.load();
  }).finally(() => done.abort());
}

function tracksOf(video: HTMLVideoElement): EngineTracks {
  const tracks = captionsOf(video);
  const showing = tracks.find((track) => track.mode === 'showing');
  return {
    captions: tracks.map(toCaptionsTrack),
    activeCaptions: showing ? captionsIdOf(showing) : null,
    audio: [],
    activeAudio: null,
    qualities: [],
    activeHeight: null,
    isLive: video.duration === Number.POSITIVE_INFINITY,
  };
}

function rangeOf(ranges: TimeRanges) {
  const last = ranges.length - 1;
  return last < 0 ? { start: 0, end: 0 } : { start: ranges.start(0), end: ranges.end(last) };
}
