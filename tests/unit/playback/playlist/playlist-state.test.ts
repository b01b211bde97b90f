import { describe, expect, it } from 'vitest';
import type { ItemPage } from '#app/features/playback/playlist/item-page.ts';
import {
  initialPlaylistState,
  type PlaylistChange,
  reducePlaylist,
} from '#app/features/playback/playlist/playlist-state.ts';

const pageOf = (id: string, kind: 'playable' | 'ended' = 'playable') =>
  // What the view holds is no matter of the state.
  ({ id, title: id, view: { kind } }) as unknown as ItemPage;

const stateAfter = (...changes: PlaylistChange[]) =>
  changes.reduce(reducePlaylist, initialPlaylistState(null));
const chosen = (id: string) => ({ kind: 'requested', id, isChosen: true }) as const;
const onward = (id: string) => ({ kind: 'requested', id, isChosen: false }) as const;
const arrived = (id: string, page: ItemPage | null = pageOf(id)) => ({ kind: 'arrived', id, page }) as const;

describe('reducePlaylist', () => {
  it('the stage is the poster until an item is requested', () => {
    expect(stateAfter()).toMatchObject({ id: null, page: null, phase: 'idle' });
  });

  it('the playlist begins with what the address names', () => {
    expect(initialPlaylistState(pageOf('a'))).toMatchObject({ id: 'a', phase: 'loaded', unplayableIds: [] });
    expect(initialPlaylistState(pageOf('a', 'ended')).unplayableIds).toEqual(['a']);
  });

  it('the item that played stays until the next has arrived', () => {
    const loading = stateAfter(chosen('a'), arrived('a'), onward('b'));
    expect([loading.id, loading.page?.id, loading.phase]).toEqual(['b', 'a', 'loading']);
    const loaded = reducePlaylist(loading, arrived('b'));
    expect([loaded.page?.id, loaded.phase, loaded.played]).toEqual(['b', 'loaded', ['a']]);
  });

  it('a stale response is dropped', () => {
    const state = stateAfter(chosen('a'), chosen('b'));
    expect(reducePlaylist(state, arrived('a'))).toBe(state);
    expect(reducePlaylist(state, { kind: 'failed', id: 'a' })).toBe(state);
  });

  it('each request takes one response', () => {
    const state = stateAfter(chosen('a'), arrived('a', null));
    expect(reducePlaylist(state, arrived('a'))).toBe(state);
    expect(reducePlaylist(state, { kind: 'failed', id: 'a' })).toBe(state);
  });

  it('an item that does not play is passed over, and the player stays on stage', () => {
    for (const page of [null, pageOf('b', 'ended')]) {
      const state = stateAfter(chosen('a'), arrived('a'), onward('b'), arrived('b', page));
      expect([state.phase, state.page?.id, state.unplayableIds]).toEqual(['skipped', 'a', ['b']]);
    }
  });

  it('the reason is shown where the viewer chose the item himself', () => {
    expect(stateAfter(chosen('a'), arrived('a', pageOf('a', 'ended')))).toMatchObject({
      phase: 'loaded',
      unplayableIds: ['a'],
    });
    expect(stateAfter(chosen('a'), arrived('a', null))).toMatchObject({
      phase: 'gone',
      unplayableIds: ['a'],
    });
    expect(stateAfter(chosen('a'), { kind: 'failed', id: 'a' })).toMatchObject({
      phase: 'failed',
      unplayableIds: [],
    });
  });

  it('an item is no longer unplayable once it plays', () => {
    expect(stateAfter(chosen('a'), arrived('a', null), chosen('a'), arrived('a')).unplayableIds).toEqual([]);
  });

  it('the last hundred items are stored in order', () => {
    const ids = Array.from({ length: 150 }, (_, index) => `i${index}`);
    const state = stateAfter(...ids.flatMap((id) => [onward(id), arrived(id)]));
    expect([state.played.length, state.played.at(-1)]).toEqual([100, 'i148']);
    const back = reducePlaylist(state, {
      kind: 'requested',
      id: 'i148',
      isChosen: false,
      isBack: true,
      unplays: true,
    });
    expect([back.id, back.played.at(-1)]).toEqual(['i148', 'i147']);
  });

  it('going back passes over what does not play, and removes it from the history', () => {
    const back = (id: string) => ({ kind: 'requested', id, isChosen: false, isBack: true }) as const;
    const skipped = stateAfter(chosen('c'), arrived('c'), back('b'), arrived('b', null));
    expect(skipped).toMatchObject({ phase: 'skipped', isBack: true, page: { id: 'c' } });
    const before = reducePlaylist(skipped, back('a'));
    expect(before.played).toEqual(['c']);
    expect(reducePlaylist(before, arrived('a'))).toMatchObject({ phase: 'loaded', page: { id: 'a' } });
    // The way on is forward again.
    expect(reducePlaylist(before, onward('b')).isBack).toBe(false);
  });

  it('the last locked item stays, with what would unlock it, once none plays', () => {
    const skipped = stateAfter(chosen('a'), arrived('a'), onward('b'), arrived('b', pageOf('b', 'ended')));
    const exhausted = reducePlaylist(skipped, { kind: 'exhausted' });
    expect(exhausted).toMatchObject({ phase: 'exhausted', skipped: { id: 'b' } });
    expect(reducePlaylist(exhausted, chosen('b'))).toMatchObject({
      page: null,
      unplayableIds: [],
      phase: 'loading',
    });
    // Tried again, it goes through the list anew.
    const passedOver = reducePlaylist(reducePlaylist(exhausted, onward('b')), arrived('b', null));
    expect(passedOver).toMatchObject({ phase: 'skipped', unplayableIds: ['b'] });
    const again = reducePlaylist(reducePlaylist(exhausted, chosen('b')), arrived('b'));
    expect(again).toMatchObject({ phase: 'loaded', skipped: null, unplayableIds: [] });
  });
});
