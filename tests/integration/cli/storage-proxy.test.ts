import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { openPlatform } from '#cli/local/site.ts';

// Seeds and tests read and write through this proxy, so it must behave exactly as the bindings do.

type Platform = Awaited<ReturnType<typeof openPlatform>>;

let platform: Platform;
let db: D1Database;

beforeAll(async () => {
  platform = await openPlatform({ quiet: true, onLog: () => undefined });
  db = platform.bindings.db;
  await db.prepare('CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT UNIQUE, bytes BLOB)').run();
  return () => platform.close();
});

const insert = (id: number, name: string | null, bytes: Uint8Array | null = null) =>
  db.prepare('INSERT INTO things VALUES (?, ?, ?)').bind(id, name, bytes);

test('the storage proxy returns values as they were stored', async () => {
  const { meta } = await insert(1, 'ünï', new Uint8Array([0, 255, 7])).run();
  expect(meta.changes).toBe(1);
  await insert(2, null).run();
  const all = db.prepare('SELECT * FROM things WHERE id < ? ORDER BY id').bind(10);
  const rows = [
    { id: 1, name: 'ünï', bytes: [0, 255, 7] },
    { id: 2, name: null, bytes: null },
  ];
  expect((await all.all()).results).toEqual(rows);
  expect(await all.raw()).toEqual(rows.map(({ id, name, bytes }) => [id, name, bytes]));
  expect(await all.first()).toEqual(rows[0]);
  expect(await all.first('name')).toBe('ünï');
  expect(await db.prepare('SELECT 1 WHERE 0').first()).toBeNull();
});

test('the storage proxy rejects a statement with the message of D1', async () => {
  await insert(20, 'taken').run();
  await expect(insert(21, 'taken').run()).rejects.toThrow(
    /^D1_ERROR: UNIQUE constraint failed: things\.name/,
  );
  await expect(insert(22, undefined as unknown as null).run()).rejects.toThrow(/undefined/);
});

test('the storage proxy runs a batch completely or not at all', async () => {
  const results = await db.batch([insert(30, 'a'), db.prepare('SELECT name FROM things WHERE id = 30')]);
  expect(results[1]?.results).toEqual([{ name: 'a' }]);
  await expect(db.batch([insert(31, 'b'), insert(30, 'c')])).rejects.toThrow(/UNIQUE/);
  expect(await db.prepare('SELECT * FROM things WHERE id = 31').first()).toBeNull();
});

test('the storage proxy keeps texts with metadata, and reads them as they are or as JSON', async () => {
  const { tenants } = platform.bindings;
  await tenants.put('host/a', '{"name":"ünï"}', { metadata: { slug: 'a' } });
  await tenants.put('host/b', 'b', { expirationTtl: 60 });
  expect(await tenants.get('host/a')).toBe('{"name":"ünï"}');
  expect(await tenants.get('host/a', 'json')).toEqual({ name: 'ünï' });
  const { keys, list_complete } = await tenants.list({ prefix: 'host/' });
  expect(list_complete).toBe(true);
  expect(keys).toEqual([
    { name: 'host/a', metadata: { slug: 'a' } },
    { name: 'host/b', expiration: expect.any(Number) },
  ]);
  await tenants.delete('host/a');
  expect(await tenants.get('host/a')).toBeNull();
  await expect(tenants.get('host/b', 'json')).rejects.toThrow(/JSON/);
});

test('the storage proxy puts, lists and deletes files', async () => {
  const { media } = platform.bindings;
  const bytes = new Uint8Array([0, 255, 7]);
  await media.put('a/ü.bin', bytes, { httpMetadata: { contentType: 'image/png' } });
  await media.put('b/text', 'ünï');
  const { objects, truncated } = await media.list({ prefix: 'a/' });
  expect(truncated).toBe(false);
  const etag = createHash('md5').update(bytes).digest('hex');
  expect(objects).toMatchObject([{ key: 'a/ü.bin', size: 3, etag }]);
  const stored = await media.get('a/ü.bin');
  expect(stored?.httpMetadata).toEqual({ contentType: 'image/png' });
  expect(new Uint8Array((await stored?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(bytes);
  expect(await (await media.get('b/text'))?.text()).toBe('ünï');
  await media.delete('a/ü.bin');
  expect(await media.head('a/ü.bin')).toBeNull();
});

test('the storage proxy responds with 404 without its key', async () => {
  const body = JSON.stringify({ way: 'run', statements: [{ query: 'SELECT 1', values: [] }] });
  for (const headers of [{}, { authorization: 'a guess' }]) {
    const answer = await platform.fetch('storage-proxy.localhost', '/', { method: 'POST', headers, body });
    expect(answer.status).toBe(404);
  }
});
