import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { AccountIdSchema } from '#app/contract/account-id.ts';
import type { ImportDetail, ImportLine } from '#app/contract/import-calls.ts';
import { faultyCsv, PLANTED } from '#tests/support/import-csv.ts';
import { sweepImports } from '#workers/platform/importing/uploads/import-files.ts';
import { makeEditedBrand } from './edited-brand.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

type Brand = Awaited<ReturnType<typeof makeEditedBrand>>;
type Editor = Awaited<ReturnType<Brand['makeEditor']>>;
type Response = Awaited<ReturnType<Editor['call']>>;

let platform: TestPlatform;
let brand: Brand;
let editor: Editor;

beforeAll(async () => {
  platform = await sharedPlatform();
  brand = await makeEditedBrand(platform);
  editor = await brand.makeEditor(['publish']);
});

const keyOf = (path: string) => `!imports/${brand.account}/${path}`;

async function upload(text: string | Buffer, by: Editor = editor): Promise<Response> {
  return by.call('uploadImport', { query: { name: 'titles.csv' }, body: Buffer.from(text as string) });
}

async function uploaded(text: string | Buffer): Promise<string> {
  const { status, body } = await upload(text);
  expect([status, body.message]).toEqual([200, undefined]);
  return String((body.data as unknown as { _id: string })._id);
}

async function detail(id: string): Promise<ImportDetail> {
  return (await editor.call('importDetail', { params: { id } })).body.data as unknown as ImportDetail;
}

