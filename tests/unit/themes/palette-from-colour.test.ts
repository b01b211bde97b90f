import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, parseColour, type Rgb, toHex } from '#app/domain/themes/colour.ts';
import { paletteFromColour, SCHEMES } from '#app/domain/themes/palette-from-colour.ts';
import { CONTRAST_RULES, isDark, onColour, toReadablePalette } from '#app/domain/themes/readable-palette.ts';
import { SLOTS, themes } from '#app/domain/themes/themes.ts';
import { dominantColour } from '#app/features/themes/dominant-colour.ts';

const channel = fc.integer({ min: 0, max: 255 });
const colour: fc.Arbitrary<Rgb> = fc.tuple(channel, channel, channel);
const scheme = fc.constantFrom(...SCHEMES);
const toRgb = (hex: string) => parseColour(hex) ?? ([0, 0, 0] as const);

describe('a palette from one colour', () => {
  it('reads, on every surface, and viewers get it as it is', () => {
    fc.assert(
      fc.property(colour, scheme, (brand, wanted) => {
        const palette = paletteFromColour(brand, wanted);
        for (const { slot, on, least } of CONTRAST_RULES)
          for (const surface of on)
            expect(contrast(toRgb(palette[slot]), toRgb(palette[surface]))).toBeGreaterThanOrEqual(least);
        const shown = toReadablePalette({ name: 'PANTONE_RED', colors: palette });
        expect(SLOTS.map((slot) => toHex(shown[slot]))).toEqual(SLOTS.map((slot) => palette[slot]));
        expect(contrast(toRgb(palette.c7), onColour(toRgb(palette.c7)))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('is as dark or light as was wanted, and its surfaces are no two of one colour where they are dark', () => {
    fc.assert(
      fc.property(colour, (brand) => {
        const dark = paletteFromColour(brand, 'dark');
        expect(isDark(toRgb(dark.c1))).toBe(true);
        expect(new Set([dark.c1, dark.c2, dark.c3]).size).toBe(3);
        expect(isDark(toRgb(paletteFromColour(brand, 'light').c1))).toBe(false);
      }),
    );
  });

  it('has the very colour wherever that reads', () => {
    fc.assert(
      fc.property(colour, scheme, (brand, wanted) => {
        const palette = paletteFromColour(brand, wanted);
        const surfaces = [palette.c1, palette.c2, palette.c3].map(toRgb);
        fc.pre(surfaces.every((surface) => contrast(brand, surface) >= 4.5));
        expect(palette.c7).toBe(toHex(brand));
      }),
    );
  });

  it('has an accent that is not the brand’s colour', () => {
    for (const { c7 } of Object.values(themes))
      for (const wanted of SCHEMES) {
        const palette = paletteFromColour(toRgb(c7), wanted);
        expect(palette.c9).not.toBe(palette.c7);
      }
    expect(paletteFromColour(toRgb('#ffc107'), 'dark').c9).toBe('#5fd7ff');
  });
});

describe('the colour of a logo', () => {
  type Pixel = [red: number, green: number, blue: number, alpha: number];
  const pixels = (...colours: Pixel[]) => colours.flat();

  it('is the one of which there is most, whatever is white, black, grey or transparent', () => {
    const greys: Pixel[] = [
      [255, 255, 255, 255],
      [0, 0, 0, 255],
      [120, 125, 118, 255],
    ];
    const unseen = Array.from({ length: 3 }, (): Pixel => [0, 0, 255, 10]);
    const reds: Pixel[] = [
      [200, 20, 40, 255],
      [220, 20, 60, 255],
    ];
    expect(dominantColour(pixels(...greys, ...unseen, ...reds, [20, 200, 40, 255]))).toEqual([211, 20, 51]);
  });

  it('is none of a logo in greys, nor of an empty one', () => {
    expect(dominantColour(pixels([10, 10, 10, 255], [250, 250, 250, 255]))).toBeNull();
    expect(dominantColour(pixels([255, 0, 0, 0]))).toBeNull();
    expect(dominantColour([])).toBeNull();
  });
});
