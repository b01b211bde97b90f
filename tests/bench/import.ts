import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { toCsvLine } from '#workers/platform/importing/csv/csv-line.ts';
import { makeTitles } from './catalogue-data.ts';
import { SLUG, withBenchBrand } from './measured-command.ts';
import type { Report } from './report.ts';

/** All of them take some minutes: IMPORT_TITLES=100000 measures what is extrapolated otherwise. */
const TITLES = Number(process.env.IMPORT_TITLES ?? 10_000);
const MANY = 100_000;
const LIMIT_MINUTES = 30;
const LIMIT_MB = 300;

/** A catalogue by CSV through the operator's API, then the same again. */
export async function benchImport(report: Report) {
  await withBenchBrand(async (run, directory) => {
    const file = path.join(directory, 'titles.csv');
    await writeTitles(file);
    for (const what of ['import', 'import again']) {
      const { seconds, megabytes } = await run('catalogue', ['import', file, SLUG, '--publish']);
      const how = `${TITLES.toLocaleString('en')} titles by CSV, requests of 200, D1 on disk`;
      report({ what: `${what}: a title`, value: (seconds / TITLES) * 1000, unit: 'ms', how });
      report({
        what: `${what}: ${MANY.toLocaleString('en')} titles`,
        value: (seconds / TITLES) * (MANY / 60),
        unit: 'min',
        limit: LIMIT_MINUTES,
        how: TITLES === MANY ? how : `extrapolated from ${how}`,
      });
      report({
        what: `${what}: memory`,
        value: megabytes,
        unit: 'MB',
        limit: LIMIT_MB,
        how: `the command's most; ${how}`,
      });
    }
  });
}

async function writeTitles(file: string) {
  const header = [
    'id',
    'title.en',
    'title.es',
    'description',
    'category',
    'genre',
    'cast',
    'released',
    'stream url',
  ];
  function* lines() {
    yield toCsvLine(header);
    for (const title of makeTitles().slice(0, TITLES))
      yield toCsvLine([
        title.id,
        title.en,
        title.es,
        title.about,
        title.categories.join('|'),
        title.genres.join('|'),
        title.artists.join('|'),
        new Date(title.created).toISOString(),
        `https://cdn.example/${title.id}/master.m3u8`,
      ]);
  }
  await pipeline(Readable.from(lines()), createWriteStream(file));
}
