import { describe, expect, it } from 'vitest';
import { INITIAL_STATE, reducePlayer } from '#app/features/playback/player/state/player-state.ts';

const { tracks } = INITIAL_STATE;

describe('reducePlayer', () => {
  it('the player is loading, and not failed, while an address is renewed', () => {
    const playing = reducePlayer(INITIAL_STATE, { kind: 'tracks', tracks });
    const renewing = reducePlayer(playing, { kind: 'renewing' });
    expect(renewing).toMatchObject({ phase: 'loading', failure: null, isRenewing: true });
    // A late track event of the session that ended does not end the waiting.
    expect(reducePlayer(renewing, { kind: 'tracks', tracks })).toMatchObject({ phase: 'loading' });
    const reopened = reducePlayer(renewing, { kind: 'opening' });
    expect(reopened.isRenewing).toBe(false);
    expect(reducePlayer(reopened, { kind: 'tracks', tracks })).toMatchObject({ phase: 'ready' });
  });

  it('the player stays failed until the next session opens', () => {
    const failed = reducePlayer(INITIAL_STATE, { kind: 'failed', failure: 'missing' });
    expect(reducePlayer(failed, { kind: 'tracks', tracks })).toMatchObject({
      phase: 'failed',
      failure: 'missing',
    });
    expect(reducePlayer(failed, { kind: 'opening' })).toMatchObject({ phase: 'loading', failure: null });
  });

  it('attempts are counted, so that each is waited for anew', () => {
    const once = reducePlayer(INITIAL_STATE, { kind: 'opening' });
    const twice = reducePlayer(reducePlayer(once, { kind: 'failed', failure: 'network' }), {
      kind: 'opening',
    });
    expect([INITIAL_STATE.attempt, once.attempt, twice.attempt]).toEqual([0, 1, 2]);
  });

  it('the player is failed when the renewal failed', () => {
    const renewing = reducePlayer(INITIAL_STATE, { kind: 'renewing' });
    expect(reducePlayer(renewing, { kind: 'failed', failure: 'expired' })).toMatchObject({
      phase: 'failed',
      failure: 'expired',
      isRenewing: false,
    });
  });
});
