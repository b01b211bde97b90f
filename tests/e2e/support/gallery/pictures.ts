import type { Page } from '@playwright/test';
import sharp from 'sharp';

const WIDTH = 1600;
const HEIGHT = 900;
const CELL = 40;

const plain = (background: string) =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
    .png()
    .toBuffer();

function checkerboard() {
  const row = (y: number) =>
    Array.from({ length: WIDTH }, (_, x) => ((Math.floor(x / CELL) + Math.floor(y / CELL)) % 2 ? 255 : 0));
  const pixels = Buffer.from(Array.from({ length: HEIGHT }, (_, y) => row(y)).flat());
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .png()
    .toBuffer();
}

/** The worst that a brand's owner could put into a block, for words that lie on it. */
export const HARSH_PICTURES = {
  white: () => plain('#fff'),
  black: () => plain('#000'),
  checkerboard,
} as const;

export type HarshPicture = keyof typeof HARSH_PICTURES;

/** Serves one of them for every picture: white at first, then the one that was chosen last. */
export async function servePictures(page: Page) {
  let body = await HARSH_PICTURES.white();
  await page.route('**', (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/png', body })
      : route.fallback(),
  );
  return async (name: HarshPicture) => {
    body = await HARSH_PICTURES[name]();
    await page.evaluate(reload, name);
  };
}

/** Its code runs in the page, so it may name nothing of this file. */
async function reload(name: string) {
  for (const source of document.querySelectorAll('source')) source.removeAttribute('srcset');
  await Promise.all(
    [...document.images].map((picture) => {
      picture.removeAttribute('srcset');
      // The same for all: one request answers them.
      picture.src = `${new URL(picture.src).origin}/${name}.png`;
      return picture.decode();
    }),
  );
  for (const video of document.querySelectorAll('video[poster]')) {
    video.setAttribute('poster', document.images[0]?.src ?? '');
  }
}
