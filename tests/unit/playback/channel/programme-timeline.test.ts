import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createProgrammeTimeline } from '#app/features/playback/channel/programme-timeline.ts';

const SLOT = { startMs: 1_000_000, endMs: 1_000_000 + 3_600_000 };

function timelineAt(elapsedSeconds: number) {
  let now = SLOT.startMs + elapsedSeconds * 1000;
  const timeline = createProgrammeTimeline(SLOT, () => now);
  return { timeline, pass: (seconds: number) => (now += seconds * 1000) };
}

const elapsed = fc.integer({ min: 1, max: 3_599 });
const fileSeconds = fc.integer({ min: 5, max: 7_200 });

describe('the timeline of a programme', () => {
  it('what is over can be watched, and the bar spans the slot', () => {
    const { timeline, pass } = timelineAt(600);
    const media = { start: 0, end: 24 };
    expect(timeline.range(media)).toEqual({ start: 0, end: 600, barEnd: 3600 });
    pass(7_200);
    expect(timeline.range(media)).toMatchObject({ end: 3600 });
  });

  it('before the file is open there is nothing to seek in', () => {
    const nothing = { start: 0, end: 0 };
    expect(timelineAt(600).timeline.range(nothing)).toEqual(nothing);
  });

  it('every position that can be watched is reached, inside the file', () => {
    fc.assert(
      fc.property(elapsed, fileSeconds, fc.double({ min: 0, max: 1, noNaN: true }), (seconds, end, part) => {
        const { timeline } = timelineAt(seconds);
        const media = { start: 0, end };
        const wanted = seconds * part;
        const at = timeline.mediaTimeOf(wanted, media);
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThan(end);
        expect(timeline.positionOf(at, media)).toBeCloseTo(wanted, 6);
      }),
    );
  });

  it('a file that begins anew goes on in the programme', () => {
    const { timeline } = timelineAt(600);
    const media = { start: 0, end: 24 };
    timeline.mediaTimeOf(47, media);
    expect(timeline.positionOf(23, media)).toBe(47);
    timeline.repeat(24);
    expect(timeline.positionOf(0.5, media)).toBe(48.5);
  });

  it('before the viewer has gone anywhere, the file’s latest repetition is on', () => {
    expect(timelineAt(50).timeline.positionOf(2, { start: 0, end: 24 })).toBe(50);
  });
});
