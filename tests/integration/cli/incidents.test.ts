import { beforeAll, expect, test } from 'vitest';
import { startPlatform, type TestPlatform } from '#tests/integration/platform/start-platform.ts';
import { incidents } from '#workers/platform/storage/schema/incident.ts';
import { remoteEnvironment, runRemote } from './run-cli.ts';

let platform: TestPlatform;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  platform = await startPlatform();
  env = await remoteEnvironment(platform);
});

const run = (...args: string[]) => runRemote('incidents', args, env);

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
