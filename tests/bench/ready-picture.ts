import type { Browser } from '@playwright/test';

/**
 * Proves the premise of the preloaded rows: the preloaded picture is on the screen as soon as its player is,
 * before anything plays. Throws when the player shows one plain colour.
 */
export async function requireReadyPicture(browser: Browser, address: string, restMs: number) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(neverPlay);
  await page.goto(address, { waitUntil: 'networkidle' });
  const button = page.getByRole('link', { name: /Watch now|Resume watching/ });
  await button.hover();
  await page.waitForTimeout(restMs);
  await button.click();
  const video = page.getByRole('dialog').locator('video');
  await video.waitFor();
  const picture = await video.screenshot({ animations: 'disabled' });
  const colours = await page.evaluate(countColours, picture.toString('base64'));
  if (colours < MIN_COLOURS) throw new Error(`The preloaded film shows ${colours} colours`);
  await context.close();
}

/** A black box with the player's controls on it has a few dozen. */
const MIN_COLOURS = 500;

/** Runs in the page: nothing ever plays. */
function neverPlay() {
  HTMLMediaElement.prototype.play = () => new Promise(() => undefined);
}

/** Runs in the page: how many colours the middle of a picture has, by 6 bits a channel. */
async function countColours(base64: string): Promise<number> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  if (!context) return 0;
  context.drawImage(picture, 0, 0);
  const [width, height] = [Math.floor(picture.width / 2), Math.floor(picture.height / 2)];
  const { data } = context.getImageData(Math.floor(width / 2), Math.floor(height / 4), width, height);
  const colours = new Set<number>();
  for (let at = 0; at < data.length; at += 4) {
    colours.add(((data[at] ?? 0) >> 2) * 4096 + ((data[at + 1] ?? 0) >> 2) * 64 + ((data[at + 2] ?? 0) >> 2));
  }
  return colours.size;
}
