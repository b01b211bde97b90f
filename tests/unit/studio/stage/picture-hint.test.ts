import { describe, expect, it } from 'vitest';
import { pictureHint } from '#app/features/studio/stage/hints/picture-hint.ts';

const IMAGES = [
  { field: 'card_data.image_s3key', of: 'sm', width: 382, height: 597 },
  { field: 'card_data.image_s3key', width: 764, height: 597 },
  { field: 'image_s3key', width: 1920, height: 1080 },
];
const hintOf = (way: string, key: string, drawn: { width: number; height: number } | null, card?: string) =>
  pictureHint(IMAGES, { way, key, drawn, card });

describe('pictureHint', () => {
  it('goes by the field, and by the size of its card', () => {
    const drawn = { width: 320, height: 180 };
    expect(hintOf('card_data/#k3f/image_s3key', 'a.w1600.webp', drawn, 'sm')?.wanted).toEqual({
      ...{ width: 382, height: 597 },
    });
    expect(hintOf('card_data/#k3f/image_s3key', 'a.w1600.webp', drawn)?.wanted.width).toBe(764);
    expect(hintOf('logo', 'a.webp', drawn)).toBeNull();
  });

  it('a picture is as large as its largest file, whichever the browser has loaded', () => {
    const hint = hintOf('image_s3key', 'a.w1600.webp', { width: 640, height: 360 });
    expect(hint).toMatchObject({ picture: { width: 1600, height: 900 }, fit: { kind: 'fits' } });
    const one = hintOf('image_s3key', 'a.original.jpg', { width: 640, height: 360 });
    expect(one).toMatchObject({ picture: { width: 640, height: 360 } });
    expect(one?.fit).toEqual({ kind: 'scaled-up', percent: 300 });
  });

  it('a place without a picture has its size alone', () => {
    expect(hintOf('image_s3key', '', null)).toEqual({
      ...{ wanted: { width: 1920, height: 1080 }, picture: null, fit: null },
    });
  });
});
