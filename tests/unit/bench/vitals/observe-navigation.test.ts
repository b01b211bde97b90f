import { describe, expect, it } from 'vitest';
import { type PaintedElement, toNavigationPaints } from '#tests/bench/vitals/observe-navigation.ts';

const CLICKED_AT = 1_700_000_000_000;
const PATH = '/content/the-salt-road';

const paint = (tag: string, afterMs: number, more: Partial<PaintedElement> = {}): PaintedElement => ({
  path: PATH,
  tag,
  at: CLICKED_AT + afterMs,
  area: 100,
  ...more,
});

describe('toNavigationPaints', () => {
  it('counts from the click to the heading and the largest picture of the new page', () => {
    const painted = [
      paint('img', 50, { path: '/', area: 90_000 }),
      paint('h1', -900),
      paint('h1', 1200),
      paint('img', 1250),
      paint('img', 1700, { area: 90_000 }),
      paint('img', 1900),
    ];
    const paints = toNavigationPaints({ clickedAt: CLICKED_AT, painted }, PATH);
    expect(paints).toEqual({ clickedAt: CLICKED_AT, heading: 1200, picture: 1700 });
  });

  it('throws where the new page painted no picture, or nothing was clicked', () => {
    const heading = paint('h1', 1200);
    const picture = paint('img', 1300);
    expect(() => toNavigationPaints({ clickedAt: CLICKED_AT, painted: [heading] }, PATH)).toThrow(PATH);
    expect(() => toNavigationPaints({ clickedAt: 0, painted: [heading, picture] }, PATH)).toThrow(PATH);
  });
});