/** Once nobody works on it any more. */
async function untilIdle(id: string): Promise<ImportDetail> {
  for (;;) {
    const found = await detail(id);
    if (!found.is_busy) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function checked(id: string, body: object = {}): Promise<ImportDetail> {
  const { status, body: sent } = await editor.call('checkImport', { params: { id }, body });
  expect([status, sent.message]).toEqual([200, undefined]);
  return untilIdle(id);
}

async function run(id: string, plan: string | undefined): Promise<ImportDetail> {
  await editor.call('runImport', { params: { id }, body: { plan } });
  return untilIdle(id);
}

async function imported(text: string | Buffer, body: object = {}) {
  const id = await uploaded(text);
  const { plan } = await checked(id, body);
  return { id, ...(await run(id, plan?._id)) };
}

const titleOf = async (id: string) =>
  (await brand.entities.entities('title')).find((title) => title.id === id)?.value;

async function stateOf(id: string): Promise<Record<string, unknown>> {
  const file = await platform.bindings.media.get(keyOf(`${id}/state`));
  return JSON.parse((await file?.text()) ?? '{}') as Record<string, unknown>;
}

const putState = async (id: string, change: object) =>
  platform.bindings.media.put(keyOf(`${id}/state`), JSON.stringify({ ...(await stateOf(id)), ...change }));

describe('a CSV of 1,000 lines with 37 planted faults', () => {
  test('brings 963 in within a minute, names each fault by its line and a word, and is the same again', async () => {
    for (const name of ['12+', '16']) await brand.entities.put('rating', `r${name.slice(0, 2)}`, { name });
    const { text, faults } = faultyCsv(1000);
    const startedMs = performance.now();
    const first = await imported(`\uFEFF${text}`, { publishes: true });
    const seconds = (performance.now() - startedMs) / 1000;
    process.stdout.write(`1,000 lines in the studio: ${seconds.toFixed(1)} s\n`);
    expect(first).toMatchObject({ phase: 'done', titles: 1000, done: 963, to_write: 963 });
    expect(first.plan?.counts).toMatchObject({ created: 963, same: 0, not_written: PLANTED });
    expect(seconds).toBeLessThan(60);
    const report = (await editor.call('importReport', { params: { id: first.id } })).body
      .data as unknown as ImportLine[];
    const rejected = report.filter(({ outcome }) => outcome === 'not written');
    expect(rejected.map(({ line }) => line)).toEqual(faults.map(({ line }) => line));
    for (const [at, { word }] of faults.entries()) {
      const { id = '', why = '', title = '' } = rejected[at] ?? {};
      expect(`${id} ${title} ${why}`).toMatch(word);
    }
    expect(first.faults).toHaveLength(PLANTED);
    expect(await titleOf('film-10')).toMatchObject({ rating: 'r16', duration_seconds: 5520 });
    const again = await checked(await uploaded(text), { publishes: true });
    expect(again.plan?.counts).toMatchObject({ created: 0, changed: 0, same: 963, not_written: PLANTED });
  }, 120_000);
});

describe('an import', () => {
  test('shows what 20 lines would be before anything is written, and what its columns mean', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => `p${at},Film ${at},Drama|Noir`);
    const id = await uploaded(`id,Display Name,Genre\n${rows.join('\n')}\n`);
    const { preview, columns, phase, titles, meanings } = await detail(id);
    expect(meanings).toEqual(expect.arrayContaining(['title', 'title.es', 'genres', 'people.director']));
    expect([phase, titles, preview.length]).toEqual(['uploaded', 30, 20]);
    expect(columns?.map(({ meaning }) => meaning)).toEqual(['id', 'title', 'genres']);
    expect(preview[0]).toEqual({
      ...{ line: 2, id: 'p0', title: 'Film 0' },
      fields: [{ name: 'genres', text: 'Drama,Noir' }],
    });
    await checked(id);
    expect(await titleOf('p0')).toBeUndefined();
  });

  test('is read by a map that its owner has mended; without a title the map is rejected', async () => {
    const id = await uploaded('Nr;What\nmend-1;Salt road\n');
    expect((await detail(id)).preview).toEqual([]);
    const { status, body } = await editor.call('checkImport', { params: { id }, body: {} });
    expect([status, body.message]).toEqual([422, 'No column is the title. Choose which one is.']);
    const columns = [
      { header: 'Nr', meaning: 'id' },
      { header: 'What', meaning: 'title' },
    ];
    const { plan } = await checked(id, { columns });
    await run(id, plan?._id);
    // New titles are hidden without the box.
    expect(await titleOf('mend-1')).toMatchObject({ title: { en: 'Salt road' }, is_published: false });
  });

  test('that is started twice at the same moment, and once more, writes each title once', async () => {
    const id = await uploaded('id,title\ntwice-1,One\ntwice-2,Two\n');
    const { plan } = await checked(id);
    const start = () => editor.call('runImport', { params: { id }, body: { plan: plan?._id } });
    const responses = await Promise.all([start(), start()]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await untilIdle(id)).toMatchObject({ phase: 'done', done: 2 });
    expect((await start()).status).toBe(200);
    expect((await untilIdle(id)).plan?.counts).toMatchObject({ created: 2, same: 0 });
    const writes = await platform.bindings.db
      .prepare(`SELECT count(*) AS count FROM audit_events WHERE account_id = ? AND subject LIKE 'twice-%'`)
      .bind(brand.account)
      .first<{ count: number }>();
    expect(writes?.count).toBe(2);
  });

  test('whose Worker ended between writing and recording goes on, and writes nothing twice', async () => {
    const rows = Array.from({ length: 250 }, (_, at) => `crash-${at},Film ${at}`);
    const done = await imported(`id,title\n${rows.join('\n')}\n`);
    expect(done).toMatchObject({ phase: 'done', done: 250 });
    // The first of two chunks is recorded, the second one was written and is not.
    await putState(done.id, { phase: 'importing', doneChunks: 1, done: 200 });
    expect(await detail(done.id)).toMatchObject({ phase: 'importing', done: 200, to_write: 250 });
    expect(await run(done.id, done.plan?._id)).toMatchObject({ phase: 'done', done: 250 });
    expect((await detail(done.id)).plan?.counts).toMatchObject({ created: 250, not_written: 0 });
  });

  test('does not overwrite what somebody changed since the check', async () => {
    const { id: first } = await imported('id,title\nclash-1,One\n');
    const id = await uploaded('id,title\nclash-1,Two\n');
    const { plan } = await checked(id);
    expect(plan?.counts.changed).toBe(1);
    await brand.entities.put('title', 'clash-1', { video_type: 'SPV', title: { en: 'By hand' } });
    const { plan: ran } = await run(id, plan?._id);
    expect(ran?.counts).toMatchObject({ changed: 0, not_written: 1 });
    expect(await titleOf('clash-1')).toMatchObject({ title: { en: 'By hand' } });
    expect(first).not.toBe(id);
  });

  test('by an older plan than the last check is rejected', async () => {
    const id = await uploaded('id,title\nold-1,One\n');
    const { plan } = await checked(id);
    await checked(id);
    const { status } = await editor.call('runImport', { params: { id }, body: { plan: plan?._id } });
    expect(status).toBe(409);
    expect(await titleOf('old-1')).toBeUndefined();
  });

  test('leaves out pictures by address, and names that', async () => {
    const { id } = await imported('id,title,poster\npicture-1,One,https://cdn.example/a.jpg\n');
    expect(await titleOf('picture-1')).not.toHaveProperty('poster');
    const [line] = (await editor.call('importReport', { params: { id } })).body
      .data as unknown as ImportLine[];
    expect(line).toMatchObject({ outcome: 'created', why: expect.stringContaining('is not fetched') });
  });

  test('takes a feed, too', async () => {
    const feed =
      '<rss><channel><item><guid>feed-1</guid><title>From a feed</title><link>https://a.example</link></item></channel></rss>';
    expect(await imported(feed)).toMatchObject({ phase: 'done', done: 1, columns: null });
    expect(await titleOf('feed-1')).toMatchObject({ title: { en: 'From a feed' } });
  });

  test('of another brand does not exist, nor a day after its upload', async () => {
    const id = await uploaded('id,title\nday-1,One\n');
    const other = await (await makeEditedBrand(platform)).makeEditor(['publish']);
    expect((await other.call('importDetail', { params: { id } })).status).toBe(404);
    expect((await editor.call('importDetail', { params: { id: randomUUID() } })).status).toBe(404);
    await putState(id, { createdTime: Date.now() - 24 * 60 * 60 * 1000 - 1 });
    expect((await editor.call('importDetail', { params: { id } })).status).toBe(404);
    const listed = (await editor.call('imports')).body.data as unknown as { _id: string }[];
    expect(listed.map(({ _id }) => _id)).not.toContain(id);
  });
});

