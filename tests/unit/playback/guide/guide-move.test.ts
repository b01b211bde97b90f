import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuideProgramme } from '#app/features/playback/guide/guide-model.ts';
import {
  type GuidePlace,
  type GuideShape,
  moveInGuide,
  nearest,
  restorePlace,
} from '#app/features/playback/guide/guide-move.ts';
import { initialRange } from '#app/features/playback/guide/use-restored-scroll.ts';
import { stickyUntilMinute, toVisibleRange } from '#app/features/playback/guide/visible-range.ts';

const HOUR_MS = 3_600_000;

const programme = (startMs: number, endMs: number): GuideProgramme => ({
  startMs,
  endMs,
  title: '',
  isPlainVideo: true,
  from: '',
  to: '',
});
const ROWS = [
  [programme(0, 30), programme(30, 60), programme(60, 120)],
  [programme(0, 45), programme(50, 90)],
  [],
  undefined,
  [programme(10, 100)],
];
const SHAPE: GuideShape = {
  rowCount: ROWS.length,
  visibleRows: 2,
  direction: 'ltr',
  programmesOf: (row) => ROWS[row],
};
const at = (row: number, startMs: number | null, anchorMs = startMs ?? 0): GuidePlace => ({
  row,
  startMs,
  anchorMs,
});
const keyDown = (place: GuidePlace, key: string, more = {}, shape = SHAPE) =>
  moveInGuide(place, { key, ...more }, shape);

describe('moveInGuide', () => {
  it('arrow keys move along a row, from the channel to its last programme', () => {
    expect(keyDown(at(0, null), 'ArrowRight')).toEqual(at(0, 0));
    expect(keyDown(at(0, null, 70), 'ArrowRight')).toEqual(at(0, 60));
    expect(keyDown(at(0, 30), 'ArrowRight')).toEqual(at(0, 60));
    expect(keyDown(at(0, 60), 'ArrowRight')).toEqual(at(0, 60));
    expect(keyDown(at(0, 0), 'ArrowLeft')).toEqual(at(0, null));
  });

  it('arrow keys follow the reading direction', () => {
    expect(keyDown(at(0, 30), 'ArrowLeft', {}, { ...SHAPE, direction: 'rtl' })).toEqual(at(0, 60));
  });

  it('the down key moves to the programme at the same time, and the time is kept', () => {
    const down = keyDown(at(0, 30), 'ArrowDown');
    expect(down).toEqual(at(1, 0, 30));
    expect(keyDown(down ?? at(0, 0), 'ArrowUp')).toEqual(at(0, 30, 30));
  });

  it('the focus stays on the channel where a row is empty or still loading', () => {
    expect(keyDown(at(1, 0, 30), 'ArrowDown')).toEqual(at(2, null, 30));
    expect(keyDown(at(2, null, 30), 'ArrowDown')).toEqual(at(3, null, 30));
  });

  it('Home, End and the page keys move to the ends of row and guide and by screens', () => {
    expect(keyDown(at(0, 30), 'Home')).toEqual(at(0, null, 30));
    expect(keyDown(at(0, 30), 'End')).toEqual(at(0, 60));
    expect(keyDown(at(4, 10), 'Home', { ctrlKey: true })).toMatchObject({ row: 0, startMs: null });
    expect(keyDown(at(0, 0), 'End', { ctrlKey: true })).toEqual(at(4, 10));
    expect(keyDown(at(0, 0), 'PageDown')).toMatchObject({ row: 2 });
    expect(keyDown(at(1, 50), 'PageUp')).toMatchObject({ row: 0 });
  });

  it('other keys are left to the browser', () => {
    expect(keyDown(at(0, 0), 'a')).toBeNull();
    expect(keyDown(at(0, 0), 'ArrowLeft', { altKey: true })).toBeNull();
  });

  it('no key leaves the guide', () => {
    const keys = fc.constantFrom(
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'PageUp',
      'PageDown',
      'Home',
      'End',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, fc.boolean()), { maxLength: 60 }), (keyDowns) => {
        let place = at(0, null);
        for (const [key, ctrlKey] of keyDowns) {
          place = keyDown(place, key, { ctrlKey }) ?? place;
          expect(place.row).toBeGreaterThanOrEqual(0);
          expect(place.row).toBeLessThan(ROWS.length);
          if (place.startMs === null) continue;
          expect(ROWS[place.row]?.some(({ startMs }) => startMs === place.startMs)).toBe(true);
        }
      }),
    );
  });

  it('the nearest programme of a gap is found', () => {
    const [first, second] = ROWS[1] ?? [];
    expect(nearest(ROWS[1] ?? [], 46)).toBe(first);
    expect(nearest(ROWS[1] ?? [], 49)).toBe(second);
    expect(nearest([], 0)).toBeUndefined();
  });
});

