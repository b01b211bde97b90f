import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, expect, test } from 'vitest';
import { sharedPlatform, type TestPlatform } from '#tests/integration/platform/start-platform.ts';
import * as analytics from '#workers/platform/storage/schema/analytics.ts';
import * as community from '#workers/platform/storage/schema/community.ts';
import { apiTokens } from '#workers/platform/storage/schema/editing.ts';
import * as mail from '#workers/platform/storage/schema/mail.ts';
import * as payment from '#workers/platform/storage/schema/payment.ts';
import { estimations, gateways } from '#workers/platform/storage/schema/plan.ts';
import { formResponses } from '#workers/platform/storage/schema/presentation.ts';
import * as user from '#workers/platform/storage/schema/user.ts';
import { emptyBrand, exportBrand, type TestBrand } from './site-brand.ts';

// What is nobody's but the viewers' and the gateways' is in no file of a folder.

const KEYS = { secretKey: 'sk_test_plantedgatewaykey', webhookSecret: 'whsec_plantedkey' };

let directory: string | undefined;
afterAll(() => (directory ? rm(directory, { recursive: true, force: true }) : undefined));

/** All tables of viewers, sessions, payments and mails, whichever there will be. */
const PRIVATE_TABLES = [
  ...[user, community, payment, mail, analytics].flatMap((schema) => Object.values(schema)),
  ...[apiTokens, estimations, formResponses],
].filter((table): table is SQLiteTable => is(table, SQLiteTable));

/** A row with `planted-…` in each column of text; others have what their type takes. */
function plantedRow(table: SQLiteTable, accountId: string): Record<string, unknown> {
  const fields = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const planted = `planted-${getTableName(table)}-${name}@viewer.example`;
    if (name === 'accountId') return [name, accountId];
    // Rows that others point to by a key of theirs.
    if (name === 'userId' || (table === user.users && name === 'id')) return [name, 'planted-user'];
    if (column.enumValues?.length) return [name, column.enumValues[0]];
    if (column.dataType === 'string') return [name, planted];
    if (column.dataType === 'json') return [name, [{ planted }]];
    if (column.dataType === 'date') return [name, new Date()];
    return [name, column.dataType === 'boolean' ? false : 0];
  });
  return Object.fromEntries(fields);
}

async function plant(platform: TestPlatform, { accountId, request, media, calls }: TestBrand) {
  await platform.db.insert(user.users).values(plantedRow(user.users, accountId) as never);
  for (const table of PRIVATE_TABLES.filter((one) => one !== user.users))
    await platform.db.insert(table).values(plantedRow(table, accountId) as never);
  const base = `/admin/v1/accounts/${accountId}`;
  const { status } = await request('PUT', `${base}/gateways/Stripe`, { keys: KEYS, mode: 'test' });
  expect(status).toBe(200);
  const token = await request('POST', `${base}/tokens`, { name: 'Import', scopes: ['site:write'] });
  await media.bucket.put('images/logo.png', Buffer.from('a picture'));
  const put = (kind: string, id: string, value: unknown) => ({ op: 'put' as const, kind, id, value });
  const { isWritten, results } = await calls.change([
    put('title', 'keeper', { video_type: 'SPV', title: { en: 'The Keeper' }, poster: 'images/logo.png' }),
    put('plan', 'month', { name: { en: 'Month' }, amount_minor: 799, currency: 'USD', duration_days: 30 }),
  ] as never);
  expect(isWritten, JSON.stringify(results)).toBe(true);
  const [sealed] = (await platform.db.select().from(gateways)).filter((row) => row.accountId === accountId);
  const tokens = (await platform.db.select().from(apiTokens)).filter((row) => row.accountId === accountId);
  return [
    ...Object.values(KEYS),
    sealed?.sealedKeys ?? '',
    JSON.parse(token.text).data.token as string,
    ...tokens.map(({ tokenHash }) => tokenHash),
  ];
}

test('no key, session, password, token or word of a viewer is in any file of an export', async () => {
  const platform = await sharedPlatform();
  directory = await mkdtemp(path.join(tmpdir(), 'marquee-site-secrets-'));
  const brand = await emptyBrand(platform, directory);
  const secrets = await plant(platform, brand);
  // Two keys and what they are sealed as, a token, and the hashes of two.
  expect(secrets.length).toBe(6);
  expect(secrets.every((secret) => secret.length > 10)).toBe(true);
  const folder = path.join(directory, 'site');
  await exportBrand(brand, folder, 'all');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const all = texts.join('\n');
  // What belongs there is there, so that the search has something to search.
  for (const name of [
    'gateways.json',
    'media.json',
    'plans.json',
    'titles/keeper.json',
    'media/images/logo.png',
  ])
    expect(files.map((file) => path.relative(folder, file))).toContain(name);
  expect(all).toContain('"id": "Stripe"');
  expect(all.match(/planted/gi)).toBeNull();
  expect(all).not.toContain('viewer.example');
  for (const secret of secrets) expect(all).not.toContain(secret);
});