describe('files of imports', () => {
  test('lie where no asset host has files, and go a day after they came', async () => {
    const id = await uploaded('id,title\nswept-1,One\n');
    const key = keyOf(`${id}/source`);
    expect(await platform.bindings.media.head(key)).not.toBeNull();
    // Files of a brand's own begin with its id.
    expect(v.is(AccountIdSchema, key.split('/')[0])).toBe(false);
    const day = 24 * 60 * 60 * 1000;
    expect(await sweepImports(platform.bindings.media, new Date(Date.now() + day / 2))).toBe(0);
    expect(await sweepImports(platform.bindings.media, new Date(Date.now() + day + 1000))).toBeGreaterThan(0);
    expect(await platform.bindings.media.head(key)).toBeNull();
  });
});

describe('a file', () => {
  test.each([
    ['of Latin-1 with semicolons', Buffer.from('id;Título\nenc-1;Größe\n', 'latin1'), 'enc-1', 'Größe'],
    [
      'of UTF-16 with a mark',
      Buffer.from('\uFEFFid\ttitle\nenc-2\tNuit d’été\n', 'utf16le'),
      'enc-2',
      'Nuit d’été',
    ],
    ['of UTF-8 with a mark', Buffer.from('\uFEFFid,title\nenc-3,ليل\n'), 'enc-3', 'ليل'],
    [
      'with markup',
      Buffer.from('id,title\nenc-4,<script>alert(1)</script>\n'),
      'enc-4',
      '<script>alert(1)</script>',
    ],
  ])('%s is read as it was written', async (_, bytes, id, title) => {
    const columns =
      id === 'enc-1'
        ? {
            columns: [
              { header: 'id', meaning: 'id' },
              { header: 'Título', meaning: 'title' },
            ],
          }
        : {};
    const importId = await uploaded(bytes);
    const { plan } = await checked(importId, columns);
    await run(importId, plan?._id);
    expect((await titleOf(id))?.title).toEqual({ en: title });
  });

  test.each([
    ['with nothing in it', '', /has no titles/],
    ['with no line', 'id,title\n', /has no titles/],
    ['with an empty byte', 'id,title\na,\0\n', /no text file/],
    ['of a workbook', 'PK\x03\x04', /workbook/],
    ['with a quote that is never closed', 'id,title\na,"One\nb,Two\n', /^Line 2: a quote/],
    ['with one name twice', 'title,title\na,b\n', /names “title” twice/],
    [
      'with a DTD',
      '<!DOCTYPE rss><rss><channel><item><guid>a</guid></item></channel></rss>',
      /cannot be read/,
    ],
    ['of too many titles', `title\n${'x\n'.repeat(2001)}`, /more than 2000 titles.*the import command/],
  ])('%s is rejected in words', async (_, text, words) => {
    const { status, body } = await upload(text);
    expect([status, body.message]).toEqual([422, expect.stringMatching(words)]);
  });

  test('of more than 2 MB is rejected', async () => {
    expect((await upload(Buffer.alloc(2 * 1024 * 1024 + 1, 'a'))).status).toBe(413);
  });
});
