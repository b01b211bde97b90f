import { beforeAll, describe, expect, test, vi } from 'vitest';
import { copyOfState } from '#tests/support/prepared-state.ts';
import { ACCOUNT_TABLES, REGISTRY_TABLES } from '#workers/platform/storage/account-tables.ts';
import { controlledPlatform } from './controlled-platform.ts';
import { fillTables, stateOf, tablesOf } from './every-table.ts';
import { ADMIN_TOKEN, SERVICES_ORIGIN, startPlatform, type TestPlatform } from './start-platform.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SLUG = 'aurora';

let platform: TestPlatform;
let controlled: ReturnType<typeof controlledPlatform>;
let accountId: string;
let db: D1Database;
let step = () => {};
const roomsEmptied: string[] = [];

beforeAll(async () => {
  platform = await startPlatform({ persistTo: await copyOfState('seeded') });
  db = platform.bindings.db as unknown as D1Database;
  const rooms = {
    idFromName: (name: string) => name,
    get: (name: string) => ({ empty: async () => void roomsEmptied.push(name) }),
  };
  controlled = controlledPlatform(
    platform,
    Date.now(),
    {},
    { step: () => step(), liveRooms: rooms as never },
  );
  const { data } = await adminJson('GET', `/tenants/${SLUG}`);
  accountId = data.account_id;
  await fillTables(db, accountId);
  const { media, tenants } = platform.bindings;
  await media.put(`${accountId}/uploads/own.webp`, 'a picture');
  await media.put(`!imports/${accountId}/1/source`, 'a table');
  await tenants.put(`mailbox/${accountId}/1-mail`, 'a mail');
}, 2 * MINUTE_MS);

