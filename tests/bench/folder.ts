import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toFileText } from '#app/contract/site/canonical.ts';
import { makeTitles } from './catalogue-data.ts';
import { SLUG, withBenchBrand } from './measured-command.ts';
import type { Report } from './report.ts';

/** IMPORT_TITLES=100000 measures what is extrapolated otherwise. */
const TITLES = Number(process.env.IMPORT_TITLES ?? 10_000);
const MANY = 100_000;
const LIMIT_MINUTES = 30;
const LIMIT_MB = 300;

/** A site's folder with a large catalogue: applied, applied again, exported. */
export async function benchFolder(report: Report) {
  await withBenchBrand(async (run, directory) => {
    const folder = path.join(directory, 'site');
    await writeFolder(folder);
    const steps = {
      apply: ['apply', folder, SLUG, '--yes'],
      'apply again': ['apply', folder, SLUG, '--yes'],
      export: ['export', SLUG, path.join(directory, 'exported')],
    };
    for (const [what, args] of Object.entries(steps)) {
      const { seconds, megabytes } = await run('site', args);
      const how = `a folder of ${TITLES.toLocaleString('en')} titles, requests of 200, D1 on disk`;
      report({ what: `folder, ${what}: a title`, value: (seconds / TITLES) * 1000, unit: 'ms', how });
      report({
        what: `folder, ${what}: ${MANY.toLocaleString('en')} titles`,
        value: (seconds / TITLES) * (MANY / 60),
        unit: 'min',
        limit: LIMIT_MINUTES,
        how: TITLES === MANY ? how : `extrapolated from ${how}`,
      });
      report({
        what: `folder, ${what}: memory`,
        value: megabytes,
        unit: 'MB',
        limit: LIMIT_MB,
        how: `the command's most; ${how}`,
      });
    }
  });
}

async function writeFolder(folder: string): Promise<void> {
  const titles = makeTitles().slice(0, TITLES);
  const put = (file: string, value: unknown) => writeFile(path.join(folder, file), toFileText(value));
  const named = (ids: Iterable<string>) => [...new Set(ids)].map((id) => ({ id, name: { en: id } }));
  for (const below of ['titles', 'people']) await mkdir(path.join(folder, below), { recursive: true });
  await put('marquee.json', { format: 1 });
  await put('categories.json', named(titles.flatMap(({ categories }) => categories)));
  await put('genres.json', named(titles.flatMap(({ genres }) => genres)));
  for (const { id, name } of named(titles.flatMap(({ artists }) => artists)))
    await put(`people/${id}.json`, { name });
  for (const title of titles)
    await put(`titles/${title.id}.json`, {
      video_type: 'SPV',
      title: { en: title.en, es: title.es },
      description: { en: title.about },
      categories: title.categories,
      genres: title.genres,
      people: { cast: title.artists },
      created_date: new Date(title.created).toISOString(),
    });
}
