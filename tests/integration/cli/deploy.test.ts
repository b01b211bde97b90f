import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { EDGE_BUNDLE, EDGE_CONFIG, PLATFORM_BUNDLE, PLATFORM_CONFIG } from '#cli/local/worker-options.ts';
import { runProcess } from './run-cli.ts';

const MINUTE_MS = 60_000;

const deploy = (...args: string[]) => runProcess('deploy', args);

let dryRun: Awaited<ReturnType<typeof deploy>>;

beforeAll(async () => {
  dryRun = await deploy('--dry-run');
}, 2 * MINUTE_MS);

test('a dry run measures both Workers, names every step in order and sends nothing', () => {
  const { code, stdout, stderr } = dryRun;
  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(stdout).toMatch(/platform +\d+ KB, \d+ KB gzip of 3072 KB · starts in \d+ ms of 500/);
  expect(stdout).toMatch(/edge +\d+ KB, \d+ KB gzip of 3072 KB · starts in \d+ ms of 500/);
  expect(stdout).toMatch(
    /d1 migrations apply marquee --remote[\s\S]*deploy -c workers\/platform[\s\S]*deploy -c wrangler\.toml/,
  );
  expect(stdout.trim().endsWith('Dry run: nothing was sent.')).toBe(true);
});

test('an unknown option prints the usage', async () => {
  expect(await deploy('--prod')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Usage: npm run deploy'),
  });
});

test('nothing that is deployed contains the payment sandbox', async () => {
  const configs = await Promise.all([EDGE_CONFIG, PLATFORM_CONFIG].map((file) => readFile(file, 'utf8')));
  for (const config of configs)
    expect(config).not.toMatch(/sandbox|GATEWAY_ADDRESSES|_WAIT_MS|pay\.localhost/i);
  for (const bundle of [EDGE_BUNDLE, PLATFORM_BUNDLE]) {
    const directory = path.dirname(bundle);
    const files = (await readdir(directory, { recursive: true })).filter((file) => /\.m?js$/.test(file));
    const code = await Promise.all(files.map((file) => readFile(path.join(directory, file), 'utf8')));
    expect(code.length).toBeGreaterThan(0);
    for (const text of code) expect(text).not.toMatch(/pay\.localhost|no money moves here|timesCharged/i);
  }
  expect(dryRun.stdout).not.toMatch(/sandbox/i);
});
