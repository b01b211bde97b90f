import { describe, expect, it } from 'vitest';
import {
  canLoop,
  countStops,
  naturalPlaces,
  type RowGeometry,
  toTrackConfig,
} from '#app/ui/components/carousel/row-geometry.ts';

/** Cards of 300 px, 20 px apart, in a row of 1,000 px with 30 px before the first. */
function rowOf(count: number, changes: Partial<RowGeometry> = {}): RowGeometry {
  const sizes = Array.from({ length: count }, () => 300);
  return {
    isVertical: false,
    isRightToLeft: false,
    length: 1000,
    start: 30,
    spacing: 20,
    sizes,
    ...changes,
  };
}

/** The positions of the slides when the row has been moved to one of them. */
function positionsAt(geometry: RowGeometry, index: number): number[] {
  const config = toTrackConfig(geometry);
  let place = 0;
  const starts = config.map(({ size, spacing }) => {
    const start = place;
    place += size + spacing;
    return start;
  });
  const moved = (config[index]?.origin ?? 0) - (starts[index] ?? 0);
  return starts.map((start) => Math.round((start + moved) * geometry.length));
}

describe('the geometry of a row of slides', () => {
  it('a row loops only with one slide more than fills it', () => {
    expect([3, 4, 5].map((count) => canLoop(rowOf(count)))).toEqual([false, false, true]);
    expect(canLoop(rowOf(2, { sizes: [1000, 1000], spacing: 0, start: 0 }))).toBe(true);
    // A slide of 70 % in the middle needs a neighbour on both sides.
    const centred = { start: 150, spacing: 12 };
    expect(canLoop(rowOf(2, { ...centred, sizes: [700, 700] }))).toBe(false);
    expect(canLoop(rowOf(3, { ...centred, sizes: [700, 700, 700] }))).toBe(true);
  });

  it('slides have the positions of the stylesheet, in both directions', () => {
    const row = rowOf(5);
    expect(naturalPlaces(row)).toEqual([30, 350, 670, 990, 1310]);
    expect(positionsAt(row, 0)).toEqual(naturalPlaces(row));
    expect(naturalPlaces({ ...row, isRightToLeft: true })).toEqual([670, 350, 30, -290, -610]);
  });

  it('a looping row brings each slide to where the first one starts', () => {
    const row = rowOf(6);
    for (const index of row.sizes.keys()) expect(positionsAt(row, index)[index]).toBe(30);
  });

  it('a row that ends leaves the same space after its last slide as before the first', () => {
    const row = rowOf(4);
    expect(positionsAt(row, 3)).toEqual([-290, 30, 350, 670]);
    expect(positionsAt(row, 1)).toEqual([-290, 30, 350, 670]);
  });

  it('a row has as many stops as positions, to the pixel', () => {
    expect([2, 3, 4, 5].map((count) => countStops(rowOf(count)))).toEqual([1, 1, 2, 5]);
    const third = (1000 - 60 - 2 * 20) / 3;
    const thirds = (count: number) => rowOf(count, { sizes: Array.from({ length: count }, () => third) });
    expect([3, 4, 5].map((count) => countStops(thirds(count)))).toEqual([1, 2, 5]);
  });

  it('a row with room for all slides does not move', () => {
    const row = rowOf(2);
    for (const index of row.sizes.keys()) expect(toTrackConfig(row)[index]?.origin).toBe(0.03);
  });
});
