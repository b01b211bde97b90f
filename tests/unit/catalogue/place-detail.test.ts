import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detailWidth, placeDetail } from '#app/features/catalogue/preview/place-detail.ts';

const VIEWPORT = { width: 1440, height: 900, top: 64, gutter: 58 };
const DETAIL = { width: 340, height: 360, pictureHeight: 190 };

describe('placeDetail', () => {
  it('a detail is centred over its card’s picture', () => {
    const picture = { left: 600, top: 400, width: 250, height: 140 };
    const { left, top, originX, originY } = placeDetail(picture, DETAIL, VIEWPORT);
    expect({ left, top }).toEqual({ left: 555, top: 375 });
    expect({ originX, originY }).toEqual({ originX: 170, originY: 95 });
  });

  it.each([
    ['first', { left: 58, top: 400, width: 250, height: 140 }, { left: 58 }],
    ['last', { left: 1132, top: 400, width: 250, height: 140 }, { left: 1042 }],
    ['first that is cut by the edge', { left: -90, top: 400, width: 250, height: 140 }, { left: 8 }],
    ['last that is cut by the edge', { left: 1380, top: 400, width: 250, height: 140 }, { left: 1092 }],
    ['lowest', { left: 600, top: 860, width: 250, height: 140 }, { top: 532 }],
    ['half beneath the header', { left: 600, top: 0, width: 250, height: 140 }, { top: 72 }],
  ])('the detail of the %s card grows inwards', (_, picture, expected) => {
    expect(placeDetail(picture, DETAIL, VIEWPORT)).toMatchObject(expected);
  });

  it('a detail stays inside the window where there is room for it', () => {
    const box = fc.record({
      left: fc.integer({ min: -300, max: 1500 }),
      top: fc.integer({ min: -300, max: 1000 }),
      width: fc.integer({ min: 40, max: 700 }),
      height: fc.integer({ min: 40, max: 500 }),
    });
    fc.assert(
      fc.property(box, (picture) => {
        const { left, top } = placeDetail(picture, DETAIL, VIEWPORT);
        return (
          left >= 0 &&
          left + DETAIL.width <= VIEWPORT.width &&
          top >= VIEWPORT.top &&
          top + DETAIL.height <= VIEWPORT.height
        );
      }),
    );
  });

  it('a detail is wider than its card, readable beside a small one and no wider than the window', () => {
    expect(detailWidth(250, 1440)).toBe(330);
    expect(detailWidth(120, 1440)).toBe(300);
    expect(detailWidth(700, 2560)).toBe(860);
    expect(detailWidth(160, 300)).toBe(284);
  });
});
