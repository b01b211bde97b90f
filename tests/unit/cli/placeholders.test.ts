import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { placeholders } from '#cli/deploy/placeholders.ts';

async function configWith(kvId: string, d1Id: string) {
  const directory = await mkdtemp(path.join(tmpdir(), 'marquee-config-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const file = path.join(directory, 'wrangler.toml');
  await writeFile(
    file,
    `name = "a"
[[kv_namespaces]]
binding = "TENANTS"
id = "${kvId}"
[[d1_databases]]
binding = "DB"
database_name = "marquee"
database_id = "${d1Id}"
`,
  );
  return file;
}

describe('placeholder ids', () => {
  test('every id that is still a placeholder is named', async () => {
    const found = await placeholders([await configWith('marquee-tenants', 'marquee')]);
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(/TENANTS has no KV namespace id yet/);
    expect(found[1]).toMatch(/DB has no D1 database id yet/);
  });

  test('ids from Cloudflare are accepted', async () => {
    const config = await configWith(
      '0f2ac74b498b48028cb68387c421e279',
      '5b0b7b52-9c4d-4a52-8d2c-1d0a4c1f7c11',
    );
    expect(await placeholders([config])).toEqual([]);
  });
});
