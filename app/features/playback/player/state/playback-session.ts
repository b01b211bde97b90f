import { type Engine, PlaybackError } from '#app/features/playback/engine/engine.ts';
import type { FailureKind } from '#app/features/playback/engine/failure.ts';
import { openEngine } from '#app/features/playback/engine/open-engine.ts';
import type { PlaybackSource } from '#app/features/playback/engine/playback-source.ts';
import { captionsMemory, initialCaptions } from './captions-choice.ts';
import type { PlayerChange } from './player-state.ts';

interface SessionRequest {
  video: HTMLVideoElement;
  captionsStage: HTMLElement;
  source: PlaybackSource;
  startAtSeconds: number | null;
  pageLanguage: string;
  /** Settles when the session before has let go of the element. */
  after: Promise<unknown>;
}

/** One source on one element, from opening to letting go. */
export interface PlaybackSession {
  /** Null until it is open. */
  engine(): Engine | null;
  /** Nothing is reported any more; resolves when the element is free. Never rejects. */
  stop(): Promise<unknown>;
}

export function startSession(
  request: SessionRequest,
  report: (change: PlayerChange) => void,
): PlaybackSession {
  let engine: Engine | null = null;
  let isStopped = false;
  const tell = (change: PlayerChange) => {
    if (!isStopped) report(change);
  };
  const tellTracks = () => {
    if (engine) tell({ kind: 'tracks', tracks: engine.tracks() });
  };
  const open = async () => {
    if (isStopped) return;
    const events = {
      onTracksChange: tellTracks,
      onFailure: (failure: FailureKind) => tell({ kind: 'failed', failure }),
    };
    const opened = await openEngine(request, events);
    engine = opened;
    showRememberedCaptions(opened, request.pageLanguage);
    tellTracks();
  };
  tell({ kind: 'opening' });
  const opening = request.after
    .then(open)
    .catch((error: unknown) => tell({ kind: 'failed', failure: toFailure(error) }));
  return {
    engine: () => engine,
    stop() {
      isStopped = true;
      return opening.then(() => engine?.destroy()).catch(() => undefined);
    },
  };
}

function showRememberedCaptions(engine: Engine, pageLanguage: string) {
  const captions = initialCaptions(engine.tracks().captions, captionsMemory.recall(), pageLanguage);
  if (captions) engine.selectCaptions(captions.id);
}

function toFailure(error: unknown): FailureKind {
  return error instanceof PlaybackError ? error.failure : 'unknown';
}
