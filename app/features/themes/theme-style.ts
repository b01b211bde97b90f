import { mix, type Rgb, toHex } from '#app/domain/themes/colour.ts';
import {
  BLACK,
  isDark,
  onColour,
  readableOn,
  type ThemeChoice,
  toReadablePalette,
  WHITE,
} from '#app/domain/themes/readable-palette.ts';
import { SLOTS } from '#app/domain/themes/themes.ts';
import { memoizeByObject } from '#app/lib/memoize.ts';

const DEFAULT_CHOICE: ThemeChoice = {};

// A brand's choice stays the same object as long as its config is cached, and the contrasts cost more than a
// small page.
const styles = new WeakMap<ThemeChoice, string>();
const colours = new WeakMap<ThemeChoice, Record<'page' | 'text' | 'muted' | 'brand' | 'onBrand', string>>();
const schemes = new WeakMap<ThemeChoice, 'dark' | 'light'>();

/**
 * The text of the root's one style element: the slots and the colours computed from them. Only `#rrggbb`
 * values of our own making get in, so a tenant's input can neither break out of it nor need escaping.
 */
export function toThemeStyle(choice: ThemeChoice | null | undefined): string {
  return memoizeByObject(styles, choice ?? DEFAULT_CHOICE, makeThemeStyle);
}

export function themeColorScheme(choice: ThemeChoice | null | undefined): 'dark' | 'light' {
  return memoizeByObject(schemes, choice ?? DEFAULT_CHOICE, (known) => schemeOf(toReadablePalette(known).c1));
}

/** Colours for what is drawn outside of the page: the browser's toolbar, icons. */
export function themeColours(choice: ThemeChoice | null | undefined) {
  return memoizeByObject(colours, choice ?? DEFAULT_CHOICE, (known) => {
    const { c1, c5, c6, c7 } = toReadablePalette(known);
    return {
      page: toHex(c1),
      text: toHex(c5),
      muted: toHex(c6),
      brand: toHex(c7),
      onBrand: toHex(onColour(c7)),
    };
  });
}

function makeThemeStyle(choice: ThemeChoice): string {
  const palette = toReadablePalette(choice);
  const slots = SLOTS.map((slot) => [slot, palette[slot]] as const);
  const computed: [string, Rgb][] = [
    ['on-brand', onColour(palette.c7)],
    ['on-brand-hover', onColour(palette.c8)],
    ['on-accent', onColour(palette.c9)],
    ['on-positive', onColour(palette.c10)],
    ['on-danger', onColour(palette.c11)],
    ['scrim', scrimOf(palette.c1)],
    ['on-scrim', WHITE],
    ['on-scrim-accent', readableOn(palette.c9, [scrimOf(palette.c1)], 4.5)],
  ];
  const declarations = [...slots, ...computed].map(([name, colour]) => `--${name}:${toHex(colour)}`);
  return `:root{color-scheme:${schemeOf(palette.c1)};${declarations.join(';')}}`;
}

function schemeOf(page: Rgb): 'dark' | 'light' {
  return isDark(page) ? 'dark' : 'light';
}

/**
 * Pictures are dark-scrimmed in every theme; a dark page's own colour lets the picture melt into the page.
 */
export function scrimOf(page: Rgb): Rgb {
  return isDark(page) ? page : mix(page, BLACK, 0.93);
}
