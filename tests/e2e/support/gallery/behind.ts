import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, mix, type Rgb } from '#app/domain/themes/colour.ts';
import type { Line } from './words.ts';

/** The page as the screen shows it. `scale` is how many of its pixels make one of CSS. */
export interface Shot {
  pixels: Buffer;
  width: number;
  height: number;
  scale: number;
  /** Of the page, in CSS pixels, what is above it. */
  top: number;
}

/** All of the page, or what of it is in sight. */
export async function shoot(page: Page, { fullPage = true } = {}): Promise<Shot> {
  const [scale, scrolled] = await page.evaluate(() => [devicePixelRatio, scrollY] as const);
  const png = await page.screenshot({
    fullPage,
    type: 'jpeg',
    quality: 95,
    animations: 'allow',
    caret: 'initial',
  });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, scale, top: fullPage ? 0 : scrolled };
}

export function pixelAt({ pixels, width, height }: Shot, x: number, y: number): Rgb | null {
  if (x < 0 || y < 0 || x >= width || y >= height) return null;
  const at = (y * width + x) * 3;
  return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
}

/** So many points of a line are looked at, in each direction. */
const COLUMNS = 48;
const ROWS = 6;
/** Of the points, the share that may be worse: a border's own pixels, a hair of a picture between two panels. */
const IGNORED = 0.05;

/** WCAG contrast of a line of words with what is behind it, where it is as bad as anywhere. */
export function worstContrast(shot: Shot, line: Line): number {
  const { rgb, alpha } = readColour(line.colour);
  const found: number[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const x = line.x + (line.width * (column + 0.5)) / COLUMNS;
      const y = line.y + (line.height * (row + 0.5)) / ROWS;
      const behind = pixelAt(shot, Math.floor(x * shot.scale), Math.floor((y - shot.top) * shot.scale));
      if (behind) found.push(contrast(mix(behind, rgb, alpha * line.opacity), behind));
    }
  }
  found.sort((a, b) => a - b);
  return found[Math.floor(found.length * IGNORED)] ?? Number.POSITIVE_INFINITY;
}

/** `rgb(1, 2, 3)`, `rgba(1, 2, 3, 0.4)` or `color(srgb 0.1 0.2 0.3 / 0.4)`, as browsers compute them. */
export function readColour(text: string): { rgb: Rgb; alpha: number } {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  const unit = text.startsWith('color(srgb') ? 255 : 1;
  return { rgb: [red * unit, green * unit, blue * unit], alpha };
}

/** WCAG's least contrast of words, of those that are large, and of what shows where a field or its focus is. */
const TEXT = 4.5;
const LARGE_TEXT = 3;

/** The lines that cannot be read, with their places on the page. */
export function unreadable(shot: Shot, lines: readonly Line[]): string[] {
  return lines.flatMap((line) => {
    const worst = worstContrast(shot, line);
    if (worst >= (line.isLarge ? LARGE_TEXT : TEXT)) return [];
    return [`${line.name} (${worst.toFixed(2)}, at ${Math.round(line.x)}, ${Math.round(line.y)})`];
  });
}

/** Names of what has something else behind it in the one picture of the page than in the other. */
export function differingBehind(one: Shot, other: Shot, lines: readonly Line[]): string[] {
  const isOther = (line: Line) => worstContrast(one, line) !== worstContrast(other, line);
  return [...new Set(lines.filter(isOther).map(({ name }) => name.split(':')[0] ?? ''))];
}
