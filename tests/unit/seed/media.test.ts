import { readFile, stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { aurora } from '#demo/catalogue/aurora/brand.ts';
import { pulse } from '#demo/catalogue/pulse/brand.ts';
import { avcCodec, readFragments } from '#demo/illustrations/films/boxes.ts';
import { contentRatings } from '#demo/seed/content-ratings.ts';
import { pictureKeys, trailerKey } from '#demo/seed/content-rows.ts';
import { type MediaFile, mediaFiles } from '#demo/seed/media-files.ts';
import type { Brand } from '#demo/seed/types.ts';

const MAX_TOTAL_BYTES = 12_000_000;
const MAX_PICTURE_BYTES = 2_000_000;

async function filesOf(brand: Brand): Promise<Map<string, MediaFile>> {
  return new Map((await mediaFiles(brand)).map((file) => [file.key, file]));
}

function wantedKeys(brand: Brand): string[] {
  return [
    'public/static/logo.png',
    ...contentRatings.map((r) => pictureKeys.ratingIcon(r.id)),
    ...brand.titles.flatMap((t) => ladderOf(pictureKeys.poster('titles', t))),
    ...brand.titles.flatMap((t) =>
      t.asset ? [`media/${t.asset}/master.m3u8`, `media/${t.asset}/asset.json`] : [],
    ),
    ...brand.titles.flatMap((t) =>
      t.trailer ? [trailerKey(t.id), trailerKey(t.id).replace('360', '480')] : [],
    ),
    ...brand.people.flatMap((p) => pictureKeys.portrait(p) ?? []),
    ...brand.venues.flatMap((p) => ladderOf(pictureKeys.poster('venues', p))),
    ...brand.channels.flatMap((c) => [
      pictureKeys.channelLogo(c.id),
      ...ladderOf(pictureKeys.poster('channels', c)),
    ]),
    ...brand.banners.flatMap((b) => [
      b.image,
      b.image.replace('.w1600.', '.w800.'),
      b.image.replace('.w1600.', '.p640.'),
    ]),
  ];
}

/** The keys of a picture in the widths that a page may request. */
function ladderOf(key: string | null): string[] {
  return key ? [320, 640, 1280].map((width) => key.replace('.w1280.', `.w${width}.`)) : [];
}

describe('the committed media', () => {
  it.each([aurora, pulse])('every file that $slug shows exists', async (brand) => {
    const files = await filesOf(brand);
    expect(wantedKeys(brand).filter((key) => !files.has(key))).toEqual([]);
  });

  it('no picture and not all media together exceed their limits', async () => {
    const paths = new Set(
      (await Promise.all([aurora, pulse].map(mediaFiles))).flat().map((file) => file.path),
    );
    const sizes = await Promise.all(
      [...paths].map(async (path) => ({ path, size: (await stat(path)).size })),
    );
    expect(sizes.filter((f) => !f.path.endsWith('.mp4') && f.size > MAX_PICTURE_BYTES)).toEqual([]);
    expect(sizes.reduce((sum, f) => sum + f.size, 0)).toBeLessThanOrEqual(MAX_TOTAL_BYTES);
  });

  it.each([aurora, pulse])("the descriptions of $slug's films match their files", async (brand) => {
    const files = await filesOf(brand);
    for (const [key, file] of files) {
      if (!key.endsWith('/asset.json')) continue;
      const folder = key.slice(0, -'asset.json'.length);
      const asset = JSON.parse(await readFile(file.path, 'utf8'));
      const master = await readFile(files.get(`${folder}master.m3u8`)?.path ?? '', 'utf8');
      expect(asset.renditions.length, key).toBe(3);
      expect(asset.subtitles.length, key).toBeGreaterThanOrEqual(2);
      expect(master.match(/CLOSED-CAPTIONS=NONE/g)?.length, key).toBe(3);
      for (const rendition of asset.renditions) {
        const bytes = await readFile(files.get(folder + rendition.file)?.path ?? '');
        const { init, fragments } = readFragments(bytes);
        expect(rendition.init, key).toEqual(init);
        expect(
          rendition.segments.map(({ offset, length }: { offset: number; length: number }) => ({
            offset,
            length,
          })),
        ).toEqual(fragments);
        expect(rendition.codecs).toContain(avcCodec(bytes));
        expect(master).toContain(`BANDWIDTH=${rendition.bandwidth},`);
      }
      for (const { file: caption } of asset.subtitles) {
        expect(await readFile(files.get(folder + caption)?.path ?? '', 'utf8'), caption).toMatch(/^WEBVTT/);
      }
    }
  });
});
