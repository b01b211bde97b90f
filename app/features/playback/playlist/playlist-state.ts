import type { ItemPage } from './item-page.ts';

/** As many items back as shuffled playing remembers its way. */
const MAX_PLAYED = 100;

/** What a playlist's stage is about. */
export interface PlaylistState {
  /** The item that plays or is about to; null before the viewer has started any. */
  id: string | null;
  /** The last one that arrived: it stays on stage until its successor has arrived too. */
  page: ItemPage | null;
  /**
   * `skipped`: its turn came, but it does not play; the next one's has come. `exhausted`: none of them does.
   */
  phase: 'idle' | 'loading' | 'loaded' | 'skipped' | 'gone' | 'failed' | 'exhausted';
  /** The viewer chose it, so a locked item is shown to him instead of skipped. */
  isChosen: boolean;
  /** Which way the list is gone through: what is skipped on the way back is gone over backwards. */
  isBack: boolean;
  /** The last one that was skipped, which knows what would help. */
  skipped: ItemPage | null;
  /** Items that turned out not to be playable when loaded: the list was older. */
  unplayableIds: readonly string[];
  /** Played before this one, the last one last: the way back where the order is a random one. */
  played: readonly string[];
}

export type PlaylistChange =
  /** `unplays`: it is the last of those played, and taken off them. */
  | { kind: 'requested'; id: string; isChosen: boolean; isBack?: boolean; unplays?: boolean }
  | { kind: 'arrived'; id: string; page: ItemPage | null }
  | { kind: 'failed'; id: string }
  | { kind: 'exhausted' };

export function initialPlaylistState(page: ItemPage | null): PlaylistState {
  return {
    id: page?.id ?? null,
    page,
    phase: page ? 'loaded' : 'idle',
    isChosen: true,
    isBack: false,
    skipped: null,
    unplayableIds: page && page.view.kind !== 'playable' ? [page.id] : [],
    played: [],
  };
}

export function reducePlaylist(state: PlaylistState, change: PlaylistChange): PlaylistState {
  if (change.kind === 'requested') {
    const { id, isChosen, isBack = false, unplays = false } = change;
    const played = unplays ? state.played.slice(0, -1) : playedWith(state, id);
    // Where none played, unplayable items may play by now; and what played last is not what comes.
    const anew = state.phase === 'exhausted' ? { page: null, unplayableIds: [] } : {};
    return { ...state, ...anew, id, phase: 'loading', isChosen, isBack, played };
  }
  if (change.kind === 'exhausted') return { ...state, phase: 'exhausted' };
  // A stale response, or a second one: an item may have been requested twice on the way.
  if (change.id !== state.id || state.phase !== 'loading') return state;
  if (change.kind === 'failed') return { ...state, phase: 'failed' };
  return arrived(state, change.id, change.page);
}

function arrived(state: PlaylistState, id: string, page: ItemPage | null): PlaylistState {
  const others = state.unplayableIds.filter((known) => known !== id);
  if (page?.view.kind === 'playable') {
    return { ...state, page, phase: 'loaded', skipped: null, unplayableIds: others };
  }
  const unplayableIds = [...others, id];
  // The player stays on stage, and with it full screen, for the one after.
  if (!state.isChosen) return { ...state, phase: 'skipped', skipped: page ?? state.skipped, unplayableIds };
  return { ...state, page: page ?? state.page, phase: page ? 'loaded' : 'gone', unplayableIds };
}

/** What was skipped has not played. */
function playedWith({ id, played, phase }: PlaylistState, next: string): readonly string[] {
  if (phase === 'skipped') return played;
  return id === null || id === next ? played : [...played, id].slice(-MAX_PLAYED);
}
