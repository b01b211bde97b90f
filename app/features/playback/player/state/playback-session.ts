import type { RefObject } from 'react';
import { type Engine, PlaybackError } from '#app/features/playback/engine/engine.ts';
import type { FailureKind } from '#app/features/playback/engine/failure.ts';
import { openEngine } from '#app/features/playback/engine/open-engine.ts';
import type { PlaybackSource } from '#app/features/playback/engine/playback-source.ts';
import { initialCaptions, storedCaptionsChoice } from './captions-choice.ts';
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

export type SessionRef = RefObject<PlaybackSession>;

export function startSession(
  request: SessionRequest,
  report: (change: PlayerChange) => void,
): PlaybackSession {
  let engine: Engine | null = null;
  let isStopped = false;
  const send = (change: PlayerChange) => {
    if (!isStopped) report(change);
  };
  const sendTracks = () => {
    if (engine) send({ kind: 'tracks', tracks: engine.tracks() });
  };
  const open = async () => {
    if (isStopped) return;
    const events = {
      onTracksChange: sendTracks,
      onFailure: (failure: FailureKind) => send({ kind: 'failed', failure }),
    };
    const opened = await openEngine(request, events);
    engine = opened;
    showStoredCaptions(opened, request.pageLanguage);
    sendTracks();
  };
  send({ kind: 'opening' });
  const ready = request.after
    .then(open)
    .catch((error: unknown) => send({ kind: 'failed', failure: toFailure(error) }));
  return {
    engine: () => engine,
    stop() {
      isStopped = true;
      return ready.then(() => engine?.destroy()).catch(() => undefined);
    },
  };
}

function showStoredCaptions(engine: Engine, pageLanguage: string) {
  const captions = initialCaptions(engine.tracks().captions, storedCaptionsChoice.get(), pageLanguage);
  if (captions) engine.selectCaptions(captions.id);
}

function toFailure(error: unknown): FailureKind {
  return error instanceof PlaybackError ? error.failure : 'unknown';
}
