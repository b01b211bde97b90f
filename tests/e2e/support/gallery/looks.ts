import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A block's place on the page, in CSS pixels. */
interface Place {
  key: string;
  top: number;
  height: number;
}

/** Baselines are so much smaller than the page. */
const SCALE = 0.5;
const QUALITY = 80;

/**
 * Makes the page look the same at any hour: people are ordered by name instead of at random, and each block begins on a
 * full pixel, however high the ones above it are. Returns the blocks' places.
 */
export function makeRepeatable(page: Page): Promise<Place[]> {
  return page.evaluate(() => {
    // A trailer's controls come and go with what is in sight.
    document.adoptedStyleSheets[0]?.insertRule(
      '[data-block="defaultBannerPlayer"] :has(> button) { visibility: hidden }',
    );
    for (const list of document.querySelectorAll('[data-block="artistSwimlane"] ul')) {
      const named = [...list.children].sort((one, other) =>
        (one.textContent ?? '').localeCompare(other.textContent ?? ''),
      );
      for (const item of named) list.appendChild(item);
      // The browser would scroll with the item that was first.
      list.scrollLeft = 0;
    }
    const blocks = [...document.querySelectorAll<HTMLElement>('[data-block]')];
    const examples = blocks.flatMap(({ parentElement }) => parentElement ?? []);
    // The gallery's own facts and links beside a block are not part of its look.
    for (const shown of [...blocks, ...examples]) {
      for (const beside of shown.parentElement?.children ?? []) {
        const holdsBlock = blocks.some((block) => beside.contains(block));
        if (beside instanceof HTMLElement && !holdsBlock) beside.style.display = 'none';
      }
    }
    for (const block of blocks) {
      const height = Math.ceil(block.getBoundingClientRect().height / 2) * 2;
      block.style.blockSize = `${height}px`;
    }
    return blocks.map((block) => {
      const { top, height } = block.getBoundingClientRect();
      return { key: block.dataset.block ?? '', top: Math.round(top + scrollY), height };
    });
  });
}

/** A picture of the full page at its natural size. */
export function shootPage(page: Page): Promise<Buffer> {
  return page.screenshot({
    fullPage: true,
    type: 'jpeg',
    quality: 100,
    animations: 'allow',
    caret: 'initial',
  });
}

/** A page's picture, decoded once for all the blocks that are cut out of it. */
export interface DecodedShot {
  pixels: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

export async function decode(shot: Buffer): Promise<DecodedShot> {
  const { data, info } = await sharp(shot).raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** One block out of a picture of the page, as it is kept. */
export function cutOut({ pixels, raw }: DecodedShot, { top, height }: Place): Promise<Buffer> {
  const { width } = raw;
  return sharp(pixels, { raw })
    .extract({ left: 0, top, width, height })
    .resize(Math.round(width * SCALE), Math.round(height * SCALE), { fit: 'fill' })
    .webp({ quality: QUALITY })
    .toBuffer();
}

const COLUMN_HEIGHT = 2400;

/** All of a page on one sheet: cut into columns, side by side. */
export async function toSheet(shot: Buffer, width: number): Promise<Buffer> {
  const { height = 0 } = await sharp(shot).metadata();
  const small = await sharp(shot)
    .resize(Math.round(width * SCALE), Math.round(height * SCALE), { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: columnWidth, height: smallHeight, channels } = small.info;
  const raw = { width: columnWidth, height: smallHeight, channels };
  const columns = Math.ceil(smallHeight / COLUMN_HEIGHT);
  const pieces = await Promise.all(
    Array.from({ length: columns }, async (_, index) => {
      const top = index * COLUMN_HEIGHT;
      const part = sharp(small.data, { raw }).extract({
        left: 0,
        top,
        width: columnWidth,
        height: Math.min(COLUMN_HEIGHT, smallHeight - top),
      });
      return { input: await part.png({ compressionLevel: 1 }).toBuffer(), left: index * columnWidth, top: 0 };
    }),
  );
  const sheet = {
    width: columns * columnWidth,
    height: COLUMN_HEIGHT,
    channels: 3 as const,
    background: '#000',
  };
  return sharp({ create: sheet }).composite(pieces).webp({ quality: QUALITY }).toBuffer();
}
