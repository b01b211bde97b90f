import { describe, expect, test } from 'vitest';
import { parseHeights, planLadder } from '#cli/film/packaging/ladder.ts';
import { thumbnailTrack } from '#cli/film/packaging/playlists.ts';

const source = (width: number, height: number, perSecond = 25) => ({
  width,
  height,
  frameRate: { numerator: perSecond, denominator: 1 },
});
const sizes = (width: number, height: number, heights?: number[]) =>
  planLadder(source(width, height), heights).rungs.map((rung) => `${rung.width}x${rung.height}`);

describe('the ladder', () => {
  test.each([
    [1920, 1080, ['640x360', '960x540', '1280x720', '1920x1080']],
    [3840, 2160, ['640x360', '960x540', '1280x720', '1920x1080']],
    [1280, 720, ['640x360', '960x540', '1280x720']],
    // Wider than 16:9: a rung of its own size, as 720 would lose much of it.
    [1920, 804, ['860x360', '1290x540', '1720x720', '1920x804']],
    // A phone held upright.
    [1080, 1920, ['360x640', '540x960', '720x1280', '1080x1920']],
    // Smaller than the smallest, and of odd sizes.
    [321, 181, ['322x182']],
  ])('of %i × %i scales nothing up, to even sides', (width, height, expected) => {
    const all = sizes(width, height);
    expect(all).toEqual(expected);
  });

  test('has the heights that are named, and names those that are taller than the film', () => {
    const { rungs, notes } = planLadder(source(1280, 720), [1080, 360]);
    expect(rungs.map(({ height }) => height)).toEqual([360]);
    expect(notes).toEqual(['The film is 1280 × 720, and nothing is scaled up: 1080 left out.']);
  });

  test('has two audio rates, and higher rates for more pixels and for fast pictures', () => {
    const { rungs } = planLadder(source(1920, 1080));
    expect(rungs.map(({ audioRate }) => audioRate)).toEqual([96, 160, 160, 160]);
    const rates = rungs.map(({ videoRate }) => videoRate);
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
    expect(rates[0]).toBe(800);
    expect(planLadder(source(1920, 1080, 60)).rungs[0]?.videoRate).toBe(1120);
  });

  test('of a picture too small to be a film is rejected', () => {
    expect(() => planLadder(source(64, 48))).toThrow(/64 × 48: a side has at least 100 pixels/);
  });

  test('--heights in any order, or twice, are the same heights', () => {
    expect(parseHeights('1080, 360,720,360')).toEqual([360, 720, 1080]);
  });

  test.each(['361', '90', 'full', '360,', '4320'])('--heights %s is rejected with an example', (text) => {
    expect(() => parseHeights(text)).toThrow(/such as 360,720,1080/);
  });
});

test('thumbnails go on to the next sheet when one is full', () => {
  const track = thumbnailTrack(
    (sheet) => `thumbs-${sheet + 1}.jpg`,
    { seconds: 9, every: 2 },
    { width: 160, height: 90, columns: 2, rows: 2 },
  );
  expect(track.match(/thumbs-\d\.jpg#xywh=\d+,\d+/g)).toEqual([
    'thumbs-1.jpg#xywh=0,0',
    'thumbs-1.jpg#xywh=160,0',
    'thumbs-1.jpg#xywh=0,90',
    'thumbs-1.jpg#xywh=160,90',
    'thumbs-2.jpg#xywh=0,0',
  ]);
  expect(track).toContain('00:00:08.000 --> 00:00:09.000');
});
