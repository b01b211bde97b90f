import { resumePosition } from '#app/features/playback/seek.ts';
import { type Engine, type EngineEvents, type EngineTracks, PlaybackError } from './engine.ts';
import { failureOfMediaError } from './failure.ts';

/** Plays a URL with the browser alone: files, and HLS where there are no media source extensions. */
export async function openNativeEngine(
  request: { video: HTMLVideoElement; url: string; startAtSeconds: number | null },
  events: EngineEvents,
): Promise<Engine> {
  const { video } = request;
  const abort = new AbortController();
  const failure = () => failureOfMediaError(video.error?.code, navigator.onLine);
  video.src = request.url;
  await untilMetadata(video).catch((error: unknown) => {
    throw new PlaybackError(failure(), error);
  });
  // The catalogue's duration may not be the file's; of a stream without an end there is none.
  if (request.startAtSeconds !== null) {
    video.currentTime = resumePosition(request.startAtSeconds, video.duration);
  }
  video.addEventListener('error', () => events.onFailure(failure()), { signal: abort.signal });
  video.textTracks.addEventListener('change', events.onTracksChange, { signal: abort.signal });
  return {
    tracks: () => tracksOf(video),
    selectCaptions(id) {
      for (const track of captionsOf(video)) track.mode = track.id === id ? 'showing' : 'disabled';
    },
    // Of a file, browsers play the first.
    selectAudio() {},
    selectQuality() {},
    seekRange: () => rangeOf(video.seekable),
    playheadDateMs: () => null,
    thumbnailAt: () => Promise.resolve(null),
    async destroy() {
      abort.abort();
      video.removeAttribute('src');
      video.load();
    },
  };
}

function untilMetadata(video: HTMLVideoElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    video.addEventListener('loadedmetadata', resolve, { once: true });
    video.addEventListener('error', reject, { once: true });
    video.load();
  });
}

function tracksOf(video: HTMLVideoElement): EngineTracks {
  const tracks = captionsOf(video);
  return {
    captions: tracks.map(({ id, language, label }) => ({ id, language, label })),
    activeCaptions: tracks.find((track) => track.mode === 'showing')?.id ?? null,
    audio: [],
    activeAudio: null,
    qualities: [],
    activeHeight: null,
    isLive: video.duration === Number.POSITIVE_INFINITY,
  };
}

/** The element's `<track>`s carry an id each, see player.tsx. */
function captionsOf(video: HTMLVideoElement): TextTrack[] {
  return Array.from(video.textTracks).filter(
    (track) => track.kind === 'captions' || track.kind === 'subtitles',
  );
}

function rangeOf(ranges: TimeRanges) {
  const last = ranges.length - 1;
  return last < 0 ? { start: 0, end: 0 } : { start: ranges.start(0), end: ranges.end(last) };
}
