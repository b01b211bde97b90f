import { describe, expect, it } from 'vitest';
import { pictureHint } from '#app/features/studio/stage/hints/picture-hint.ts';

const OF_CARDS = [
  { of: 'sm', width: 382, height: 597 },
  { width: 764, height: 597 },
];
const BLOCK = {
  data: {
    image_s3key: 'a.w1600.webp',
    other: 'b.original.jpg',
    card_data: [
      { _id: 'k3f', _at: 'a0', size: 'sm', image_s3key: 'a.w1600.webp' },
      { _id: 'k4g', _at: 'a1', size: '', image_s3key: 'a.w1600.webp' },
    ],
  },
};
const PLACE = [{ width: 1920, height: 1080 }];
const hintOf = (way: string, sizes: typeof OF_CARDS, drawn: { width: number; height: number } | null) =>
  pictureHint(sizes, { block: BLOCK, way, drawn });

describe('pictureHint', () => {
  it('goes by the width of the card', () => {
    const drawn = { width: 320, height: 180 };
    expect(hintOf('card_data/#k3f/image_s3key', OF_CARDS, drawn)?.wanted.width).toBe(382);
    expect(hintOf('card_data/#k4g/image_s3key', OF_CARDS, drawn)?.wanted.width).toBe(764);
    expect(hintOf('logo', [], drawn)).toBeNull();
  });

  it('a picture is as large as its largest file, whichever the browser has loaded', () => {
    const hint = hintOf('image_s3key', PLACE, { width: 640, height: 360 });
    expect(hint).toMatchObject({ picture: { width: 1600, height: 900 }, fit: { kind: 'fits' } });
    const one = hintOf('other', PLACE, { width: 640, height: 360 });
    expect(one?.picture).toEqual({ width: 640, height: 360 });
    expect(one?.fit).toEqual({ kind: 'scaled-up', percent: 300 });
  });

  it('a place without a picture has its size alone', () => {
    expect(hintOf('image_s3key', PLACE, null)).toEqual({ wanted: PLACE[0], picture: null, fit: null });
  });
});
