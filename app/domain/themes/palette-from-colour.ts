import { luminance, mix, parseColour, type Rgb, toHex } from './colour.ts';
import { BLACK, toReadablePalette, WHITE } from './readable-palette.ts';
import { SLOTS, type Slot } from './themes.ts';

export type Scheme = 'dark' | 'light';
export const SCHEMES = ['dark', 'light'] as const satisfies readonly Scheme[];

/** What each slot is made of; the rest of a palette is the same for every brand. */
interface Recipe {
  /** Shares of the tint in the page, cards and menus, over black or white. */
  surfaces: readonly [number, number, number];
  back: Rgb;
  ink: Rgb;
  /** Of the tint in the main text. */
  text: number;
  /** Of the way from the brand's colour to the ink, under the pointer. */
  hover: number;
  accents: readonly [amber: string, cyan: string];
  positive: string;
  danger: string;
}

const RECIPES: Readonly<Record<Scheme, Recipe>> = {
  dark: {
    ...{ back: BLACK, ink: WHITE, surfaces: [0.06, 0.12, 0.18], text: 0.05, hover: 0.28 },
    ...{ accents: ['#ffc857', '#5fd7ff'], positive: '#2ec4b6', danger: '#ff7a7a' },
  },
  light: {
    ...{ back: WHITE, ink: BLACK, surfaces: [0.06, 0, 0], text: 0.16, hover: 0.24 },
    ...{ accents: ['#8a5a00', '#00667a'], positive: '#0b7a5c', danger: '#b3261e' },
  },
};

/** Shares of the way from text to page. */
const QUIET_TEXT = 0.3;
const LINES = 0.52;
/** A tint is as bright as this at least, or dark surfaces would all be black. */
const TINT_LUMINANCE = 0.18;
/** Grey in it: surfaces in the full colour would outshine what lies on them. */
const GREY = 0.35;
/** Of each channel; less, and an accent looks like the brand's colour. */
const DISTINCT = 90;

/**
 * A palette around one colour, `#rrggbb` by slot. All of it reads (`CONTRAST_RULES`); the colour itself is the
 * brand's unless it is too faint for that.
 */
export function paletteFromColour(colour: Rgb, scheme: Scheme): Readonly<Record<Slot, string>> {
  const { surfaces, back, ink, text, hover, accents, positive, danger } = RECIPES[scheme];
  const tint = tintOf(colour);
  const [c1, c2, c3] = surfaces.map((share) => mix(back, tint, share)) as [Rgb, Rgb, Rgb];
  const c5 = mix(ink, tint, text);
  const chosen = { c1, c2, c3, c4: mix(c5, c1, LINES), c5, c6: mix(c5, c1, QUIET_TEXT), c7: colour };
  const { c7 } = readable(chosen);
  return toHexes(
    readable({
      ...{ ...chosen, c7, c8: mix(c7, ink, hover), c9: accentFor(c7, accents) },
      ...{ c10: toRgb(positive), c11: toRgb(danger) },
    }),
  );
}

function readable(colours: Partial<Record<Slot, Rgb>>): Readonly<Record<Slot, Rgb>> {
  const hexes = Object.entries(colours).map(([slot, colour]) => [slot, toHex(colour)]);
  return toReadablePalette({ colors: Object.fromEntries(hexes) });
}

const toHexes = (palette: Readonly<Record<Slot, Rgb>>) =>
  Object.fromEntries(SLOTS.map((slot) => [slot, toHex(palette[slot])])) as Record<Slot, string>;

function tintOf(colour: Rgb): Rgb {
  const grey = Math.round(colour.reduce((sum, channel) => sum + channel, 0) / colour.length);
  const quiet = mix(colour, [grey, grey, grey], GREY);
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(quiet, WHITE, share);
    if (luminance(candidate) >= TINT_LUMINANCE) return candidate;
  }
  return WHITE;
}

/** Amber, as stars are, unless the brand has nearly that colour itself. */
function accentFor(brand: Rgb, [amber, cyan]: Recipe['accents']): Rgb {
  const isNear = toRgb(amber).every((channel, at) => Math.abs(channel - (brand[at] ?? 0)) < DISTINCT);
  return toRgb(isNear ? cyan : amber);
}

const toRgb = (hex: string): Rgb => parseColour(hex) ?? BLACK;
