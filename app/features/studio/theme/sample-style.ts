import type { CSSProperties } from 'react';
import { type Rgb, toHex } from '#app/domain/themes/colour.ts';
import {
  isDark,
  onColour,
  type ReadablePalette,
  readableOn,
  type ThemeChoice,
  toReadablePalette,
  WHITE,
} from '#app/domain/themes/readable-palette.ts';
import { scrimOf } from '#app/features/themes/theme-style.ts';

/**
 * A theme's colours by their roles, for what is inside: app/styles/tokens.css gives them to all of the page, where
 * the slots of another theme come too late.
 */
export function sampleStyle(theme: ThemeChoice): CSSProperties {
  const palette = toReadablePalette(theme);
  const scrim = scrimOf(palette.c1);
  const roles = {
    'surface-page': palette.c1,
    surface: palette.c2,
    'surface-raised': palette.c3,
    line: palette.c4,
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
    scrim,
    'on-scrim': WHITE,
    'on-scrim-accent': readableOn(palette.c9, [scrim], 4.5),
  };
  const entries = [
    ...Object.entries(roles).map(([role, colour]) => [role, toHex(colour)]),
    ...Object.entries(mixesOf(palette, roles.scrim)),
  ].map(([role, colour]) => [`--${role}`, colour]);
  // Custom properties, which React's types do not know.
  return {
    colorScheme: isDark(palette.c1) ? 'dark' : 'light',
    ...Object.fromEntries(entries),
  } as CSSProperties;
}

/** Roles that app/styles/tokens.css mixes of slots, with these slots. */
function mixesOf({ c2, c3, c4, c5, c7, c9 }: ReadablePalette, scrim: Rgb): Record<string, string> {
  const faded = (colour: Rgb, percent: number, back = 'transparent') =>
    `color-mix(in srgb, ${toHex(colour)} ${percent}%, ${back})`;
  return {
    'line-soft': faded(c4, 32),
    'hover-veil': faded(c5, 9),
    'press-veil': faded(c5, 16),
    placeholder: `linear-gradient(135deg, ${faded(c7, 22, toHex(c3))}, ${faded(c9, 8, toHex(c2))})`,
    'scrim-strong': faded(scrim, 92),
    'scrim-veil': faded(scrim, 72),
    'on-scrim-muted': faded(WHITE, 84, toHex(scrim)),
  };
}
