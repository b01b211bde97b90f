import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, mix, parseColour, type Rgb } from '#app/domain/themes/colour.ts';
import { toReadablePalette } from '#app/domain/themes/readable-palette.ts';
import { SLOTS, type ThemeName, themes } from '#app/domain/themes/themes.ts';
import { toThemeStyle } from '#app/features/themes/theme-style.ts';
import { translucency } from '#app/features/themes/translucency.ts';

const names = Object.keys(themes) as ThemeName[];
const channel = fc.integer({ min: 0, max: 255 });
const pictures = fc.tuple(channel, channel, channel);

/** What lies behind the header's words where the picture is `picture`, as browsers mix it. */
const behind = (page: Rgb, picture: Rgb, percent: number) => mix(picture, page, percent / 100);

describe('a translucent header', () => {
  it.each(names)(
    'text and placeholder of %s are readable over any picture, and the picture is visible',
    (name) => {
      const { c1, c5, c6 } = toReadablePalette({ name });
      const percent = translucency({ name });
      expect(percent).toBeLessThanOrEqual(96);
      fc.assert(
        fc.property(pictures, (picture) => {
          const back = behind(c1, picture, percent);
          for (const front of [c5, c6]) expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
          // The mark around what has the focus is the text's colour.
          expect(contrast(c5, back)).toBeGreaterThanOrEqual(3);
        }),
      );
    },
  );

  it("text in a tenant's own colours is readable over any picture, if need be by hiding it", () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...SLOTS), hex), pictures, (colors, picture) => {
        const { c1, c5, c6 } = toReadablePalette({ colors });
        const back = behind(c1, picture, translucency({ colors }));
        for (const front of [c5, c6]) expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('an unknown theme is the default one', () => {
    expect(translucency(null)).toBe(translucency({ name: 'DEFAULT_THEME' }));
  });
});

describe('a footer over a picture', () => {
  it.each(names)('the secondary text is readable in %s', (name) => {
    const scrim = parseColour(/--scrim:(#[0-9a-f]{6})/.exec(toThemeStyle({ name }))?.[1]);
    if (!scrim) throw new Error('no scrim');
    const white: Rgb = [255, 255, 255];
    // --on-scrim-muted (tokens.css) on the veil of footer-frame.module.css, over a white picture.
    expect(contrast(mix(scrim, white, 0.84), mix(white, scrim, 0.86))).toBeGreaterThanOrEqual(4.5);
  });
});
