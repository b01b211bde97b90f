import { expect, type Page } from '@playwright/test';

export const player = (page: Page) => page.getByRole('region', { name: /^(?:Player|المشغّل|مشغل)/ });

/** What the viewer is told on the picture when playing has stopped. */
export const failure = (page: Page, says: RegExp) => page.getByRole('group', { name: says });

export const secondsPlayed = (page: Page) =>
  page.locator('video:not([aria-hidden])').evaluate((video: HTMLVideoElement) => video.currentTime);

export async function untilPlaying(page: Page, seconds = 0.5) {
  await expect.poll(() => secondsPlayed(page), { timeout: 30_000 }).toBeGreaterThan(seconds);
}
