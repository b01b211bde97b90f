import { Buffer } from 'node:buffer';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type DemoSite, demoBrands, readDemoSite, valuesOf } from '#demo/seed/brands.ts';
import { boxesIn, readBoxes, requireBox, viewOf } from '#demo/seed/films/boxes.ts';
import { readFilms } from '#demo/seed/films/film-list.ts';
import { readFragmentedFile, readTracks } from '#demo/seed/films/fragments.ts';
import { type MediaFile, mediaFiles } from '#demo/seed/media-files.ts';
import { AssetDescriptionSchema } from '#workers/platform/assets/asset-description.ts';

const brands = await Promise.all(
  demoBrands.filter(({ isActive }) => isActive).map((brand) => readDemoSite(brand, new Date())),
);

const LONG_SECONDS = 5 * 60;

const known = new Map<string, Map<string, MediaFile>>();

async function filesOf(brand: DemoSite): Promise<Map<string, MediaFile>> {
  const files = known.get(brand.slug) ?? new Map<string, MediaFile>();
  if (files.size === 0) for await (const file of mediaFiles(brand)) files.set(file.key, file);
  known.set(brand.slug, files);
  return files;
}

/** How long a playlist plays, and the bytes that each of its segments and heads lies in, by key. */
function readPlaylist(text: string, folder: string) {
  const keyOf = (uri: string) => (uri.startsWith('/') ? uri.slice(1) : folder + uri);
  const ranges: { key: string; end: number }[] = [];
  let seconds = 0;
  let range: RegExpExecArray | null = null;
  for (const line of text.split('\n')) {
    const map = /^#EXT-X-MAP:URI="([^"]+)",BYTERANGE="(\d+)@(\d+)"/.exec(line);
    if (map) ranges.push({ key: keyOf(map[1] ?? ''), end: Number(map[2]) + Number(map[3]) });
    if (line.startsWith('#EXTINF:')) seconds += Number.parseFloat(line.slice('#EXTINF:'.length));
    range = /^#EXT-X-BYTERANGE:(\d+)@(\d+)/.exec(line) ?? range;
    if (line && !line.startsWith('#') && range)
      ranges.push({ key: keyOf(line), end: Number(range[1]) + Number(range[2]) });
  }
  return { seconds, ranges };
}

/** Of the tracks of an MP4, by its own header; a fragmented file's are counted. */
function secondsOfFile(bytes: Uint8Array): number[] {
  const moov = readBoxes(bytes).find(({ type }) => type === 'moov');
  if (!moov) throw new Error('no moov box');
  const tracks = boxesIn(moov).filter(({ type }) => type === 'trak');
  return tracks.map((trak) => {
    const mdhd = viewOf(requireBox(trak, 'mdia', 'mdhd').bytes);
    const samples = viewOf(requireBox(trak, 'mdia', 'minf', 'stbl', 'stts').bytes);
    let length = 0;
    for (let at = 16; at < samples.byteLength; at += 8)
      length += samples.getUint32(at) * samples.getUint32(at + 4);
    expect(length).toBe(mdhd.getUint32(24));
    return length / mdhd.getUint32(20);
  });
}

