import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { startPlatform, type TestPlatform } from '#tests/integration/platform/start-platform.ts';
import { incidents } from '#workers/platform/storage/schema/incident.ts';
import { renewals } from '#workers/platform/storage/schema/payment.ts';
import { remoteEnvironment, runRemote } from './run-cli.ts';

let platform: TestPlatform;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  platform = await startPlatform();
  env = await remoteEnvironment(platform);
});

const MINUTE_MS = 60_000;
const run = () => runRemote('health', [], env);

/** A renewal of nobody that is due by then. */
const insertRenewal = (accountId: string, dueTime: Date) =>
  platform.db.insert(renewals).values({
    ...{ accountId, id: randomUUID(), userId: 'u', planId: 'p', subscriptionId: 's', gatewayId: 'g' },
    ...{ renewalStatus: 'cancelled', createdDate: new Date(), dueTime },
  });

test('a platform without anything overdue is well, and names how full it is', async () => {
  const { accountId } = await platform.makeAccount();
  await insertRenewal(accountId, new Date(Date.now() - 5 * MINUTE_MS));
  const { code, stdout } = await run();
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: expect.stringMatching(
      /^All is well on Cloudflare\.\n {2}database: [1-9]\d* MB, 0\.\d % of 10000 MB\n$/,
    ),
  });
});

test('what is overdue and open is named, and the command ends with 1', async () => {
  const { accountId } = await platform.makeAccount();
  await insertRenewal(accountId, new Date('2026-11-24T12:00:00Z'));
  const date = new Date();
  const row = { accountId, kind: 'mail-failed', count: 1, openedDate: date, latestDate: date } as const;
  await platform.db
    .insert(incidents)
    .values(['verify', 'reset'].map((subject) => ({ ...row, id: randomUUID(), subject, details: {} })));
  const { code, stderr } = await run();
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Something has to be done on Cloudflare:\n {2}database: /);
  expect(stderr).toContain('renewals: 1 overdue since 2026-11-24 12:00 UTC');
  expect(stderr).toContain('incidents: 2 open of mail-failed');
});

test('is for the operator alone', async () => {
  const { accountId } = await platform.makeAccount();
  const token = await platform.admin('POST', `/accounts/${accountId}/tokens`, {
    ...{ name: 'Import', scopes: ['catalogue:write'] },
  });
  const { data } = (await token.json()) as { data: { token: string } };
  expect((await platform.admin('GET', '/health', undefined, data.token)).status).toBe(403);
  expect((await platform.admin('GET', '/health', undefined, 'none')).status).toBe(401);
});
