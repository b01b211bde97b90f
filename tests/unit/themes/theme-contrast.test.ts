import { describe, expect, it } from 'vitest';
import { contrast, parseColour, toHex } from '#app/domain/themes/colour.ts';
import { CONTRAST_RULES, onColour, toReadablePalette, WHITE } from '#app/domain/themes/readable-palette.ts';
import { SLOTS, type ThemeName, themes } from '#app/domain/themes/themes.ts';
import { toThemeStyle } from '#app/features/themes/theme-style.ts';

const names = Object.keys(themes) as ThemeName[];

describe.each(names)('theme %s', (name) => {
  const palette = toReadablePalette({ name });

  it('every slot has a valid value of its own', () => {
    for (const slot of SLOTS) expect(toHex(palette[slot])).toBe(themes[name][slot].toLowerCase());
  });

  it.each(CONTRAST_RULES.flatMap(({ slot, on, least }) => on.map((surface) => ({ slot, surface, least }))))(
    '$slot is readable on $surface',
    ({ slot, surface, least }) => {
      expect(contrast(palette[slot], palette[surface])).toBeGreaterThanOrEqual(least);
    },
  );

  it.each(['c7', 'c8', 'c9', 'c10', 'c11'] as const)('the computed colour is readable on %s', (slot) => {
    expect(contrast(onColour(palette[slot]), palette[slot])).toBeGreaterThanOrEqual(4.5);
  });

  it('text on pictures is readable over a white picture under the scrim', () => {
    const scrim = parseColour(/--scrim:(#[0-9a-f]{6})/.exec(toThemeStyle({ name }))?.[1]);
    expect(scrim).not.toBeNull();
    if (!scrim) return;
    // The veil's 72 % over a white picture (app/styles/tokens.css).
    const worst = scrim.map((channel) => Math.round(channel * 0.72 + 255 * 0.28)) as [number, number, number];
    expect(contrast(WHITE, worst)).toBeGreaterThanOrEqual(4.5);
  });
});
