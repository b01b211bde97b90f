import { describe, expect, it } from 'vitest';
import { CardGrid } from '#app/features/catalogue/cards/card-grid.tsx';
import { toCard } from '#app/features/catalogue/cards/card-model.ts';
import { Lane } from '#app/features/catalogue/lanes/lane.tsx';
import { renderOnSite } from '#tests/dom/support/render-on-site.tsx';
import { makeContent } from '#tests/unit/catalogue/content-factory.ts';

const PHONE = { width: 412, pixelRatio: 1.75 };

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((content_id) =>
  toCard(makeContent({ content_id, thumbnail: `images/${content_id}.w640.webp` }), {
    language: 'en',
    planIds: [],
    now: new Date('2026-05-01T12:00:00Z'),
  }),
);
const grid = (isMain: boolean) => <CardGrid label="Drama" cards={cards} isMain={isMain} />;
const row = (
  <Lane lane={{ kind: 'content', fit: 'wide', id: 'row', name: 'Drama', items: cards, seeMoreHref: null }} />
);

const imagesOf = (element: JSX.Element) => [...renderOnSite(element).container.querySelectorAll('img')];
/** Which of the pictures wait until they are near. */
const lazinessOf = (isMain: boolean) => imagesOf(grid(isMain)).map(({ loading }) => loading === 'lazy');

/** The device pixels that the phone's browser looks for a file of. */
function pixelsOnPhone({ sizes }: HTMLImageElement): number {
  const [, percent] = /^\(max-width: 575\.98px\) (\d+)vw/.exec(sizes) ?? [];
  return (PHONE.width * PHONE.pixelRatio * Number(percent)) / 100;
}

describe('CardGrid', () => {
  it('the first pictures of a page that opens with a list are fetched at once', () => {
    expect(lazinessOf(true)).toEqual([false, false, false, false, false, false, true, true]);
  });

  it('a list further down waits until it is near', () => {
    expect(lazinessOf(false)).toEqual(Array(8).fill(true));
  });
});

describe('the picture of a card', () => {
  it('a phone takes the file of 320 pixels, in a list as in a row', () => {
    const widths = [grid(true), row].flatMap(imagesOf).map(pixelsOnPhone);
    expect(widths).toHaveLength(16);
    expect(Math.max(...widths)).toBeLessThan(320);
  });
});
