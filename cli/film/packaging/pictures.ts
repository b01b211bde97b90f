import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { runFfmpeg } from './ffmpeg.ts';
import type { FilmFolder } from './film-folder.ts';
import { toEven } from './ladder.ts';
import { thumbnailTrack } from './playlists.ts';
import type { FilmSource } from './probe-film.ts';

const THUMBNAIL_HEIGHT = 90;
const SHEET_COLUMNS = 10;
const SHEET_ROWS_AT_MOST = 10;
const THUMBNAILS_AT_MOST = 300;
const THUMBNAIL_SECONDS = { least: 2, most: 10 } as const;

/** Where in the film a frame for its picture is looked for: behind the titles, before the end. */
const POSTER_PLACES = [0.12, 0.24, 0.36, 0.48, 0.6];
/** The widths that pages draw titles in (app/ui/components/picture). */
export const POSTER_WIDTHS = [320, 640, 1280] as const;
const PROPORTION = 9 / 16;

/**
 * Sheets of thumbnails for the seek bar, and their track. `rendition` is a packaged one, of which the key frames
 * are enough: `keySeconds` lie between them.
 */
export async function makeThumbnails(
  folder: FilmFolder,
  { rendition, keySeconds, source }: { rendition: string; keySeconds: number; source: FilmSource },
): Promise<string[]> {
  const { durationSeconds, width, height } = source;
  const wanted = Math.min(
    THUMBNAIL_SECONDS.most,
    Math.max(THUMBNAIL_SECONDS.least, durationSeconds / THUMBNAILS_AT_MOST),
  );
  const keyFrames = Math.max(1, Math.round(wanted / keySeconds));
  const every = keyFrames * keySeconds;
  const count = Math.ceil(durationSeconds / every);
  const rows = Math.min(SHEET_ROWS_AT_MOST, Math.ceil(count / SHEET_COLUMNS));
  const tile = { width: toEven((THUMBNAIL_HEIGHT * width) / height), height: THUMBNAIL_HEIGHT };
  await mkdir(folder.pathOf('asset'), { recursive: true });
  const select = `select=not(mod(n\\,${keyFrames})),scale=${tile.width}:${tile.height}`;
  await runFfmpeg([
    ...['-skip_frame', 'nokey', '-i', rendition, '-an'],
    ...['-vf', `${select},tile=${SHEET_COLUMNS}x${rows}`, '-vsync', 'passthrough', '-q:v', '6'],
    folder.pathOf('asset/thumbs-%d.jpg'),
  ]);
  const files = await readdir(folder.pathOf('asset'));
  const sheets = files.filter((name) => /^thumbs-\d+\.jpg$/.test(name));
  const shape = { ...tile, columns: SHEET_COLUMNS, rows };
  const sheetOf = (index: number) => `thumbs-${Math.min(index + 1, sheets.length)}.jpg`;
  const track = thumbnailTrack(sheetOf, { seconds: durationSeconds, every }, shape);
  await writeFile(folder.pathOf('asset/thumbs.vtt'), track);
  return ['thumbs.vtt', ...sheets].map((name) => `asset/${name}`);
}

/** The film's picture: of some frames the one with most in it, in the widths that pages draw. */
export async function makePoster(folder: FilmFolder, source: FilmSource): Promise<string[]> {
  await mkdir(folder.pathOf('pictures'), { recursive: true });
  const candidates = await Promise.all(
    POSTER_PLACES.map(async (place, index) => {
      const file = folder.pathOf(`pictures/frame-${index}.png`);
      const at = String(place * source.durationSeconds);
      const options = [
        '-map',
        `0:${source.videoIndex}`,
        '-vf',
        `scale=${source.width}:${source.height},setsar=1`,
      ];
      await runFfmpeg(['-ss', at, '-i', source.file, ...options, '-frames:v', '1', file]);
      // Near the end of a short film there may be none.
      if (!(await stat(file).catch(() => null))) return { file, entropy: -1 };
      return { file, entropy: (await sharp(file).stats()).entropy };
    }),
  );
  const best = candidates.reduce((most, each) => (each.entropy > most.entropy ? each : most));
  const names = POSTER_WIDTHS.map((width) => `pictures/w${width}.webp`);
  for (const named of POSTER_WIDTHS) {
    // Pages name all of these widths to browsers, which enlarge the picture of a small film by themselves.
    const width = Math.min(named, source.width);
    await sharp(best.file)
      .resize({ width, height: Math.round(width * PROPORTION), fit: 'cover', position: 'attention' })
      .webp({ quality: 78 })
      .toFile(folder.pathOf(`pictures/w${named}.webp`));
  }
  await Promise.all(candidates.map(({ file }) => rm(file, { force: true })));
  return names;
}
