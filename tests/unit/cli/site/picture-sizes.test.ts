import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureSizeWarnings } from '#cli/site/files/picture-sizes.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'marquee-pictures-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function picture(name: string, width: number) {
  const file = path.join(directory, name);
  await sharp({ create: { width, height: 90, channels: 3, background: '#123' } }).toFile(file);
  return { key: `images/${name}`, file, bytes: (await stat(file)).size };
}

describe('the pictures of a folder', () => {
  it('are as wide as their names promise, but for a fifth', async () => {
    const pictures = [
      await picture('good.w640.webp', 640),
      await picture('near.w640.webp', 520),
      await picture('small.w640.webp', 320),
      await picture('portrait.p640.png', 100),
      await picture('logo.png', 20),
    ];
    expect(await pictureSizeWarnings(pictures)).toEqual([
      'media/images/small.w640.webp: is 320 pixels wide, and its name promises 640',
      'media/images/portrait.p640.png: is 100 pixels wide, and its name promises 640',
    ]);
  });

  it('are not heavier than a page can bear, and are pictures', async () => {
    const heavy = { ...(await picture('heavy.w640.webp', 640)), bytes: 412_345 };
    const file = path.join(directory, 'words.w640.webp');
    await writeFile(file, 'no picture');
    expect(await pictureSizeWarnings([heavy, { key: 'images/words.w640.webp', file, bytes: 10 }])).toEqual([
      'media/images/heavy.w640.webp: is of 412 KB: a picture should have at most 300',
      'media/images/words.w640.webp: is no picture that can be read',
    ]);
  });
});
