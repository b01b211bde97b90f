import { describe, expect, it } from 'vitest';
import type { ItemPage } from '#app/features/playback/playlist/item-page.ts';
import {
  initialPlaying,
  type PlayingChange,
  reducePlaying,
} from '#app/features/playback/playlist/playing-state.ts';

const pageOf = (id: string, kind: 'playable' | 'ended' = 'playable') =>
  // What the view holds is no matter of the state.
  ({ id, title: id, view: { kind } }) as unknown as ItemPage;

const stateAfter = (...changes: PlayingChange[]) => changes.reduce(reducePlaying, initialPlaying(null));
const chosen = (id: string) => ({ kind: 'asked', id, isChosen: true }) as const;
const onward = (id: string) => ({ kind: 'asked', id, isChosen: false }) as const;
const arrived = (id: string, page: ItemPage | null = pageOf(id)) => ({ kind: 'arrived', id, page }) as const;

describe('what a playlist’s stage is about', () => {
  it('is the poster until something is asked for', () => {
    expect(stateAfter()).toMatchObject({ id: null, page: null, phase: 'idle' });
  });

  it('begins with what the address names', () => {
    expect(initialPlaying(pageOf('a'))).toMatchObject({ id: 'a', phase: 'there', refused: [] });
    expect(initialPlaying(pageOf('a', 'ended')).refused).toEqual(['a']);
  });

  it('keeps the one that played until the next has arrived', () => {
    const asking = stateAfter(chosen('a'), arrived('a'), onward('b'));
    expect([asking.id, asking.page?.id, asking.phase]).toEqual(['b', 'a', 'asking']);
    const there = reducePlaying(asking, arrived('b'));
    expect([there.page?.id, there.phase, there.played]).toEqual(['b', 'there', ['a']]);
  });

  it('hears no answer to what is not wanted any more', () => {
    const state = stateAfter(chosen('a'), chosen('b'));
    expect(reducePlaying(state, arrived('a'))).toBe(state);
    expect(reducePlaying(state, { kind: 'failed', id: 'a' })).toBe(state);
  });

  it('hears one answer to each question', () => {
    const state = stateAfter(chosen('a'), arrived('a', null));
    expect(reducePlaying(state, arrived('a'))).toBe(state);
    expect(reducePlaying(state, { kind: 'failed', id: 'a' })).toBe(state);
  });

  it('passes over what does not play, and keeps the player on stage', () => {
    for (const page of [null, pageOf('b', 'ended')]) {
      const state = stateAfter(chosen('a'), arrived('a'), onward('b'), arrived('b', page));
      expect([state.phase, state.page?.id, state.refused]).toEqual(['skipped', 'a', ['b']]);
    }
  });

  it('says why where the viewer chose it himself', () => {
    expect(stateAfter(chosen('a'), arrived('a', pageOf('a', 'ended')))).toMatchObject({
      phase: 'there',
      refused: ['a'],
    });
    expect(stateAfter(chosen('a'), arrived('a', null))).toMatchObject({ phase: 'gone', refused: ['a'] });
    expect(stateAfter(chosen('a'), { kind: 'failed', id: 'a' })).toMatchObject({
      phase: 'failed',
      refused: [],
    });
  });

  it('takes a refusal back once it plays', () => {
    expect(stateAfter(chosen('a'), arrived('a', null), chosen('a'), arrived('a')).refused).toEqual([]);
  });

  it('remembers the way it came, a hundred items of it', () => {
    const ids = Array.from({ length: 150 }, (_, index) => `i${index}`);
    const state = stateAfter(...ids.flatMap((id) => [onward(id), arrived(id)]));
    expect([state.played.length, state.played.at(-1)]).toEqual([100, 'i148']);
    const back = reducePlaying(state, {
      kind: 'asked',
      id: 'i148',
      isChosen: false,
      isBack: true,
      unplays: true,
    });
    expect([back.id, back.played.at(-1)]).toEqual(['i148', 'i147']);
  });

  it('goes on backwards from what is passed over on the way back, and forgets it on the way', () => {
    const back = (id: string) => ({ kind: 'asked', id, isChosen: false, isBack: true }) as const;
    const skipped = stateAfter(chosen('c'), arrived('c'), back('b'), arrived('b', null));
    expect(skipped).toMatchObject({ phase: 'skipped', isBack: true, page: { id: 'c' } });
    const before = reducePlaying(skipped, back('a'));
    expect(before.played).toEqual(['c']);
    expect(reducePlaying(before, arrived('a'))).toMatchObject({ phase: 'there', page: { id: 'a' } });
    // The way on is forward again.
    expect(reducePlaying(before, onward('b')).isBack).toBe(false);
  });

  it('knows of the last that was refused what would help, once none plays', () => {
    const skipped = stateAfter(chosen('a'), arrived('a'), onward('b'), arrived('b', pageOf('b', 'ended')));
    const exhausted = reducePlaying(skipped, { kind: 'exhausted' });
    expect(exhausted).toMatchObject({ phase: 'exhausted', skipped: { id: 'b' } });
    expect(reducePlaying(exhausted, chosen('b'))).toMatchObject({ page: null, refused: [], phase: 'asking' });
    // Tried again, it goes through the list anew.
    const passedOver = reducePlaying(reducePlaying(exhausted, onward('b')), arrived('b', null));
    expect(passedOver).toMatchObject({ phase: 'skipped', refused: ['b'] });
    const again = reducePlaying(reducePlaying(exhausted, chosen('b')), arrived('b'));
    expect(again).toMatchObject({ phase: 'there', skipped: null, refused: [] });
  });
});
