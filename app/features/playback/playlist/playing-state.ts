import { MAX_PLAYED } from './constants.ts';
import type { ItemPage } from './item-page.ts';

/** What a playlist's stage is about. */
export interface PlayingState {
  /** The item that plays or is about to; null before the viewer has started any. */
  id: string | null;
  /** The last one that arrived: it stays on stage until its successor has arrived too. */
  page: ItemPage | null;
  /** `skipped`: its turn came, but it does not play; the next one's has come. `exhausted`: none of them does. */
  phase: 'idle' | 'asking' | 'there' | 'skipped' | 'gone' | 'failed' | 'exhausted';
  /** The viewer chose it, so a refusal is shown to him instead of skipped. */
  isChosen: boolean;
  /** Which way the list is gone through: what is skipped on the way back is gone over backwards. */
  isBack: boolean;
  /** The last one that was skipped, which knows what would help. */
  skipped: ItemPage | null;
  /** Items that were refused when asked for: the list was of another minute. */
  refused: readonly string[];
  /** Played before this one, the last one last: the way back where the order is a random one. */
  played: readonly string[];
}

export type PlayingChange =
  /** `unplays`: it is the last of those played, and taken off them. */
  | { kind: 'asked'; id: string; isChosen: boolean; isBack?: boolean; unplays?: boolean }
  | { kind: 'arrived'; id: string; page: ItemPage | null }
  | { kind: 'failed'; id: string }
  | { kind: 'exhausted' };

export function initialPlaying(page: ItemPage | null): PlayingState {
  return {
    id: page?.id ?? null,
    page,
    phase: page ? 'there' : 'idle',
    isChosen: true,
    isBack: false,
    skipped: null,
    refused: page && page.view.kind !== 'playable' ? [page.id] : [],
    played: [],
  };
}

export function reducePlaying(state: PlayingState, change: PlayingChange): PlayingState {
  if (change.kind === 'asked') {
    const { id, isChosen, isBack = false, unplays = false } = change;
    const played = unplays ? state.played.slice(0, -1) : playedWith(state, id);
    // Where none played, whatever was refused may play by now; and what played last is not what comes.
    const anew = state.phase === 'exhausted' ? { page: null, refused: [] } : {};
    return { ...state, ...anew, id, phase: 'asking', isChosen, isBack, played };
  }
  if (change.kind === 'exhausted') return { ...state, phase: 'exhausted' };
  // An answer to what is not wanted any more, or a second one: an item may have been asked for twice on the way.
  if (change.id !== state.id || state.phase !== 'asking') return state;
  if (change.kind === 'failed') return { ...state, phase: 'failed' };
  return arrived(state, change.id, change.page);
}

function arrived(state: PlayingState, id: string, page: ItemPage | null): PlayingState {
  const others = state.refused.filter((known) => known !== id);
  if (page?.view.kind === 'playable') {
    return { ...state, page, phase: 'there', skipped: null, refused: others };
  }
  const refused = [...others, id];
  // The player stays on stage, and with it full screen, for the one after.
  if (!state.isChosen) return { ...state, phase: 'skipped', skipped: page ?? state.skipped, refused };
  return { ...state, page: page ?? state.page, phase: page ? 'there' : 'gone', refused };
}

/** What was skipped has not played. */
function playedWith({ id, played, phase }: PlayingState, next: string): readonly string[] {
  if (phase === 'skipped') return played;
  return id === null || id === next ? played : [...played, id].slice(-MAX_PLAYED);
}
