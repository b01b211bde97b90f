import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rendition } from '#workers/platform/assets/asset-description.ts';
import {
  joiningSegment,
  livePlaylist,
  upcomingJoiningSegments,
} from '#workers/platform/assets/live-playlist.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 12);

const renditions = fc
  .array(fc.double({ min: 0.5, max: 6, noNaN: true }), { minLength: 1, maxLength: 20 })
  .map((durations): Rendition => {
    return {
      height: 360,
      width: 640,
      file: '360.mp4',
      codecs: 'avc1.64001e,mp4a.40.2',
      bandwidth: 1,
      init: { offset: 0, length: 10 },
      segments: durations.map((duration, index) => ({ duration, offset: 10 + index * 100, length: 100 })),
    };
  });
const moments = fc.integer({ min: 0, max: 10 * 24 * 3600 * 1000 }).map((offset) => NOW_MS + offset);

interface Read {
  sequence: number;
  discontinuity: number;
  startMs: number;
  durationMs: number;
  bytes: string;
}

/** As a player reads it: every segment with its sequence number, its discontinuity number and its date. */
function read(playlist: string): Read[] {
  const tag = (name: string) => Number(playlist.match(new RegExp(`#EXT-X-${name}:(\\d+)`))?.[1]);
  let sequence = tag('MEDIA-SEQUENCE');
  let discontinuity = tag('DISCONTINUITY-SEQUENCE');
  let startMs = 0;
  let durationMs = 0;
  let bytes = '';
  const segments: Read[] = [];
  for (const line of playlist.split('\n')) {
    if (line === '#EXT-X-DISCONTINUITY') discontinuity += 1;
    else if (line.startsWith('#EXT-X-PROGRAM-DATE-TIME:')) startMs = Date.parse(line.slice(25));
    else if (line.startsWith('#EXTINF:')) durationMs = Math.round(Number.parseFloat(line.slice(8)) * 1000);
    else if (line.startsWith('#EXT-X-BYTERANGE:')) bytes = line.slice(17);
    else if (line === '360.mp4')
      segments.push({ sequence: sequence++, discontinuity, startMs, durationMs, bytes });
  }
  return segments;
}

describe('livePlaylist', () => {
  test('the same moment gives the same playlist', () => {
    fc.assert(
      fc.property(renditions, moments, (rendition, now) => {
        expect(livePlaylist(rendition, now)).toBe(livePlaylist(structuredClone(rendition), now));
      }),
    );
  });

  test('a player joins in the segment that starts three target durations before the end', () => {
    fc.assert(
      fc.property(renditions, moments, (rendition, now) => {
        const playlist = livePlaylist(rendition, now);
        const segments = read(playlist);
        const last = segments.at(-1);
        const target = Number(playlist.match(/TARGETDURATION:(\d+)/)?.[1]);
        const joinedAtMs = (last?.startMs ?? 0) + (last?.durationMs ?? 0) - 3 * target * 1000;
        const expected = segments.find((one) => joinedAtMs < one.startMs + one.durationMs);
        const joined = joiningSegment(rendition, now);
        expect(`${joined?.length}@${joined?.offset}`).toBe(expected?.bytes);
      }),
    );
  });

  test('what a player joins in later is known beforehand, at every moment', () => {
    fc.assert(
      fc.property(renditions, moments, fc.integer({ min: 0, max: 30_000 }), (rendition, now, elapsedMs) => {
        const upcoming = upcomingJoiningSegments(rendition, { nowMs: now, untilMs: now + 30_000 });
        const due =
          upcoming.findLast(({ fromMs }) => fromMs <= now + elapsedMs) ?? joiningSegment(rendition, now);
        expect(due).toMatchObject(joiningSegment(rendition, now + elapsedMs) ?? {});
        expect(upcoming.every(({ fromMs }) => fromMs > now && fromMs <= now + 30_000)).toBe(true);
      }),
    );
  });

  test('two playlists agree on every segment that both have, and never go back', () => {
    fc.assert(
      fc.property(renditions, moments, fc.integer({ min: 0, max: 90_000 }), (rendition, now, elapsedMs) => {
        const before = read(livePlaylist(rendition, now));
        const after = read(livePlaylist(rendition, now + elapsedMs));
        expect(after[0]?.sequence).toBeGreaterThanOrEqual(before[0]?.sequence ?? Number.NaN);
        for (const segment of before) {
          const same = after.find(({ sequence }) => sequence === segment.sequence);
          if (same) expect(same).toEqual(segment);
        }
      }),
    );
  });

  test('segments follow one another without a gap, end at the live edge and fill the window', () => {
    fc.assert(
      fc.property(renditions, moments, (rendition, now) => {
        const segments = read(livePlaylist(rendition, now));
        for (const [index, segment] of segments.slice(1).entries()) {
          const previous = segments[index];
          expect(segment.startMs).toBe((previous?.startMs ?? 0) + (previous?.durationMs ?? 0));
          expect(segment.sequence).toBe((previous?.sequence ?? 0) + 1);
        }
        const last = segments.at(-1);
        const endMs = (last?.startMs ?? 0) + (last?.durationMs ?? 0);
        expect(endMs).toBeLessThanOrEqual(now);
        expect(now - endMs).toBeLessThan(6001);
        const heldMs = segments.reduce((sum, { durationMs }) => sum + durationMs, 0);
        expect(heldMs).toBeGreaterThanOrEqual(30_000);
        expect(heldMs).toBeLessThan(36_001);
      }),
    );
  });

  test('each loop is a new discontinuity, and every segment fits its target duration', () => {
    fc.assert(
      fc.property(renditions, moments, (rendition, now) => {
        const playlist = livePlaylist(rendition, now);
        const target = Number(playlist.match(/TARGETDURATION:(\d+)/)?.[1]);
        const count = rendition.segments.length;
        for (const { sequence, discontinuity, durationMs, bytes } of read(playlist)) {
          expect(discontinuity).toBe(Math.floor(sequence / count));
          expect(bytes).toBe(`100@${10 + (sequence % count) * 100}`);
          expect(Math.round(durationMs / 1000)).toBeLessThanOrEqual(target);
        }
      }),
    );
  });
});
