import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { unstable_splitSqlQuery as splitSql } from 'wrangler';
import { ROOT_DIR } from '#cli/local/root-dir.ts';
import { openPlatform } from '#cli/local/site.ts';

const DIR = path.join(ROOT_DIR, 'workers/platform/storage/migrations');
const ACCOUNT = 'acc_old';

async function applyTo(db: D1Database, isWanted: (file: string) => boolean) {
  const files = (await readdir(DIR)).filter((file) => file.endsWith('.sql') && isWanted(file)).sort();
  for (const file of files) {
    const sql = await readFile(path.join(DIR, file), 'utf8');
    await db.batch(splitSql(sql).map((statement) => db.prepare(statement)));
  }
}

const TITLES = [
  {
    id: 'tale',
    title: { en: 'The Cartographer', ja: '東京物語' },
    released: Date.UTC(2024, 4),
    seconds: 600,
    restricted: 0,
  },
  { id: 'new', title: { en: 'New' }, released: null, seconds: null, restricted: 1 },
];

test('titles of before the migrations are found by their new words and facts', async () => {
  const site = await openPlatform({ quiet: true, onLog: () => undefined });
  try {
    const { db } = site.bindings;
    await applyTo(db, (file) => file < '0023');
    await db
      .prepare(
        `INSERT INTO accounts (account_id, status, allowed_languages, default_language, date_format, cf_domain_name,
          asset_hostname, od_resource_allowances, module_permissions, account_metadata, created_date)
        VALUES (?, 'ACTIVE', '[{"code":"en"}]', 'en', 'DDMMYYYY', 'x.localhost', 'x.localhost', '{}', '{}', '{}', 0)`,
      )
      .bind(ACCOUNT)
      .run();
    await db
      .prepare(
        `INSERT INTO contents (account_id, content_id, video_type, title, created_date, modified_date, release_time,
          duration_seconds, is_restricted)
        SELECT ?1, value ->> 'id', 'SPV', value ->> 'title', 5, 5, value ->> 'released', value ->> 'seconds',
          value ->> 'restricted' FROM json_each(?2)`,
      )
      .bind(ACCOUNT, JSON.stringify(TITLES))
      .run();
    await applyTo(db, (file) => file >= '0023');

    const rows = async (sql: string) =>
      (await db.prepare(sql).all()).results.map((row) => Object.values(row).join(' '));
    expect(await rows(`SELECT count(*) FROM search_index WHERE search_index MATCH '"物 語"'`)).toEqual(['1']);
    expect(await rows(`SELECT word FROM search_words ORDER BY word`)).toEqual(['cartographer']);
    expect(await rows(`SELECT word FROM search_grams WHERE gram = 'gra'`)).toEqual(['cartographer']);
    expect(await rows('SELECT content_id, released FROM content_listing ORDER BY content_id')).toEqual([
      'new 5',
      `tale ${Date.UTC(2024, 4)}`,
    ]);
    expect(
      await rows(`SELECT f.kind, f.value, l.content_id FROM facets f JOIN content_facets c ON c.facet = f.facet
        JOIN content_listing l ON l.listing = c.listing AND l.released = c.release_time ORDER BY f.kind`),
    ).toEqual(['free true tale', 'length 0-10 tale', 'year 2024 tale']);
  } finally {
    await site.close();
  }
});
