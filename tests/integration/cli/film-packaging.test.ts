import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runFfprobe } from '#cli/film/packaging/ffmpeg.ts';
import { openFilmFolder } from '#cli/film/packaging/film-folder.ts';
import { planLadder } from '#cli/film/packaging/ladder.ts';
import { packageFilm } from '#cli/film/packaging/package-film.ts';
import { type FilmSource, probeFilm } from '#cli/film/packaging/probe-film.ts';
import { CommandError } from '#cli/local/run-command.ts';
import { hasFfmpeg } from '#tests/support/films/machine-ffmpeg.ts';
import { ffmpeg, makeSource, rotate } from '#tests/support/films/make-source.ts';
import { AssetDescriptionSchema } from '#workers/platform/assets/asset-description.ts';

let folder: string;
const at = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-film-'));
  process.env.MARQUEE_WORK = at('work');
});
afterAll(async () => {
  delete process.env.MARQUEE_WORK;
  await rm(folder, { recursive: true, force: true });
});

async function packaged(source: FilmSource, name: string, heights?: number[]) {
  const notes: string[] = [];
  const progress = { update: () => {}, note: (line: string) => void notes.push(line), end: () => {} };
  const filmFolder = await openFilmFolder(name);
  const { rungs } = planLadder(source, heights);
  const options = { assetId: name, preset: 'ultrafast', rungs, captions: [], progress };
  const film = await packageFilm(filmFolder, source, options);
  const asset = v.parse(
    AssetDescriptionSchema,
    JSON.parse(await readFile(filmFolder.pathOf('asset/asset.json'), 'utf8')),
  );
  return { film, asset, notes, filmFolder };
}

interface Streams {
  streams: { codec_type: string; width?: number; height?: number; codec_name: string }[];
}

