import { contrast, luminance, mix, parseColour, type Rgb } from './colour.ts';
import { DEFAULT_THEME_NAME, isThemeName, SLOTS, type Slot, themes } from './themes.ts';

/** A theme as it comes over the wire: a name of ours, colours of the tenant's own, or both. */
export interface ThemeChoice {
  name?: string | null | undefined;
  colors?: Readonly<Record<string, unknown>> | null | undefined;
}

export type ReadablePalette = Readonly<Record<Slot, Rgb>>;

export const BLACK: Rgb = [0, 0, 0];
export const WHITE: Rgb = [255, 255, 255];

/**
 * Least contrast (WCAG 2.2 AA) of each slot on the surfaces that it appears on. Text also appears on tints of
 * these, where it must still have 4.5: on a banner, on a button, on either with the pointer on it.
 */
export const CONTRAST_RULES = [
  { slot: 'c5', on: ['c1', 'c2', 'c3'], least: 6.5 },
  { slot: 'c6', on: ['c1', 'c2', 'c3'], least: 5.5 },
  { slot: 'c4', on: ['c1', 'c2', 'c3'], least: 3 },
  { slot: 'c7', on: ['c1', 'c2', 'c3'], least: 4.5 },
  { slot: 'c8', on: ['c1', 'c2', 'c3'], least: 4.5 },
  { slot: 'c9', on: ['c1', 'c2', 'c3'], least: 4.5 },
  { slot: 'c10', on: ['c1', 'c2', 'c3'], least: 4.5 },
  { slot: 'c11', on: ['c1', 'c2', 'c3'], least: 4.5 },
] as const satisfies readonly { slot: Slot; on: readonly Slot[]; least: number }[];

/**
 * Any choice becomes eleven colours that can be read: a slot that is no colour takes the named theme's,
 * one that is too faint on its surfaces moves towards black or white until it is not.
 */
export function toReadablePalette(choice: ThemeChoice | null | undefined): ReadablePalette {
  const base = themes[isThemeName(choice?.name) ? choice.name : DEFAULT_THEME_NAME];
  const colours = {} as Record<Slot, Rgb>;
  for (const slot of SLOTS) {
    colours[slot] = parseColour(choice?.colors?.[slot]) ?? parseColour(base[slot]) ?? BLACK;
  }
  // Where neither black nor white reads on all surfaces, no text could: all become the page's colour.
  const surfaces = [colours.c1, colours.c2, colours.c3];
  if (worstContrast(inkFor(surfaces), surfaces) < 4.5) {
    colours.c2 = colours.c1;
    colours.c3 = colours.c1;
  }
  makeRoom(colours);
  for (const { slot, on, least } of CONTRAST_RULES) {
    const backs = on.map((surface) => colours[surface]);
    colours[slot] = readableOn(colours[slot], backs, least);
  }
  return colours;
}

/**
 * The contrast that black or white must have on a surface: on a middle grey no text could fulfil the rules.
 */
const ROOM_FOR_WORDS = 6.5;

function makeRoom(colours: Record<Slot, Rgb>): void {
  const ink = inkFor([colours.c1, colours.c2, colours.c3]);
  const away = ink === WHITE ? BLACK : WHITE;
  for (const slot of ['c1', 'c2', 'c3'] as const) {
    const surface = colours[slot];
    for (let share = 0; contrast(ink, colours[slot]) < ROOM_FOR_WORDS; share += 0.04) {
      colours[slot] = mix(surface, away, share);
    }
  }
}

/** Dark means that white reads better on it than black. */
export function isDark(colour: Rgb): boolean {
  return luminance(colour) < 0.179;
}

/** Black or white, whichever reads better on `colour`; one of them always reaches 4.5. */
export function onColour(colour: Rgb): Rgb {
  return contrast(colour, WHITE) >= contrast(colour, BLACK) ? WHITE : BLACK;
}

/** `colour`, moved towards black or white until it has `least` contrast on every surface. */
export function readableOn(colour: Rgb, surfaces: readonly Rgb[], least: number): Rgb {
  const target = inkFor(surfaces);
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(colour, target, share);
    if (worstContrast(candidate, surfaces) >= least) return candidate;
  }
  return target;
}

/** Black or white, whichever reads better where it reads worst. */
function inkFor(surfaces: readonly Rgb[]): Rgb {
  return worstContrast(WHITE, surfaces) >= worstContrast(BLACK, surfaces) ? WHITE : BLACK;
}

function worstContrast(colour: Rgb, surfaces: readonly Rgb[]): number {
  return Math.min(...surfaces.map((surface) => contrast(colour, surface)));
}
