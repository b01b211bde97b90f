import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlatform, type TestPlatform } from '#tests/integration/platform/start-platform.ts';
import { entityCalls } from '#tests/support/entities.ts';
import { faultyCsv, PLANTED } from '#tests/support/import-csv.ts';
import { remoteEnvironment, runRemote } from './run-cli.ts';

let platform: TestPlatform;
let directory: string;
let env: NodeJS.ProcessEnv;
let slugs = 0;

beforeAll(async () => {
  platform = await startPlatform();
  directory = await mkdtemp(path.join(tmpdir(), 'marquee-catalogue-'));
  env = await remoteEnvironment(platform);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function newBrand() {
  const account = await platform.makeAccount();
  const slug = `harbor-${++slugs}`;
  await platform.admin('POST', '/tenants', {
    slug,
    account_id: account.accountId,
    hostnames: [`www.${slug}.example`],
    asset_host: account.cfDomainName,
    config_version: 1,
  });
  const admin = (method: string, call: string, body?: unknown) =>
    platform.admin(method, call.replace('/admin/v1', ''), body);
  return { slug, accountId: account.accountId, calls: entityCalls(admin, account.accountId) };
}

const catalogue = (...args: string[]) => runRemote('catalogue', args, env);

test('of 1,000 lines with 37 planted faults 963 come in, and each fault is named by its line and a word', async () => {
  const { slug, calls } = await newBrand();
  await calls.put('rating', 'r12', { name: '12+' });
  await calls.put('rating', 'r16', { name: '16' });
  const { text, faults } = faultyCsv(1000);
  const file = path.join(directory, 'titles.csv');
  await writeFile(file, Buffer.from(`\uFEFF${text}`));
  const started = Date.now();
  const first = await catalogue('import', file, slug, '--publish');
  const seconds = (Date.now() - started) / 1000;
  console.log(first.stdout, first.stderr);
  process.stdout.write(`1,000 lines by CSV: ${seconds.toFixed(1)} s\n`);
});
