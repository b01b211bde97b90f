import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ROOT_DIR } from '#cli/local/root-dir.ts';

// A fake wrangler that logs its arguments and responds as Cloudflare would: one brand, one account.
const FAKE_WRANGLER = `#!/usr/bin/env node
const { appendFileSync } = require('node:fs');
const args = process.argv.slice(2);
appendFileSync(process.env.FAKE_LOG, JSON.stringify(args) + '\\n');
const taken = { slug: 'aurora', account_id: 'acc_aurora', hostnames: ['www.aurora.example'], asset_host: 'a.example', config_version: 1 };
const answers = {
  'kv key list': JSON.stringify([{ name: 'host/www.aurora.example', metadata: { slug: 'aurora' } }].filter((key) => key.name.startsWith(args[args.indexOf('--prefix') + 1]))),
  'kv key get': JSON.stringify(taken),
  'd1 execute': JSON.stringify([{ results: args.join(' ').includes("'acc_1'") ? [{ cf_domain_name: 'files.example' }] : [] }]),
};
const answer = answers[args.slice(0, 3).join(' ')] ?? answers[args.slice(0, 2).join(' ')] ?? '';
process.stdout.write(answer);
`;

let directory: string;
let log: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'marquee-wrangler-'));
  log = path.join(directory, 'log');
  await writeFile(path.join(directory, 'wrangler'), FAKE_WRANGLER);
  await chmod(path.join(directory, 'wrangler'), 0o755);
});
beforeEach(() => writeFile(log, ''));
afterAll(() => rm(directory, { recursive: true, force: true }));

function tenant(...args: string[]) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'cli/tenant.ts', ...args, '--remote'],
      { cwd: ROOT_DIR, env: { ...process.env, PATH: `${directory}:${process.env.PATH}`, FAKE_LOG: log } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

async function commands(): Promise<string[][]> {
  const lines = (await readFile(log, 'utf8')).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

const writes = async () => (await commands()).filter(([, , verb]) => verb === 'put' || verb === 'delete');

test('create puts one record a hostname with `wrangler kv key put --remote`', async () => {
  const { code, stdout } = await tenant(
    'create',
    'harbor',
    '--host',
    'www.harbor.example',
    '--account',
    'acc_1',
  );
  expect(stdout).toContain('harbor answers on www.harbor.example');
  expect(code).toBe(0);
  const record = {
    slug: 'harbor',
    account_id: 'acc_1',
    hostnames: ['www.harbor.example'],
    asset_host: 'files.example',
    config_version: 1,
  };
  expect(await writes()).toEqual([
    [
      'kv',
      'key',
      'put',
      'host/www.harbor.example',
      JSON.stringify(record),
      '--binding',
      'TENANTS',
      '--remote',
      '--metadata',
      '{"slug":"harbor"}',
    ],
  ]);
});

test.each([
  [
    'a hostname of another brand',
    ['--host', 'www.aurora.example', '--account', 'acc_1'],
    /belongs to the brand aurora/,
  ],
  ['an unknown account', ['--host', 'a.example', '--account', 'acc_nowhere'], /There is no account/],
  ['no account id', ['--host', 'a.example', '--account', "x' OR '1'='1"], /must be letters, digits/],
  ['no account', ['--host', 'a.example'], /Name an account/],
  ['an IP literal', ['--host', '127.0.0.1', '--account', 'acc_1'], /--host 127\.0\.0\.1/],
  ['plain http', ['--host', 'a.example', '--content', 'http://content.example'], /--content/],
])(
  'creating a brand with %s prints one line, exits with 1 and writes nothing',
  async (_, options, reason) => {
    const { code, stderr } = await tenant('create', 'harbor', ...options);
    expect(stderr).toMatch(reason);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
    expect(await writes()).toEqual([]);
  },
);

test('list, show and remove read and delete the existing brand', async () => {
  expect((await tenant('list')).stdout).toMatch(/aurora +acc_aurora +www\.aurora\.example/);
  expect(JSON.parse((await tenant('show', 'aurora')).stdout)).toMatchObject({ slug: 'aurora' });
  expect((await tenant('remove', 'aurora')).code).toBe(0);
  expect(await writes()).toEqual([
    ['kv', 'key', 'delete', 'host/www.aurora.example', '--binding', 'TENANTS', '--remote'],
  ]);
  expect((await tenant('show', 'harbor')).stderr).toMatch(/There is no brand harbor/);
});
