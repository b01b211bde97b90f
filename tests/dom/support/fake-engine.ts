import type { Engine, EngineEvents, EngineTracks } from '#app/features/playback/engine/engine.ts';
import { PlaybackError } from '#app/features/playback/engine/engine.ts';
import type { FailureKind } from '#app/features/playback/engine/failure.ts';
import type { PlaybackSource } from '#app/features/playback/engine/playback-source.ts';
import { emptyMedia, loadMedia } from './fake-media.ts';

interface Opened {
  source: PlaybackSource;
  startAtSeconds: number | null;
  fail(failure: FailureKind): void;
}

interface Film {
  durationSeconds: number;
  tracks: EngineTracks;
  /** Where its seekable range ends: a stream's moves on. */
  edgeSeconds(): number;
  playheadDateMs(): number | null;
  /** Opening fails with this until it is null. */
  failure: FailureKind | null;
  opened: Opened[];
  reset(): void;
}

const LOAD_MS = 10;
const FILM_TRACKS: EngineTracks = {
  captions: [
    { id: 'en', language: 'en', label: 'English' },
    { id: 'ar', language: 'ar', label: 'العربية' },
  ],
  activeCaptions: null,
  audio: [],
  activeAudio: null,
  qualities: [720, 480, 240],
  activeHeight: 480,
  isLive: false,
};

/**
 * What the next film is, how it opens, and which have been opened. A test that changes it calls `reset`
 * first.
 */
export const film: Film = {
  durationSeconds: 24,
  tracks: FILM_TRACKS,
  edgeSeconds: () => film.durationSeconds,
  playheadDateMs: () => null,
  failure: null,
  opened: [],
  reset() {
    Object.assign(film, {
      durationSeconds: 24,
      tracks: FILM_TRACKS,
      edgeSeconds: () => film.durationSeconds,
      playheadDateMs: () => null,
      failure: null,
    });
    film.opened.length = 0;
  },
};

/** In place of `openEngine`: no library and no network, but the element's own events, see fake-media.ts. */
export async function openEngine(
  request: { video: HTMLVideoElement; source: PlaybackSource; startAtSeconds: number | null },
  events: EngineEvents,
): Promise<Engine> {
  const { video, source, startAtSeconds } = request;
  film.opened.push({ source, startAtSeconds, fail: events.onFailure });
  if (film.failure) throw new PlaybackError(film.failure);
  // The first segments take their time, too.
  await new Promise((resolve) => setTimeout(resolve, LOAD_MS));
  const tracks = { ...film.tracks };
  loadMedia(video, film.durationSeconds, startAtSeconds ?? (tracks.isLive ? film.edgeSeconds() : 0));
  const change = (changed: Partial<EngineTracks>) => {
    Object.assign(tracks, changed);
    events.onTracksChange();
  };
  return {
    tracks: () => ({ ...tracks }),
    selectCaptions: (id) => void Object.assign(tracks, { activeCaptions: id }),
    selectAudio: (id) => change({ activeAudio: id }),
    selectQuality: (quality) => quality !== 'auto' && change({ activeHeight: quality }),
    seekRange: () => ({ start: 0, end: film.edgeSeconds() }),
    playheadDateMs: () => film.playheadDateMs(),
    thumbnailAt: async () => null,
    destroy: async () => emptyMedia(video),
  };
}
