import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFragmentedMp4 } from '#cli/film/packaging/fragmented-mp4.ts';
import { namedFiles } from '#cli/site/files/named-files.ts';
import { type DemoSite, demoBrands, readDemoSite, valuesOf } from '#demo/seed/brands.ts';
import { committedFiles, type MediaFile, mediaFiles } from '#demo/seed/media-files.ts';
import { mediaRoot } from '#demo/seed/media-root.ts';

const MAX_TOTAL_BYTES = 40_000_000;
const MAX_PICTURE_BYTES = 2_000_000;

const brands = await Promise.all(
  demoBrands.filter(({ isActive }) => isActive).map((brand) => readDemoSite(brand, new Date())),
);

async function filesOf(brand: DemoSite): Promise<Map<string, MediaFile>> {
  const files = new Map<string, MediaFile>();
  for await (const file of mediaFiles(brand)) files.set(file.key, file);
  return files;
}

function wantedKeys(brand: DemoSite): string[] {
  const titles = [...valuesOf(brand, 'title'), ...valuesOf(brand, 'playlist')];
  const pictures = [...titles, ...valuesOf(brand, 'venue')].map(({ poster }) => poster);
  return [
    'public/static/logo.png',
    ...valuesOf(brand, 'rating').flatMap(({ icon }) => icon ?? []),
    ...pictures.flatMap(ladderOf),
    ...titles.flatMap(({ poster, thumbnail, preview }) =>
      [poster, thumbnail, preview].flatMap((key) => key ?? []),
    ),
    ...valuesOf(brand, 'title').flatMap(({ asset }) => (asset ? [`media/${asset}/master.m3u8`] : [])),
    ...valuesOf(brand, 'asset').flatMap(({ id, ...asset }) =>
      namedFiles('asset', id, { captions: [], has_thumbnails: false, ...asset }).map(({ key }) => key),
    ),
    ...titles.flatMap(({ trailer }) => (trailer ? [trailer, trailer.replace('360', '480')] : [])),
    ...valuesOf(brand, 'person').flatMap(({ poster }) => poster ?? []),
    ...valuesOf(brand, 'channel').flatMap(({ logo, banner }) => [
      ...(logo ? [logo] : []),
      ...ladderOf(banner),
    ]),
    ...valuesOf(brand, 'banner').flatMap(({ image = '' }) => [
      image,
      image.replace('.w1600.', '.w800.'),
      image.replace('.w1600.', '.p640.'),
    ]),
  ];
}

/** The keys of a picture in the widths that a page may request. */
function ladderOf(key: string | undefined): string[] {
  return key ? [320, 640, 1280].map((width) => key.replace('.w1280.', `.w${width}.`)) : [];
}

describe('the committed media', () => {
  it.each(brands)('every file that $slug shows exists', async (brand) => {
    const files = await filesOf(brand);
    expect(wantedKeys(brand).filter((key) => !files.has(key))).toEqual([]);
  });

  it('no picture and not all media together exceed their limits', async () => {
    const entries = await readdir(mediaRoot, { recursive: true, withFileTypes: true });
    const sizes = await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .map(async (file) => ({ file, size: (await stat(file)).size })),
    );
    expect(sizes.filter((f) => !f.file.endsWith('.mp4') && f.size > MAX_PICTURE_BYTES)).toEqual([]);
    expect(sizes.reduce((sum, f) => sum + f.size, 0)).toBeLessThanOrEqual(MAX_TOTAL_BYTES);
  });

  it.each(brands)('an icon of an age rating repeats no letters of the name beside it', async (brand) => {
    const files = await committedFiles(brand);
    for (const { id, icon } of valuesOf(brand, 'rating')) {
      const file = files.find(({ key }) => key === icon);
      expect(await readFile(file?.path ?? '', 'utf8'), id).not.toContain('<text');
    }
  });

  it.each(brands)("the descriptions of $slug's films match their files", async (brand) => {
    const files = new Map((await committedFiles(brand)).map((file) => [file.key, file]));
    const pathOf = (key: string) => files.get(key)?.path ?? '';
    for (const [key, file] of files) {
      if (!key.endsWith('/asset.json')) continue;
      const folder = key.slice(0, -'asset.json'.length);
      const asset = JSON.parse(await readFile(file.path ?? '', 'utf8'));
      const { id: _, ...described } = valuesOf(brand, 'asset').find(({ id }) => id === asset.asset) ?? {
        id: '',
      };
      expect(described, key).toEqual({
        duration_seconds: asset.duration,
        heights: asset.renditions
          .map(({ height }: { height: number }) => height)
          .sort((a: number, b: number) => a - b),
        captions: asset.subtitles.map(({ language, name }: Record<string, string>) => ({
          lang: language,
          label: name,
        })),
        has_thumbnails: true,
      });
      const master = await readFile(pathOf(`${folder}master.m3u8`), 'utf8');
      expect(asset.renditions.length, key).toBe(3);
      expect(asset.subtitles.length, key).toBeGreaterThanOrEqual(2);
      expect(master.match(/CLOSED-CAPTIONS=NONE/g)?.length, key).toBe(3);
      for (const rendition of asset.renditions) {
        const { init, segments, codecs } = await readFragmentedMp4(pathOf(folder + rendition.file));
        expect(rendition.init, key).toEqual(init);
        expect(rendition.segments).toEqual(segments.map((segment) => ({ ...segment, duration: 2 })));
        expect(rendition.codecs).toBe(codecs);
        expect(master).toContain(`BANDWIDTH=${rendition.bandwidth},`);
      }
      for (const { file: caption } of asset.subtitles) {
        expect(await readFile(pathOf(folder + caption), 'utf8'), caption).toMatch(/^WEBVTT/);
      }
    }
  });
});
