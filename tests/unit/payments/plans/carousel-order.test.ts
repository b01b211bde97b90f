import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstInCentre, placeOf, wrapAround } from '#app/features/payments/plans/carousel-order.ts';

const placesOf = (centre: number, count: number) =>
  Array.from({ length: count }, (_, index) => placeOf(index, centre, count));

describe('the plan carousel', () => {
  it('the last plan comes before the first, and the first after the last', () => {
    expect(wrapAround(-1, 5)).toBe(4);
    expect(wrapAround(5, 5)).toBe(0);
    expect(placesOf(0, 5)).toEqual([0, 1, 2, -2, -1]);
    expect(placesOf(4, 5)).toEqual([1, 2, -2, -1, 0]);
  });

  it('a plan has a neighbour on both sides from three plans on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 40 }), fc.nat(), (count, seed) => {
        const places = placesOf(seed % count, count);
        expect(new Set(places).size).toBe(count);
        for (const place of [-1, 0, 1]) expect(places).toContain(place);
      }),
    );
  });

  it('the plan in the centre is at place 0, alone, however few there are', () => {
    expect(placesOf(0, 1)).toEqual([0]);
    expect(placesOf(0, 2)).toEqual([0, 1]);
    expect(placesOf(1, 2)).toEqual([-1, 0]);
  });

  it('each step moves every plan by one place, or round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 40 }), fc.nat(), (count, seed) => {
        const before = placesOf(seed % count, count);
        const after = placesOf(wrapAround((seed % count) + 1, count), count);
        for (const [index, place] of before.entries()) {
          expect(wrapAround(place - 1 - (after[index] ?? Number.NaN), count)).toBe(0);
        }
      }),
    );
  });
});

describe('the plan that is first in the centre', () => {
  const owned = (...flags: boolean[]) => firstInCentre(flags.map((isOwned) => ({ isOwned })));

  it('the first plan that the viewer lacks is in the centre', () => {
    expect(owned(false, false)).toBe(0);
    expect(owned(true, false, false)).toBe(1);
    expect(owned(true, true)).toBe(0);
  });
});
