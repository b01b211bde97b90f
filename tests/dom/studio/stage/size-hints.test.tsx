import { describe, expect, it, vi } from 'vitest';
import { SizeHints } from '#app/features/studio/stage/hints/size-hints.tsx';
import type { Place } from '#app/features/studio/stage/places/find-places.ts';
import { renderOnSite } from '../../support/render-on-site.tsx';

const SIZES = [{ width: 1280, height: 720 }];

/** As a browser has loaded it and laid it out. */
function placeOf(way: string, { loaded, width }: { loaded: number; width: number }): Place {
  const node = document.createElement('img');
  const height = loaded * (9 / 16);
  Object.defineProperties(node, { naturalWidth: { value: loaded }, naturalHeight: { value: height } });
  vi.spyOn(node, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, width * (9 / 16)));
  return { way, field: { kind: 'picture', way, sizes: SIZES }, node, attribute: 'src' };
}

function drawHints() {
  const block = {
    ...{ id: 'hero', at: 'a0' },
    data: {
      enough: 'a.w1600.webp',
      small: 'b.original.jpg',
      empty: '',
      thumbnail: 'c.original.jpg',
    },
  };
  const places = [
    placeOf('enough', { loaded: 640, width: 600 }),
    placeOf('small', { loaded: 640, width: 600 }),
    placeOf('empty', { loaded: 0, width: 600 }),
    placeOf('thumbnail', { loaded: 640, width: 80 }),
  ];
  const section = document.createElement('section');
  Object.defineProperty(section, 'clientWidth', { value: 1280 });
  renderOnSite(<SizeHints {...{ section, block, places }} />);
}

const hints = () =>
  [...document.querySelectorAll('p')].map((hint) => [hint.dataset.fit ?? null, hint.textContent]);
const signs = () => [...document.querySelectorAll('p > svg')].map(({ innerHTML }) => innerHTML);

describe('hints at pictures', () => {
  it('are green where what lies there is enough, and amber where it would be scaled up', () => {
    drawHints();
    expect(hints()).toEqual([
      ['fits', '1280 × 720Large enough for this place: 1600 × 900 pixels'],
      ['scaled-up', '1280 × 720It has 640 × 360 pixels: too few, so it would be scaled up to 200 %'],
      // Nothing lies there; and over a picture of 80 pixels nobody could read one.
      [null, '1280 × 720'],
    ]);
    // They differ by more than their colours.
    expect(signs()).toHaveLength(2);
    expect(new Set(signs()).size).toBe(2);
  });
});
