import type { CSSProperties } from 'react';
import { toHex } from '#app/domain/themes/colour.ts';
import { onColour, type ThemeChoice, toReadablePalette } from '#app/domain/themes/readable-palette.ts';

/**
 * A theme's colours by their roles, for what is inside: app/styles/tokens.css gives them to all of the page, where
 * the slots of another theme come too late.
 */
export function sampleStyle(theme: ThemeChoice): CSSProperties {
  const palette = toReadablePalette(theme);
  const roles = {
    'surface-page': palette.c1,
    surface: palette.c2,
    'surface-raised': palette.c3,
    line: palette.c4,
    'line-soft': palette.c4,
    text: palette.c5,
    'text-muted': palette.c6,
    brand: palette.c7,
    'brand-hover': palette.c8,
    accent: palette.c9,
    positive: palette.c10,
    danger: palette.c11,
    focus: palette.c5,
    'on-brand': onColour(palette.c7),
    'on-brand-hover': onColour(palette.c8),
    'on-accent': onColour(palette.c9),
    'on-positive': onColour(palette.c10),
    'on-danger': onColour(palette.c11),
  };
  const entries = Object.entries(roles).map(([role, colour]) => [`--${role}`, toHex(colour)]);
  // Custom properties, which React's types do not know.
  return Object.fromEntries(entries) as CSSProperties;
}
