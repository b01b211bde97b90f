import { describe, expect, it } from 'vitest';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';

const origin = 'https://assets.example';

describe('toPictureSource', () => {
  it('a picture with variants offers all its widths', () => {
    expect(toPictureSource('images/titles/x.w640.webp', origin, 'card')).toEqual({
      src: `${origin}/images/titles/x.w320.webp`,
      srcSet: `${origin}/images/titles/x.w320.webp 320w, ${origin}/images/titles/x.w640.webp 640w`,
      width: 640,
      height: 360,
    });
  });

  it('a banner offers its own crop to phones', () => {
    expect(toPictureSource('images/banners/x.w1600.webp', origin, 'banner')?.phone).toEqual({
      srcSet: `${origin}/images/banners/x.p640.webp`,
      width: 640,
      height: 800,
    });
  });

  it('a focal point is what crops show, of the same files', () => {
    const source = toPictureSource('images/banners/x.f35-20.w1600.webp', origin, 'banner');
    expect(source).toEqual({
      ...toPictureSource('images/banners/x.w1600.webp', origin, 'banner'),
      position: '35% 20%',
      // Its own crop for phones is of the middle.
      phone: { srcSet: `${origin}/images/banners/x.w1600.webp`, width: 640, height: 800 },
    });
  });

  it('any other picture is offered alone', () => {
    expect(toPictureSource('uploads/Café poster.jpg', origin, 'card')).toEqual({
      src: `${origin}/uploads/Caf%C3%A9%20poster.jpg`,
      width: 640,
      height: 360,
    });
  });

  it('a missing picture is null', () => {
    expect(toPictureSource(undefined, origin, 'card')).toBeNull();
    expect(toPictureSource('', origin, 'card')).toBeNull();
  });
});