describe('toVisibleRange', () => {
  const viewport = { scrollTop: 0, scrollLeft: 0, width: 1000, height: 720, pxPerMinute: 5 };

  it('the range covers little more than the viewport, for two hundred channels as for seven', () => {
    const { firstRow, endRow, fromMinute, toMinute } = toVisibleRange({ ...viewport, scrollTop: 7200 }, 200);
    expect([firstRow, endRow]).toEqual([96, 115]);
    expect([fromMinute, toMinute]).toEqual([-60, 300]);
    expect(toVisibleRange(viewport, 7)).toMatchObject({ firstRow: 0, endRow: 7 });
  });

  it('the range covers the viewport at any scroll position, in both directions of text', () => {
    fc.assert(
      fc.property(fc.integer({ min: -7000, max: 7000 }), fc.integer({ min: 0, max: 13_000 }), (left, top) => {
        const range = toVisibleRange({ ...viewport, scrollLeft: left, scrollTop: top }, 200);
        expect(range.fromMinute * 5).toBeLessThanOrEqual(Math.abs(left));
        expect(range.toMinute * 5).toBeGreaterThanOrEqual(Math.abs(left) + 1000);
        expect(range.firstRow * 72).toBeLessThanOrEqual(top);
        expect(Math.min(200, range.endRow) * 72).toBeGreaterThanOrEqual(Math.min(200 * 72, top + 720));
        expect(range.endRow - range.firstRow).toBeLessThanOrEqual(19);
      }),
    );
  });
});

describe('stickyUntilMinute', () => {
  it('titles stick for programmes that start before the viewport, and hardly others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7000 }), (scrollLeft) => {
        const viewport = { scrollTop: 0, scrollLeft, width: 1000, height: 720, pxPerMinute: 5 };
        const until = stickyUntilMinute(toVisibleRange(viewport, 200).fromMinute);
        expect(until * 5).toBeGreaterThan(scrollLeft);
        expect(until * 5).toBeLessThanOrEqual(scrollLeft + 300);
      }),
    );
  });

  it('all titles stick where the visible range is unknown', () => {
    expect(stickyUntilMinute(Number.NEGATIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('initialRange', () => {
  const served = {
    firstRow: 15,
    endRow: 30,
    fromMinute: Number.NEGATIVE_INFINITY,
    toMinute: Number.POSITIVE_INFINITY,
  };
  const day = { chosen: '2026-11-23', window: { startMs: 0, endMs: 24 * HOUR_MS } };

  it('the first range is around now for today, and the morning of any other day', () => {
    expect(initialRange(null, served, day, 10 * HOUR_MS)).toMatchObject({ fromMinute: 510, toMinute: 870 });
    expect(initialRange(null, served, day, 30 * HOUR_MS)).toMatchObject({ fromMinute: -60, toMinute: 300 });
    expect(initialRange(null, served, day, 0)).toMatchObject({ firstRow: 15, endRow: 30 });
  });

  it('the first range is that of the day shown before', () => {
    const range = { firstRow: 90, endRow: 110, fromMinute: 540, toMinute: 900 };
    const last = { day: '2026-11-22', isToday: false, top: 6480, minute: 600, range };
    expect(initialRange(last, served, day, 0)).toBe(range);
  });

  it('the first range is around now, at the same channels, where today is another day in the new time zone', () => {
    const range = { firstRow: 90, endRow: 110, fromMinute: 1200, toMinute: 1440 };
    const last = { day: '2026-11-22', isToday: true, top: 6480, minute: 1230, range };
    expect(initialRange(last, served, day, 10 * HOUR_MS)).toEqual({
      firstRow: 90,
      endRow: 110,
      fromMinute: 510,
      toMinute: 870,
    });
  });
});

describe('restorePlace', () => {
  it('a focused channel keeps the focus, however its programmes changed', () => {
    expect(restorePlace(at(3, null, 40), [programme(0, 30)])).toEqual(at(3, null, 40));
  });

  it('the focus moves to the programme at the same time, or to the channel where there are none', () => {
    expect(restorePlace(at(1, 30), [programme(0, 20), programme(20, 60)])).toEqual(at(1, 20, 30));
    expect(restorePlace(at(1, 30), [programme(90, 120)])).toEqual(at(1, 90, 30));
    expect(restorePlace(at(1, 30), [])).toEqual(at(1, null, 30));
    expect(restorePlace(at(1, 30), undefined)).toEqual(at(1, null, 30));
  });
});
