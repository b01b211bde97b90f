import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, parseColour, toHex } from '#app/domain/themes/colour.ts';
import { BLACK, CONTRAST_RULES, toReadablePalette, WHITE } from '#app/domain/themes/readable-palette.ts';
import { SLOTS } from '#app/domain/themes/themes.ts';
import { themeColorScheme, toThemeStyle } from '#app/features/themes/theme-style.ts';

const STYLE = /^:root\{color-scheme:(?:dark|light)(?:;--(?:c\d{1,2}|[a-z-]+):#[0-9a-f]{6})+\}$/;
const slot = fc.constantFrom(...SLOTS);
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('toThemeStyle', () => {
  it('only colours are printed, whatever the tenant sends', () => {
    const anything = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.anything(), hex);
    fc.assert(
      fc.property(fc.dictionary(slot, anything), fc.string(), (colors, name) => {
        expect(toThemeStyle({ name, colors })).toMatch(STYLE);
      }),
    );
  });

  it.each([
    'red;}body{display:none',
    '#fff}</style><script>',
    'url(https://evil.example)',
    'var(--c1)',
    'expression(1)',
    '#ffff\n;',
    'rgb(999,0,0)',
    '#12345',
  ])('%j is replaced with the default of its slot', (value) => {
    expect(toThemeStyle({ name: 'NEON_DARK', colors: { c7: value } })).toBe(
      toThemeStyle({ name: 'NEON_DARK' }),
    );
  });

  it('an unknown theme, a prototype name and a missing one are the default theme', () => {
    for (const choice of [null, undefined, {}, { name: 'toString' }, { name: '__proto__' }, { name: 'X' }]) {
      expect(toThemeStyle(choice)).toBe(toThemeStyle({ name: 'DEFAULT_THEME' }));
    }
  });

  it('a tenant’s own colours replace the named theme’s', () => {
    expect(toThemeStyle({ name: 'DEFAULT_THEME', colors: { c7: '#FF8800' } })).toContain('--c7:#ff8800');
  });

  it('any palette is corrected until it meets AA', () => {
    fc.assert(
      fc.property(fc.dictionary(slot, hex), (colors) => {
        const palette = toReadablePalette({ colors });
        for (const { slot: front, on, least } of CONTRAST_RULES) {
          for (const back of on)
            expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(least);
        }
      }),
    );
  });

  it('every surface leaves room for text on its tints, on a middle grey too', () => {
    fc.assert(
      fc.property(fc.dictionary(slot, hex), (colors) => {
        const { c1, c2, c3 } = toReadablePalette({ colors });
        const room = [BLACK, WHITE].map((ink) =>
          Math.min(...[c1, c2, c3].map((back) => contrast(ink, back))),
        );
        expect(Math.max(...room)).toBeGreaterThanOrEqual(6.5);
      }),
    );
    const { c1 } = toReadablePalette({ colors: { c1: '#808080', c2: '#777', c3: '#8a8a8a' } });
    expect(toHex(c1)).not.toBe('#808080');
  });

  it('a theme has the colour scheme dark or light', () => {
    expect(themeColorScheme({ name: 'DEFAULT_THEME' })).toBe('dark');
    expect(themeColorScheme({ name: 'GREEN_ENERGY' })).toBe('light');
  });
});

describe('parseColour', () => {
  it.each([
    ['#0f0', '#00ff00'],
    ['#0f08', '#00ff00'],
    ['#12AB34', '#12ab34'],
    ['rgb(1, 2, 3)', '#010203'],
    ['rgb(1 2 3 / 50%)', '#010203'],
    ['hsl(120, 100%, 50%)', '#00ff00'],
  ])('%s is read', (input, expected) => {
    const colour = parseColour(input);
    expect(colour && toHex(colour)).toBe(expected);
  });

  it('a colour written by toHex is read back unchanged', () => {
    fc.assert(
      fc.property(hex, (value) => {
        const colour = parseColour(value);
        expect(colour && toHex(colour)).toBe(value);
      }),
    );
  });
});