describe.skipIf(!hasFfmpeg())('packaging a film', () => {
  test('makes aligned renditions, thumbnails, a trailer and pictures, and once only', async () => {
    const source = await probeFilm(await makeSource(at('plain.mp4'), { size: '640x360', seconds: 7 }));
    expect(source.notes).toEqual([]);
    const { film, asset, notes, filmFolder } = await packaged(source, 'plain', [180, 360]);
    expect(film.heights).toEqual([180, 360]);
    expect(film.durationSeconds).toBeCloseTo(7, 1);
    const [small, large] = asset.renditions.map(({ segments }) => segments.map(({ duration }) => duration));
    expect(small).toEqual(large);
    expect(small?.slice(0, 3)).toEqual([2, 2, 2]);
    expect(film.files.map(({ key }) => key)).toEqual([
      'media/plain/180.mp4',
      'media/plain/360.mp4',
      'media/plain/thumbs.vtt',
      'media/plain/thumbs-1.jpg',
      ...[360, 480].flatMap((height) => [
        `public/trailer/plain/hls/video/${height}.mp4`,
        `public/trailer/plain/hls/video/${height}_index.m3u8`,
      ]),
      ...[320, 640, 1280].map((width) => `images/titles/plain.w${width}.webp`),
      'media/plain/180.m3u8',
      'media/plain/360.m3u8',
      'media/plain/asset.json',
      'media/plain/master.m3u8',
    ]);
    expect(notes).toHaveLength(2);

    // Each segment begins with a key frame: cut out behind its head it plays by itself.
    const [rendition] = asset.renditions;
    const third = rendition?.segments[2];
    const bytes = await readFile(filmFolder.pathOf('asset/180.mp4'));
    if (!rendition || !third) throw new Error('no third segment');
    const cut = [rendition.init, third].map(({ offset, length }) => bytes.subarray(offset, offset + length));
    await writeFile(at('cut.mp4'), Buffer.concat(cut));
    await ffmpeg(['-xerror', '-i', at('cut.mp4'), '-f', 'null', '-']);

    await rm(filmFolder.pathOf('asset/180.mp4'));
    const again = await packaged(source, 'plain', [180, 360]);
    expect(again.notes).toEqual([expect.stringMatching(/^Packaged 320 × 180/)]);
    expect(again.asset).toEqual(asset);
    expect((await packaged(source, 'plain', [180, 360])).notes).toEqual([]);
  });

  test('of a phone is upright, evenly timed and, without sound, silent', async () => {
    // A second of 25 frames, then 10 of them a second.
    const uneven = ['-vf', "setpts='if(lt(N,25),N/25,1+(N-25)/10)/TB'", '-vsync', 'vfr'];
    const options = { size: '322x182', seconds: 3, hasSound: false, more: uneven };
    const file = await rotate(await makeSource(at('lying.mp4'), options), at('phone.mp4'));
    const source = await probeFilm(file);
    expect([source.width, source.height]).toEqual([182, 322]);
    expect(source.notes).toEqual([
      'The film has no sound.',
      expect.stringMatching(/frames come unevenly .* is packaged with \d+(\.\d+)? frames a second/),
      expect.stringMatching(/packaged upright/),
    ]);
    const { asset, filmFolder, film } = await packaged(source, 'phone');
    expect(film.heights).toEqual([322]);
    expect(asset.renditions[0]?.codecs).toMatch(/^avc1\.[0-9a-f]{6}$/);
    const { streams } = (await runFfprobe(filmFolder.pathOf('asset/322.mp4'))) as Streams;
    expect(streams.map(({ codec_type, width, height }) => [codec_type, width, height])).toEqual([
      ['video', 182, 322],
    ]);
    const widths = [320, 640, 1280].map(
      async (width) => (await sharp(filmFolder.pathOf(`pictures/w${width}.webp`)).metadata()).width,
    );
    expect(await Promise.all(widths)).toEqual([182, 182, 182]);
  });

  test('of odd sizes and with oblong pixels has even sides and square ones', async () => {
    const more = ['-vf', 'scale=301:180,setsar=4/3', '-pix_fmt', 'yuv444p', '-t', '2'];
    const source = await probeFilm(await makeSource(at('odd.mp4'), { seconds: 2, more }));
    expect([source.width, source.height]).toEqual([401, 180]);
    const { film, filmFolder } = await packaged(source, 'odd');
    expect(film.heights).toEqual([180]);
    const { streams } = (await runFfprobe(filmFolder.pathOf('asset/180.mp4'))) as Streams;
    expect(streams.map(({ codec_type, width }) => [codec_type, width])).toEqual([
      ['video', 402],
      ['audio', undefined],
    ]);
  });

  test('that was cut off is rejected before any of it is kept', async () => {
    const more = ['-movflags', '+faststart', '-crf', '10'];
    const file = await makeSource(at('half.mp4'), { seconds: 8, more });
    await truncate(file, Math.round((await stat(file)).size * 0.6));
    const source = await probeFilm(file);
    expect(source.durationSeconds).toBeCloseTo(8, 0);
    const outcome = packaged(source, 'half');
    await expect(outcome).rejects.toBeInstanceOf(CommandError);
    await expect(outcome).rejects.toThrow(/^half\.mp4 ends after \d(\.\d)? of 8 s: is the file complete\?$/);
    expect(await (await openFilmFolder('half')).isDone('rung-180')).toBe(false);
  });

  test('that is gone before it is packaged is named, without the lines of a program', async () => {
    const file = await makeSource(at('gone.mp4'), { seconds: 1 });
    const source = await probeFilm(file);
    await rm(file);
    const outcome = packaged(source, 'gone');
    await expect(outcome).rejects.toBeInstanceOf(CommandError);
    await expect(outcome).rejects.toThrow(/^ffmpeg could not make the 180p of gone\.mp4: .*No such file/);
  });

  test('in Matroska is as long as its picture, not as its sound', async () => {
    const more = ['-vf', 'trim=end=3'];
    const source = await makeSource(at('short-picture.mkv'), { seconds: 6, more });
    expect((await probeFilm(source)).durationSeconds).toBeCloseTo(3, 1);
  });

  test('in HDR is packaged with a warning', async () => {
    const more = ['-color_trc', 'smpte2084', '-color_primaries', 'bt2020', '-colorspace', 'bt2020nc'];
    const source = await probeFilm(await makeSource(at('hdr.mp4'), { seconds: 1, more }));
    expect(source.notes).toEqual([expect.stringMatching(/It is in HDR10 .* colours will look pale/)]);
  });
});

describe.skipIf(!hasFfmpeg())('a file that is no film', () => {
  test('is rejected with what is wrong with it', async () => {
    await writeFile(at('empty.mp4'), '');
    await writeFile(at('words.mp4'), 'these are words, and no film');
    await ffmpeg(['-f', 'lavfi', '-i', 'sine=d=1', at('sound.m4a')]);
    await makeSource(at('cut-off.mp4'), { seconds: 1 });
    await truncate(at('cut-off.mp4'), 2000);
    await makeSource(at('frame.mp4'), { seconds: 1, more: ['-frames:v', '1'], hasSound: false });
    const reasons = {
      'none.mp4': /^There is no file/,
      'empty.mp4': /empty\.mp4 is empty: it has no bytes/,
      'words.mp4': /words\.mp4 is no film that ffmpeg can read/,
      'sound.m4a': /sound\.m4a has sound only: a film needs a video stream/,
      'cut-off.mp4': /cut-off\.mp4 is incomplete: its index \(moov\) is missing/,
      'frame.mp4': /is 0\.04 seconds long: a film has at least 1/,
    };
    for (const [name, reason] of Object.entries(reasons))
      await expect(probeFilm(at(name)), name).rejects.toThrow(reason);
  });
});
