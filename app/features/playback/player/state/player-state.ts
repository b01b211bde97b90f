import type { EngineTracks, Quality } from '#app/features/playback/engine/engine.ts';
import type { FailureKind } from '#app/features/playback/engine/failure.ts';

export interface PlayerState {
  phase: 'loading' | 'ready' | 'failed';
  failure: FailureKind | null;
  tracks: EngineTracks;
  quality: Quality;
  /** A new address is on its way; until then what is buffered plays. */
  isRenewing: boolean;
  /** How often a source has been opened. */
  attempt: number;
}

export type PlayerChange =
  | { kind: 'opening' }
  | { kind: 'tracks'; tracks: EngineTracks }
  | { kind: 'quality'; quality: Quality }
  | { kind: 'renewing' }
  | { kind: 'failed'; failure: FailureKind };

export const INITIAL_STATE: PlayerState = {
  phase: 'loading',
  failure: null,
  tracks: {
    captions: [],
    activeCaptions: null,
    audio: [],
    activeAudio: null,
    qualities: [],
    activeHeight: null,
    isLive: false,
  },
  quality: 'auto',
  isRenewing: false,
  attempt: 0,
};

export function reducePlayer(state: PlayerState, change: PlayerChange): PlayerState {
  switch (change.kind) {
    case 'opening':
      return {
        ...state,
        phase: 'loading',
        failure: null,
        quality: 'auto',
        isRenewing: false,
        attempt: state.attempt + 1,
      };
    case 'renewing':
      return { ...state, phase: 'loading', failure: null, isRenewing: true };
    case 'tracks':
      // A track event may come late, after the failure that ended the session.
      return { ...state, phase: phaseWithTracks(state), tracks: change.tracks };
    case 'quality':
      return { ...state, quality: change.quality };
    case 'failed':
      return { ...state, phase: 'failed', failure: change.failure, isRenewing: false };
  }
}

function phaseWithTracks({ failure, isRenewing }: PlayerState): PlayerState['phase'] {
  if (failure) return 'failed';
  return isRenewing ? 'loading' : 'ready';
}