async function admin(method: string, path: string, body?: unknown) {
  return controlled.handle(`${SERVICES_ORIGIN}/admin/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

// biome-ignore lint/suspicious/noExplicitAny: responses of many calls
const adminJson = async (...args: Parameters<typeof admin>): Promise<any> => (await admin(...args)).json();

async function files() {
  const { media } = platform.bindings;
  const keys: string[] = [];
  for (let cursor: string | undefined, isLast = false; !isLast; ) {
    const page = await media.list(cursor ? { cursor } : {});
    keys.push(...page.objects.map(({ key, etag }) => `${key} ${etag}`));
    isLast = !page.truncated;
    if (page.truncated) cursor = page.cursor;
  }
  const isOwn = (key: string) => key.startsWith(`${accountId}/`) || key.startsWith(`!imports/${accountId}/`);
  return { own: keys.filter(isOwn), others: keys.filter((key) => !isOwn(key)) };
}

const keysInKv = async () => (await platform.bindings.tenants.list()).keys.map(({ name }) => name);
const isAurora = (text: string) => text.includes(SLUG) || text.includes(accountId);

/** As the cron does until nothing is left to do. */
async function eraseAll() {
  for (let run = 0; run < 200; run += 1) {
    await controlled.erase();
    const { data } = await adminJson('GET', '/erasures');
    if (data[0]?.finished_time) return;
    controlled.clock.ms += MINUTE_MS;
  }
  throw new Error('the erasure does not end');
}

test('each table of the database has a rule for its rows of an erased account', async () => {
  const ruled = [...ACCOUNT_TABLES.map(({ name }) => name), ...REGISTRY_TABLES];
  expect((await tablesOf(db)).filter((name) => !ruled.includes(name))).toEqual([]);
  const { counts } = await stateOf(db, accountId);
  expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
});

describe('a deleted brand', () => {
  test('is off its hostnames, for its tokens and on its asset host, and comes back with every row and file', async () => {
    const [before, filesBefore, kvBefore] = [await stateOf(db, accountId), await files(), await keysInKv()];
    const { data: record } = await adminJson('GET', `/tenants/${SLUG}`);
    const deleted = await adminJson('POST', `/tenants/${SLUG}/delete`, {});
    const eraseOn = new Date(controlled.clock.ms + 30 * DAY_MS).toISOString();
    expect(deleted).toMatchObject({ is_projected: true, data: { deleted: { erase_on: eraseOn } } });
    expect((await keysInKv()).filter((key) => isAurora(key) && !key.startsWith('mailbox/'))).toEqual([]);
    const { states } = (await (await controlled.handle(`${SERVICES_ORIGIN}/registry/states`)).json()) as {
      states: Record<string, unknown>;
    };
    expect(record.hostnames.map((hostname: string) => states[hostname])).toEqual(
      record.hostnames.map(() => 'gone'),
    );
    expect((await controlled.call('accountDetail', { account: accountId })).status).toBe(404);
    const asset = await controlled.handle(`http://${record.asset_host}/public/static/logo.png`);
    expect(asset.status).toBe(404);

    for (const [method, path, body] of [
      ['POST', 'suspend', { reason: 'Unpaid' }],
      ['POST', 'resume', undefined],
      ['POST', 'delete', {}],
    ] as const)
      expect((await admin(method, `/tenants/${SLUG}/${path}`, body)).status, path).toBe(409);
    expect((await admin('PATCH', `/tenants/${SLUG}`, { media_hosts: [] })).status).toBe(409);
    expect((await admin('DELETE', `/tenants/${SLUG}`)).status).toBe(409);
    const { asset_host, hostnames } = record;
    const other = { slug: 'other', account_id: 'acc_pulse', hostnames, asset_host, config_version: 1 };
    expect((await admin('POST', '/tenants', other)).status).toBe(409);

    controlled.clock.ms += 29 * DAY_MS;
    await controlled.erase();
    expect((await admin('POST', `/tenants/${SLUG}/undelete`)).status).toBe(200);
    expect((await admin('POST', `/tenants/${SLUG}/undelete`)).status).toBe(409);
    const after = await stateOf(db, accountId);
    // Both calls are in the audit.
    const without = ({ audit_events: _, ...tables }: Record<string, unknown>) => tables;
    expect(without(after.own)).toEqual(without(before.own));
    expect(after.counts.audit_events).toBe((before.counts.audit_events ?? 0) + 2);
    expect([await files(), (await keysInKv()).sort()]).toEqual([filesBefore, kvBefore.sort()]);
    controlled.clock.ms += 6_000;
    expect((await controlled.call('accountDetail', { account: accountId })).status).toBe(200);
  });

  test('loses all rows and files after 30 days, wherever a run is cut off, and no other brand loses any', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const [before, filesBefore] = [await stateOf(db, accountId), await files()];
    expect(filesBefore.own.length).toBeGreaterThan(3);
    await admin('POST', `/tenants/${SLUG}/delete`, {});
    controlled.clock.ms += 30 * DAY_MS;
    let [steps, cut] = [0, 0];
    step = () => {
      steps += 1;
      if (steps <= cut) return;
      throw new Error('cut off');
    };
    // Each run comes a statement further than the one before.
    for (cut = 0; cut < 12; cut += 1) {
      steps = 0;
      await controlled.erase().catch(() => {});
    }
    step = () => {};
    expect((await admin('POST', `/tenants/${SLUG}/undelete`)).status).toBe(409);
    expect(
      (await admin('PUT', `/accounts/${accountId}`, { title: 'New', asset_host: 'a.example' })).status,
    ).toBe(409);
    await eraseAll();
    expect(errors).toHaveBeenCalled();
    const after = await stateOf(db, accountId);
    expect(Object.entries(after.counts).filter(([, count]) => count > 0)).toEqual([]);
    expect(after.others).toEqual(before.others);
    for (const table of REGISTRY_TABLES) {
      const { results } = await db.prepare(`SELECT * FROM ${table}`).all();
      expect(
        results.filter((row) => isAurora(JSON.stringify(row))),
        table,
      ).toEqual([]);
    }
    expect(await files()).toEqual({ own: [], others: filesBefore.others });
    expect((await keysInKv()).filter(isAurora)).toEqual([]);
    const index = await db.prepare('SELECT count(*) AS total FROM search_index').first<{ total: number }>();
    const documents = await db.prepare('SELECT count(*) AS total FROM search_documents').first();
    expect(index).toEqual(documents);
    expect(await db.prepare('SELECT count(*) AS total FROM search_scratch').first()).toEqual({ total: 0 });
    expect(roomsEmptied.length).toBeGreaterThan(0);
    expect(roomsEmptied.every((name) => name.startsWith(`${accountId}/content/`))).toBe(true);
    const { data } = await adminJson('GET', '/erasures');
    expect(data[0]).toMatchObject({ slug: SLUG, account_id: accountId, scope: 'account' });
    expect(data[0].counts).toMatchObject({
      users: before.counts.users,
      ledger_entries: before.counts.ledger_entries,
      files: filesBefore.own.length,
    });
  });

  test('leaves its slug and hostnames to others, and the ledger append-only', async () => {
    const account = { title: 'New', asset_host: 'aurora.assets.localhost:8787' };
    expect((await admin('PUT', '/accounts/acc_new', account)).status).toBe(201);
    const record = {
      ...{ slug: SLUG, account_id: 'acc_new', hostnames: ['aurora.localhost'] },
      ...{ asset_host: account.asset_host, config_version: 1 },
    };
    expect((await admin('POST', '/tenants', record)).status).toBe(201);
    await fillTables(db, 'acc_new', ['ledger_entries']);
    await expect(db.prepare('DELETE FROM ledger_entries').run()).rejects.toThrow(/append-only/);
  });

  test('whose account has another brand leaves the account alone', async () => {
    const { accountId: shared, cfDomainName } = await platform.makeAccount();
    const record = (slug: string) => ({
      ...{
        slug,
        account_id: shared,
        hostnames: [`${slug}.example`],
        asset_host: cfDomainName,
        config_version: 1,
      },
    });
    for (const slug of ['one', 'two']) await admin('POST', '/tenants', record(slug));
    const { notes } = await adminJson('POST', '/tenants/one/delete', { now: true });
    expect(notes).toEqual([expect.stringContaining('two')]);
    expect((await controlled.call('accountDetail', { account: shared })).status).toBe(200);
    await controlled.erase();
    expect((await admin('GET', '/tenants/one')).status).toBe(200);
    controlled.clock.ms += 6 * MINUTE_MS;
    await controlled.erase();
    expect((await admin('GET', '/tenants/one')).status).toBe(404);
    expect((await admin('GET', `/accounts/${shared}`)).status).toBe(200);
    const { data } = await adminJson('GET', '/erasures');
    expect(data).toContainEqual(expect.objectContaining({ slug: 'one', scope: 'brand' }));
    expect((await admin('POST', '/tenants', { ...record('three'), hostnames: ['one.example'] })).status).toBe(
      201,
    );
  });
});

test('an account whose last brand was removed is charged nothing', async () => {
  const { accountId: account, cfDomainName } = await platform.makeAccount();
  const record = {
    ...{ slug: 'bare', account_id: account, hostnames: ['bare.example'] },
    ...{ asset_host: cfDomainName, config_version: 1 },
  };
  await admin('POST', '/tenants', record);
  await admin('DELETE', '/tenants/bare');
  const suspended = async () =>
    (
      await db
        .prepare('SELECT suspended_time AS time FROM accounts WHERE account_id = ?')
        .bind(account)
        .first()
    )?.time;
  expect(await suspended()).not.toBeNull();
  await admin('POST', '/tenants', record);
  expect(await suspended()).toBeNull();
});
