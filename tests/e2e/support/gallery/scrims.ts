import type { Page } from '@playwright/test';
import { pixelAt, type Shot } from './behind.ts';

/** At this share of a picture's height no scrim comes from its foot or head. */
const ROW = 0.3;
/** A white picture's least channel where what is left of a scrim cannot be seen. */
const WHITE = 251;

/**
 * Of the page's first picture with words beside its middle, which is white in the shot: how far its scrim and its words
 * reach from the side where they begin.
 */
export async function measureScrim(page: Page, shot: Shot): Promise<{ scrim: number; words: number }> {
  const { left, right, y, isRtl, words } = await page.evaluate(placeWords, ROW);
  let scrim = right - left;
  for (; scrim > 0; scrim--) {
    const x = isRtl ? right - scrim : left + scrim - 1;
    const seen = pixelAt(shot, Math.floor(x * shot.scale), Math.floor(y * shot.scale));
    if (seen && Math.min(...seen) < WHITE) break;
  }
  return { scrim, words };
}

/** Its code runs in the page, so it may name nothing of this file. */
function placeWords(row: number) {
  const stage = document.querySelector('main [data-on-picture]');
  let words = stage?.querySelector('h1, h2, h3') ?? null;
  while (words && words.parentElement !== stage) words = words.parentElement;
  if (!stage || !words) throw new Error('there are no words over a picture');
  const { left, right, top, height } = stage.getBoundingClientRect();
  const box = words.getBoundingClientRect();
  const isRtl = getComputedStyle(stage).direction === 'rtl';
  return {
    ...{ left: Math.ceil(left), right: Math.floor(right), y: top + row * height, isRtl },
    words: isRtl ? right - box.left : box.right - left,
  };
}
