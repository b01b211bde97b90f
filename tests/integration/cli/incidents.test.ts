import { execFile } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { ROOT_DIR } from '#cli/local/root-dir.ts';
import { ADMIN_TOKEN, startPlatform, type TestPlatform } from '#tests/integration/platform/start-platform.ts';
import { incidents } from '#workers/platform/storage/schema/incident.ts';

let platform: TestPlatform;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  platform = await startPlatform();
  const { port } = await platform.miniflare.ready;
  const address = { MARQUEE_API: `http://127.0.0.1:${port}`, MARQUEE_ADMIN_TOKEN: ADMIN_TOKEN };
  env = { ...process.env, ...address };
});

function run(...args: string[]) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const command = ['--import', 'tsx', 'cli/incidents.ts', ...args, '--remote'];
    execFile(process.execPath, command, { cwd: ROOT_DIR, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

test('incidents are listed, closed once, and listed as closed', async () => {
  const { accountId } = await platform.makeAccount();
  const date = new Date('2026-11-24T12:00:00Z');
  const row = { accountId, id: 'inc-1', kind: 'payment-mismatch', subject: 'tx1', count: 2 } as const;
  const details = { amountMinor: 799, code: null };
  await platform.db.insert(incidents).values({ ...row, details, openedDate: date, latestDate: date });
  expect((await run('list')).stdout).toMatch(
    new RegExp(
      `inc-1 +2026-11-24 12:00 +${accountId} +payment-mismatch +tx1 +2 +open +amountMinor 799, code none`,
    ),
  );
  expect(await run('close', 'inc-1', '--note', 'refunded')).toMatchObject({
    code: 0,
    stdout: 'inc-1 is closed.\n',
  });
  expect((await run('list')).stdout).toBe('No open incidents.\n');
  expect((await run('list', '--all', '--account', accountId)).stdout).toMatch(/inc-1 .* closed/);
  expect((await run('close', 'inc-1')).stderr).toBe('The incident "inc-1" is closed already.\n');
});

test.each([
  [['close'], /^Name the incident/],
  [['list', 'inc-1'], /^list takes no id/],
  [['close', 'inc-1', '--all'], /belong to list only/],
  [['list', '--note', 'x'], /belongs to close only/],
  [['open'], /^Usage:/],
])('%j is rejected with what would be right', async (args, reason) => {
  const { code, stderr } = await run(...args);
  expect(code).toBe(1);
  expect(stderr).toMatch(reason);
});
