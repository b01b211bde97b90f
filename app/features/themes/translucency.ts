import { contrast, mix, type Rgb } from '#app/domain/themes/colour.ts';
import { BLACK, type ThemeChoice, toReadablePalette, WHITE } from '#app/domain/themes/readable-palette.ts';
import { memoizeByObject } from '#app/lib/memoize.ts';

const TEXT_CONTRAST = 4.5;
const LEAST_PERCENT = 72;
const PERCENT = 100;
/** Of `--hover-veil` (app/styles/tokens.css). */
const HOVER_SHARE = 0.09;

const DEFAULT_CHOICE: ThemeChoice = {};

const known = new WeakMap<ThemeChoice, number>();

/**
 * How much of the page's colour has to lie over a picture, in percent, so that text on it reads (WCAG AA)
 * whatever the picture is. A hundred where the theme's own text only just reads on the page itself.
 */
export function translucency(choice: ThemeChoice | null | undefined): number {
  return memoizeByObject(known, choice ?? DEFAULT_CHOICE, leastVeil);
}

function leastVeil(choice: ThemeChoice): number {
  const { c1, c5, c6 } = toReadablePalette(choice);
  const reads = (front: Rgb, back: Rgb) => contrast(front, back) >= TEXT_CONTRAST;
  for (let percent = LEAST_PERCENT; percent < PERCENT; percent++) {
    // Every other picture's colour lies between what these two make of the page's.
    const backs = [BLACK, WHITE].map((picture) => mix(picture, c1, percent / PERCENT));
    const isRead = backs.every((back) => reads(c5, mix(back, c5, HOVER_SHARE)) && reads(c6, back));
    if (isRead) return percent;
  }
  return PERCENT;
}
