import { describe, expect, test } from 'vitest';
import { airingWindow, requireAiring } from '#workers/platform/channel/airing.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const MINUTE_MS = 60_000;

/** Programmes of one content, in minutes from now. */
const shown = (...times: [from: number, to: number][]) =>
  times.map(([from, to]) => ({
    contentId: 'it',
    startMs: NOW.getTime() + from * MINUTE_MS,
    endMs: NOW.getTime() + to * MINUTE_MS,
  }));

function airingAt(times: [number, number][], videoType = 'SPV'): string {
  const others = [{ contentId: 'other', startMs: 0, endMs: Number.MAX_SAFE_INTEGER }];
  try {
    const found = requireAiring([...others, ...shown(...times)], { contentId: 'it', videoType }, NOW);
    return `from ${(found.startMs - NOW.getTime()) / MINUTE_MS}`;
  } catch (error) {
    if (error instanceof HttpError) return `${error.status} ${error.key}`;
    throw error;
  }
}

describe('the airing of a title on a channel', () => {
  test.each([
    ['is on', [[-10, 10]], 'from -10'],
    ['starts this minute', [[1, 30]], 'from 1'],
    ['was on', [[-90, -60]], 'from -90'],
    [
      'was on and is on',
      [
        [-90, -60],
        [-5, 5],
      ],
      'from -5',
    ],
    [
      'was on and comes again',
      [
        [-90, -60],
        [60, 90],
      ],
      'from -90',
    ],
    ['comes later', [[2, 30]], '409 not_started'],
    ['is not on it', [], '404 not_found'],
  ] as [string, [number, number][], string][])(
    'the airing of a title that %s: %j → %s',
    (_, times, answer) => {
      expect(airingAt(times)).toBe(answer);
      expect(airingAt(times, 'VOD_LIVE')).toBe(answer);
    },
  );

  test.each([
    ['is on', [[-10, 10]], 'from -10'],
    ['was on', [[-90, -60]], '409 stream_ended'],
    ['ends now', [[-90, 0]], '409 stream_ended'],
    [
      'was on and comes again',
      [
        [-90, -60],
        [60, 90],
      ],
      '409 not_started',
    ],
    ['comes later', [[2, 30]], '409 not_started'],
    ['is not on it', [], '404 not_found'],
  ] as [string, [number, number][], string][])(
    'the airing of a live title that %s: %j → %s',
    (_, times, answer) => {
      expect(airingAt(times, 'LIVE')).toBe(answer);
    },
  );

  test('a title may be caught up with for seven days', () => {
    const { startMs, endMs } = airingWindow(NOW);
    expect([startMs, endMs]).toEqual([
      Date.parse('2026-03-03T12:00:00Z'),
      Date.parse('2026-03-11T12:00:00Z'),
    ]);
  });
});
