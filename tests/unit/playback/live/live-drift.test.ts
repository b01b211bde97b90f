import { describe, expect, it } from 'vitest';
import {
  isAtEdge,
  type LiveDrift,
  type LiveSample,
  watchDrift,
} from '#app/features/playback/live/live-drift.ts';

const playing = { isPaused: false, rate: 1 };
const atEdge: LiveDrift = { isLive: true, position: 100 };

const step = (sample: Partial<LiveSample>, before: LiveDrift | null = atEdge) =>
  watchDrift(before, { position: 101, edge: 104, ...playing, ...sample });

describe('watchDrift', () => {
  it('a viewer within a few segments of the edge is at the edge', () => {
    expect(isAtEdge({ position: 100, edge: 115 })).toBe(true);
    expect(isAtEdge({ position: 100, edge: 115.1 })).toBe(false);
  });

  it('an undisturbed viewer stays at the edge', () => {
    expect(step({})).toEqual({ isLive: true, position: 101, returns: false });
  });

  it.each([
    ['a stall', { position: 101, edge: 130 }],
    ['a spell offline, with the window gone on', { position: 101, edge: 900 }],
    ['a jump over a hole, which lands short of the present', { position: 140, edge: 190 }],
  ])('a viewer is brought back after %s', (_, sample) => {
    expect(step(sample).returns).toBe(true);
  });

  it.each([
    ['paused', { position: 101, edge: 130, isPaused: true }],
    ['went back', { position: 60, edge: 104 }],
    ['slowed it down', { position: 101, edge: 120, rate: 0.5 }],
  ])('a viewer who %s is left where he is, and stays so', (_, sample) => {
    const drift = step(sample);
    expect(drift).toMatchObject({ isLive: false, returns: false });
    expect(step({ position: 61, edge: 140 }, drift).returns).toBe(false);
  });

  it('a viewer is live again by going to the edge himself', () => {
    const back = step({ position: 60, edge: 104 });
    const returned = step({ position: 105, edge: 106 }, back);
    expect(step({ position: 105, edge: 140 }, returned).returns).toBe(true);
  });

  it('a viewer who went back a little is left where he is, however the edge moves', () => {
    const back = step({ position: 85, edge: 104 });
    // The window has moved on under him, and the player with it.
    const nearer = step({ position: 91, edge: 105 }, back);
    expect(nearer).toMatchObject({ isLive: false, returns: false });
    expect(step({ position: 92, edge: 108 }, nearer).returns).toBe(false);
  });

  it('the edge is nearer in a file, which comes in no segments that one would wait for', () => {
    const inFile = (sample: Partial<LiveSample>, before: LiveDrift | null = atEdge) =>
      watchDrift(
        before,
        { position: 101, edge: 101, ...playing, ...sample },
        { within: 5, regainedWithin: 2 },
      );
    expect(inFile({ edge: 106 }).returns).toBe(false);
    expect(inFile({ edge: 106.1 }).returns).toBe(true);
    // Five seconds back, and let be.
    const back = inFile({ position: 95.9, edge: 101 });
    expect(back).toMatchObject({ isLive: false, returns: false });
    expect(inFile({ position: 96.9, edge: 102 }, back)).toMatchObject({ isLive: false, returns: false });
  });

  it('the drift of a viewer who starts far behind is unknown', () => {
    expect(step({ position: 40, edge: 104 }, null).returns).toBe(false);
  });
});