describe.each(brands)('the films of $slug', (brand) => {
  const titles = valuesOf(brand, 'title').filter(({ asset }) => asset);
  const films = titles.filter(({ video_type }) => video_type !== 'LIVE');
  const assets = new Map(valuesOf(brand, 'asset').map((asset) => [asset.id, asset]));

  it('each title plays a film of its own, and streams play none that has a card', async () => {
    const cards = new Map((await readFilms(brand.slug)).map((film) => [film.id, film]));
    expect(new Set(films.map(({ asset }) => asset)).size).toBe(films.length);
    for (const { id, asset = '', title } of films) {
      const film = cards.get(asset);
      // A packaged film has its card in its first scene.
      if (!film) expect(asset).toBe(id);
      else expect([film.card, `${film.card}: ${film.sub}`], id).toContain(title?.en);
    }
    for (const { asset } of titles.filter(({ video_type }) => video_type === 'LIVE'))
      expect(asset).toMatch(/^live-/);
  });

  it('each film has the length of its title, as a stream and as a file, and has all that it names', async () => {
    const files = await filesOf(brand);
    const read = async (key: string) => (await files.get(key)?.read()) ?? expect.fail(`no file ${key}`);
    for (const { asset: id = '', duration_seconds: listed } of films) {
      const asset = assets.get(id);
      if (listed !== undefined) expect(asset?.duration_seconds, id).toBe(listed);
      for (const height of asset?.heights ?? []) {
        const text = Buffer.from(await read(`media/${id}/${height}.m3u8`)).toString();
        const { seconds, ranges } = readPlaylist(text, `media/${id}/`);
        expect(Math.abs(seconds - (asset?.duration_seconds ?? 0)), id).toBeLessThan(1);
        for (const { key, end } of ranges) expect(end, key).toBeLessThanOrEqual((await read(key)).length);
      }
    }
  });

  it('a film that is put together opens with its card in every rendition', async () => {
    const files = await filesOf(brand);
    for (const film of await readFilms(brand.slug)) {
      const read = async (name: string) =>
        (await files.get(`media/${film.id}/${name}`)?.read()) ?? expect.fail(name);
      expect(Buffer.from(await read('master.m3u8')).toString()).toContain(`VALUE="${film.card}"`);
      for (const seconds of secondsOfFile(await read('360.mp4')))
        expect(Math.abs(seconds - film.duration), film.id).toBeLessThan(1);
      for (const height of film.heights) {
        const playlist = Buffer.from(await read(`${height}.m3u8`)).toString();
        const [, length, offset] = /BYTERANGE="(\d+)@(\d+)"/.exec(playlist) ?? [];
        const [, size, at] = /#EXT-X-BYTERANGE:(\d+)@(\d+)/.exec(playlist) ?? [];
        const card = (await read(`${height}.mp4`)).subarray(Number(offset), Number(at) + Number(size));
        const { initLength } = readFragmentedFile(card);
        expect(initLength, film.id).toBe(Number(length));
        if (film.heights.length > 1) {
          const { renditions } = v.parse(
            AssetDescriptionSchema,
            JSON.parse(Buffer.from(await read('asset.json')).toString()),
          );
          const described = renditions.find((rendition) => rendition.height === height);
          expect(described?.init).toEqual({ offset: Number(offset), length: Number(length) });
          expect(described?.segments).toEqual([{ duration: 6, offset: Number(at), length: Number(size) }]);
        }
        const [picture] = readTracks(card);
        const shown = picture?.samples.reduce((sum, { duration }) => sum + duration, 0) ?? 0;
        expect(shown / (picture?.timescale ?? 1), film.id).toBeCloseTo(6, 1);
      }
    }
  });

  it('a long one has three languages to hear, four to read, and thumbnails', async () => {
    const files = await filesOf(brand);
    const long = films.filter(
      ({ asset: id = '' }) => (assets.get(id)?.duration_seconds ?? 0) >= LONG_SECONDS,
    );
    const masters = await Promise.all(
      long.map(async ({ asset: id }) => {
        const bytes = await files.get(`media/${id}/master.m3u8`)?.read();
        return {
          id,
          lines: Buffer.from(bytes ?? [])
            .toString()
            .split('\n'),
        };
      }),
    );
    const full = masters.find(({ lines }) => lines.filter((line) => line.includes('TYPE=AUDIO')).length >= 3);
    expect(full?.lines.filter((line) => line.includes('TYPE=SUBTITLES')).length).toBeGreaterThanOrEqual(4);
    const asset = assets.get(full?.id ?? '');
    expect(asset?.has_thumbnails).toBe(true);
    expect(asset?.captions?.length).toBeGreaterThanOrEqual(4);
    for (const { lang } of asset?.captions ?? [])
      expect(files.has(`media/${full?.id}/captions/${lang}.vtt`)).toBe(true);
  });
});
