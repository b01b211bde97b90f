import type { EngineTracks, Quality } from '#app/features/playback/engine/engine.ts';
import type { FailureKind } from '#app/features/playback/engine/failure.ts';

export interface PlayerState {
  phase: 'loading' | 'ready' | 'failed';
  failure: FailureKind | null;
  tracks: EngineTracks;
  quality: Quality;
}

export type PlayerChange =
  | { kind: 'opening' }
  | { kind: 'tracks'; tracks: EngineTracks }
  | { kind: 'quality'; quality: Quality }
  | { kind: 'failed'; failure: FailureKind };

export const INITIAL_STATE: PlayerState = {
  phase: 'loading',
  failure: null,
  tracks: { captions: [], activeCaptions: null, qualities: [], activeHeight: null, isLive: false },
  quality: 'auto',
};

export function reducePlayer(state: PlayerState, change: PlayerChange): PlayerState {
  switch (change.kind) {
    case 'opening':
      return { ...state, phase: 'loading', failure: null, quality: 'auto' };
    case 'tracks':
      // A track event may come late, after the failure that ended the session.
      return { ...state, phase: state.failure ? 'failed' : 'ready', tracks: change.tracks };
    case 'quality':
      return { ...state, quality: change.quality };
    case 'failed':
      return { ...state, phase: 'failed', failure: change.failure };
  }
}
