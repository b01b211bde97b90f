import { chromium } from '@playwright/test';
import { HEADLESS_SHELL } from './launch.ts';

/** `no` where the browser lacks the codecs of the films; it travels to the workers in the environment. */
export const PLAYABLE_VARIABLE = 'MARQUEE_E2E_PLAYS_FILMS';

const FILM_TYPE = 'video/mp4; codecs="avc1.4d401f, mp4a.40.2"';

/** Whether the browser plays what the demo films are made of. Playwright's own Chromium does not. */
export async function playsFilms(): Promise<boolean> {
  const browser = await chromium.launch(HEADLESS_SHELL);
  try {
    const page = await browser.newPage();
    return await page.evaluate((type) => MediaSource.isTypeSupported(type), FILM_TYPE);
  } finally {
    await browser.close();
  }
}
