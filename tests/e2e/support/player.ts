import { expect, type Page } from '@playwright/test';

export const player = (page: Page) => page.getByRole('region', { name: /^(?:Player|المشغّل|مشغل)/ });

/** The message over the picture when playback has failed. */
export const failure = (page: Page, message: RegExp) => page.getByRole('group', { name: message });

export const secondsPlayed = (page: Page) =>
  page.locator('video:not([aria-hidden])').evaluate((video: HTMLVideoElement) => video.currentTime);

export async function untilPlaying(page: Page, seconds = 0.5) {
  await expect.poll(() => secondsPlayed(page), { timeout: 30_000 }).toBeGreaterThan(seconds);
}
