import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TenantRecord } from '#app/contract/tenant.ts';
import { adopt } from '#workers/platform/registry/adopt.ts';
import { projectTenant } from '#workers/platform/registry/project.ts';
import { openProjectionStore } from '#workers/platform/storage/registry-projection.ts';
import { openRegistryStore } from '#workers/platform/storage/registry-store.ts';
import { startPlatform, type TestPlatform } from './start-platform.ts';

const EVERY_MINUTE = '* * * * *';
const NOW = new Date('2026-11-24T12:00:00Z');

let platform: TestPlatform;
let account: { accountId: string; cfDomainName: string };

beforeAll(async () => {
  // What hostnames must lead to is not known: any may be the primary one.
  platform = await startPlatform({ vars: { DOMAIN_TARGET: '' } });
  account = await platform.makeAccount();
});

async function admin(method: string, path: string, body?: unknown) {
  const response = await platform.admin(method, path, body);
  return { status: response.status, body: (await response.json()) as AdminBody };
}

interface AdminBody {
  message?: string;
  next?: string | null;
  data: Record<string, unknown>;
}

function newRecord(overrides: Partial<TenantRecord> = {}): TenantRecord {
  const slug = `t${randomBytes(5).toString('hex')}`;
  return {
    slug,
    account_id: account.accountId,
    hostnames: [`${slug}.example.com`],
    asset_host: account.cfDomainName,
    config_version: 1,
    ...overrides,
  };
}

const runDue = async () => {
  const worker = await platform.miniflare.getWorker('marquee-platform');
  return await worker.scheduled({ scheduledTime: new Date(), cron: EVERY_MINUTE });
};
const kv = (key: string) => platform.bindings.tenants.get(key, 'json');
const stores = () => ({
  registry: openRegistryStore(platform.db),
  projection: openProjectionStore(platform.db),
});

/** KV that counts what is done to it, and runs `before` each time. */
function countedKv(before: () => void | Promise<void> = () => undefined) {
  const { tenants } = platform.bindings;
  const counted = { operations: 0 };
  const count =
    <A extends unknown[], R>(operation: (...args: A) => Promise<R>) =>
    async (...args: A) => {
      counted.operations += 1;
      await before();
      return await operation(...args);
    };
  const put = count((key: string, text: string) => tenants.put(key, text));
  const remove = count((key: string) => tenants.delete(key));
  return { counted, tenants: { put, delete: remove } as unknown as KVNamespace };
}

describe('a brand in D1', () => {
  test('is in KV under each hostname and under its slug, and nowhere once it is removed', async () => {
    const record = newRecord();
    expect((await admin('POST', '/tenants', record)).status).toBe(201);
    const keys = [`host/${record.hostnames[0]}`, `brand/${record.slug}`];
    for (const key of keys) expect(await kv(key)).toEqual(record);
    expect((await admin('GET', `/hostnames/${record.hostnames[0]}`)).body.data).toEqual({
      hostname: record.hostnames[0],
      slug: record.slug,
    });
    expect((await admin('DELETE', `/tenants/${record.slug}`)).status).toBe(200);
    for (const key of keys) expect(await kv(key)).toBeNull();
    expect((await admin('GET', `/hostnames/${record.hostnames[0]}`)).status).toBe(404);
  });

  test('is created once: a second one of its slug is rejected', async () => {
    const record = newRecord();
    const other = { ...record, hostnames: [`other-${record.slug}.example.com`] };
    await admin('POST', '/tenants', record);
    expect(await admin('POST', '/tenants', other)).toMatchObject({
      status: 409,
      body: { message: `There is a tenant "${record.slug}" already.` },
    });
    expect((await admin('GET', `/tenants/${record.slug}`)).body.data).toEqual(record);
  });

  test('of two created at once for one hostname one wins, in D1 and in KV', async () => {
    const hostnames = [`shared-${randomBytes(4).toString('hex')}.example.com`];
    const [first, second] = [newRecord({ hostnames }), newRecord({ hostnames })];
    const responses = await Promise.all([first, second].map((record) => admin('POST', '/tenants', record)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    const winner = responses[0]?.status === 201 ? first : second;
    expect(await kv(`host/${hostnames[0]}`)).toEqual(winner);
    const { slug: loser } = winner === first ? second : first;
    expect((await admin('GET', `/tenants/${loser}`)).status).toBe(404);
    expect(await kv(`brand/${loser}`)).toBeNull();
  });

  test('keeps its history, with the record before and after', async () => {
    const record = newRecord();
    await admin('POST', '/tenants', record);
    await admin('PUT', `/tenants/${record.slug}`, { ...record, config_version: 2 });
    await admin('DELETE', `/tenants/${record.slug}`);
    const { results } = await platform.bindings.db
      .prepare('SELECT action, details FROM audit_events WHERE subject = ? ORDER BY rowid')
      .bind(record.slug)
      .all<{ action: string; details: string }>();
    expect(results.map(({ action, details }) => [action, JSON.parse(details)])).toEqual([
      ['tenant.create', { after: record }],
      ['tenant.change', { before: record, after: { ...record, config_version: 2 } }],
      ['tenant.remove', { before: { ...record, config_version: 2 } }],
    ]);
  });

  test('is not made on the hostname of an account’s files, or with a slug that leaves none for its own', async () => {
    const [host = ''] = account.cfDomainName.split(':');
    const files = newRecord({ hostnames: [host.replace('.assets.localhost', '-files.example.com')] });
    const { accountId } = await platform.makeAccount({ assetHostname: files.hostnames[0] });
    const taken = await admin('POST', '/tenants', files);
    expect([taken.status, taken.body.message]).toEqual([422, expect.stringContaining('serves the files')]);
    const long = newRecord({ slug: 'a'.repeat(57), account_id: accountId });
    const rejected = await admin('POST', '/tenants', long);
    expect([rejected.status, rejected.body.message]).toEqual([422, expect.stringContaining('56 characters')]);
  });

  test('comes with a note on a bare domain', async () => {
    const slug = `t${randomBytes(5).toString('hex')}`;
    const made = await admin('POST', '/tenants', newRecord({ slug, hostnames: [`${slug}.com`] }));
    expect(made.body).toMatchObject({ notes: [expect.stringContaining('CNAME flattening')] });
    const added = await admin('PATCH', `/tenants/${slug}`, { add_hostnames: [`www.${slug}.com`] });
    expect(added.body).toMatchObject({ notes: [] });
  });

  test('gives a free hostname to the next brand', async () => {
    const record = newRecord();
    await admin('POST', '/tenants', record);
    await admin('DELETE', `/tenants/${record.slug}`);
    const next = newRecord({ hostnames: record.hostnames });
    expect((await admin('POST', '/tenants', next)).status).toBe(201);
    expect(await kv(`host/${record.hostnames[0]}`)).toEqual(next);
  });
});

describe('changing a brand', () => {
  async function newBrand() {
    const record = newRecord();
    await admin('POST', '/tenants', record);
    const [first = ''] = record.hostnames;
    const change = (body: unknown) => admin('PATCH', `/tenants/${record.slug}`, body);
    return { record, first, second: `www.${first}`, change };
  }

  test('adds and removes hostnames: the new one is in KV before the old one goes', async () => {
    const { record, first, second, change } = await newBrand();
    const both = { ...record, hostnames: [first, second] };
    expect((await change({ add_hostnames: [second] })).body.data).toEqual(both);
    for (const host of [first, second]) expect(await kv(`host/${host}`)).toEqual(both);
    expect((await change({ remove_hostnames: [first] })).body.data).toMatchObject({ hostnames: [second] });
    expect(await kv(`host/${first}`)).toBeNull();
    expect(await kv(`brand/${record.slug}`)).toMatchObject({ hostnames: [second] });
  });

  test('names and unnames the primary hostname, and drops cached pages', async () => {
    const { record, first, second, change } = await newBrand();
    const named = await change({ add_hostnames: [second], primary_host: second });
    expect(named.body.data).toEqual({
      ...record,
      hostnames: [first, second],
      primary_host: second,
      config_version: 2,
    });
    expect((await change({ remove_hostnames: [second] })).body.message).toMatch(/is the primary hostname/);
    expect((await change({ primary_host: null })).body.data).toEqual({
      ...record,
      hostnames: [first, second],
      config_version: 3,
    });
  });

  test('replaces the media hosts, and the title of the account', async () => {
    const own = await platform.makeAccount();
    const record = newRecord({ account_id: own.accountId, asset_host: own.cfDomainName });
    await admin('POST', '/tenants', record);
    const change = (body: unknown) => admin('PATCH', `/tenants/${record.slug}`, body);
    expect((await change({ media_hosts: ['cdn.example'] })).body.data).toMatchObject({
      media_hosts: ['cdn.example'],
    });
    expect((await change({ media_hosts: [], title: 'Harbor' })).body.data).not.toHaveProperty('media_hosts');
    const { body } = await platform.call('accountDetail', { account: own.accountId, language: 'en' });
    expect(body.data).toMatchObject({ account_metadata: { title: 'Harbor' } });
  });

  test('of what is so already changes nothing', async () => {
    const { record, first, change } = await newBrand();
    expect(await change({ add_hostnames: [first] })).toMatchObject({ status: 200, body: { data: record } });
    expect(await kv(`host/${first}`)).toEqual(record);
  });

  test.each([
    [{}, 422, /^Name what is to change: add_hostnames/],
    [{ colour: 'red' }, 422, /colour/],
    [{ remove_hostnames: ['nobody.example'] }, 422, /does not answer on nobody\.example/],
    [{ primary_host: 'nobody.example' }, 422, /primary_host: must be one of the hostnames/],
    [{ media_hosts: Array.from({ length: 21 }, (_, i) => `c${i}.example`) }, 422, /at most 20 hosts/],
    [{ media_hosts: ['https://cdn.example'] }, 422, /media_hosts\.0/],
    [{ title: ' ' }, 422, /title/],
  ])('by %j is rejected, and nothing is written', async (body, status, message) => {
    const { record, change } = await newBrand();
    const rejected = await change(body);
    expect(rejected.status).toBe(status);
    expect(rejected.body.message).toMatch(message);
    expect((await admin('GET', `/tenants/${record.slug}`)).body.data).toEqual(record);
  });

  test('never leaves it without a hostname or with one of another brand', async () => {
    const [mine, other] = [await newBrand(), await newBrand()];
    expect((await mine.change({ remove_hostnames: [mine.first] })).body.message).toMatch(/needs a hostname/);
    const taken = await mine.change({ add_hostnames: [other.first], title: 'X' });
    expect([taken.status, taken.body.message]).toEqual([409, expect.stringContaining(other.record.slug)]);
    const elsewhere = newRecord({ account_id: 'elsewhere', services: { user: 'https://user.example.com' } });
    await admin('POST', '/tenants', elsewhere);
    const title = await admin('PATCH', `/tenants/${elsewhere.slug}`, { title: 'X' });
    expect([title.status, title.body.message]).toEqual([422, expect.stringContaining('own user service')]);
  });
});

describe('the list of brands', () => {
  test('comes in pages by slug, each with the place where the next begins', async () => {
    const slugs = ['page-a', 'page-b', 'page-c'];
    for (const slug of slugs)
      await admin('POST', '/tenants', newRecord({ slug, hostnames: [`${slug}.example`] }));
    const first = await admin('GET', '/tenants?after=page-&limit=2');
    expect(first.status).toBe(422);
    const page = await admin('GET', '/tenants?after=page&limit=2');
    expect(page.body).toMatchObject({ data: [{ slug: 'page-a' }, { slug: 'page-b' }], next: 'page-b' });
    const rest = await admin('GET', '/tenants?after=page-b&limit=1');
    expect(rest.body.data).toMatchObject([{ slug: 'page-c' }]);
    expect((await admin('GET', '/tenants?after=zzz')).body).toMatchObject({ data: [], next: null });
    for (const slug of slugs) await admin('DELETE', `/tenants/${slug}`);
  });

  test.each(['limit=0', 'limit=many', 'after=A'])('is rejected with %s', async (query) => {
    expect((await admin('GET', `/tenants?${query}`)).status).toBe(422);
  });
});

describe('the projection', () => {
  test('of a brand with up to five hostnames takes six operations of KV at most', async () => {
    const { counted, tenants } = countedKv();
    const { registry, projection } = stores();
    const slug = `t${randomBytes(5).toString('hex')}`;
    const hostnames = ['a', 'b', 'c', 'd', 'e'].map((label) => `${label}.${slug}.example`);
    const record = newRecord({ slug, hostnames: hostnames.slice(0, 1) });
    await registry.create(record, NOW);
    await projectTenant({ tenants, projection }, slug);
    expect(counted.operations).toBe(2);
    const known = await registry.find(slug);
    if (!known) throw new Error('nothing was written');
    await registry.replace(known, { ...record, hostnames }, NOW);
    await projectTenant({ tenants, projection }, slug);
    expect(counted.operations - 2).toBe(6);
  });

  test('that KV does not take is made by the cron', async () => {
    const record = newRecord();
    const { registry, projection } = stores();
    await registry.create(record, NOW);
    const { tenants } = countedKv(() => {
      throw new Error('429');
    });
    expect(await projectTenant({ tenants, projection }, record.slug)).toBe(false);
    expect(await kv(`brand/${record.slug}`)).toBeNull();
    await runDue();
    expect(await kv(`host/${record.hostnames[0]}`)).toEqual(record);
    const known = await registry.find(record.slug);
    if (!known) throw new Error('nothing was written');
    await registry.remove(known, NOW);
    await runDue();
    expect(await kv(`host/${record.hostnames[0]}`)).toBeNull();
    expect(await kv(`brand/${record.slug}`)).toBeNull();
    expect(await projection.behind(10)).toEqual([]);
  });

  test('ends with the later of two changes, though the earlier reaches KV last', async () => {
    const record = newRecord();
    const { registry, projection } = stores();
    await registry.create(record, NOW);
    const second = { ...record, config_version: 2 };
    let isFirst = true;
    const { tenants } = countedKv(async () => {
      if (!isFirst) return;
      isFirst = false;
      const known = await registry.find(record.slug);
      if (known) await registry.replace(known, second, NOW);
      await projectTenant({ tenants: platform.bindings.tenants, projection }, record.slug);
    });
    expect(await projectTenant({ tenants, projection }, record.slug)).toBe(true);
    expect(await kv(`host/${record.hostnames[0]}`)).toEqual(second);
  });

  test('keeps a hostname that got a new owner while it was being forgotten', async () => {
    const record = newRecord();
    const { registry, projection } = stores();
    await registry.create(record, NOW);
    await projectTenant({ tenants: platform.bindings.tenants, projection }, record.slug);
    const known = await registry.find(record.slug);
    if (known) await registry.remove(known, NOW);
    const next = newRecord({ hostnames: record.hostnames });
    let isFirst = true;
    const { tenants } = countedKv(async () => {
      if (!isFirst) return;
      isFirst = false;
      await registry.create(next, NOW);
      await projectTenant({ tenants: platform.bindings.tenants, projection }, next.slug);
    });
    expect(await projectTenant({ tenants, projection }, record.slug)).toBe(true);
    expect(await kv(`host/${record.hostnames[0]}`)).toEqual(next);
  });

  test('of two changes to the same record the second is rejected, and none of it is written', async () => {
    const record = newRecord();
    const { registry } = stores();
    await registry.create(record, NOW);
    const known = await registry.find(record.slug);
    if (!known) throw new Error('nothing was written');
    const [one, two] = ['one', 'two'].map((label) => `${label}.${record.slug}.example`);
    const changes = [one, two].map((hostname) => ({ ...record, hostnames: [hostname ?? ''] }));
    const outcomes = await Promise.all(changes.map((change) => registry.replace(known, change, NOW)));
    expect(outcomes.sort()).toEqual(['conflict', 'written']);
    const owners = await registry.ownersOf([...record.hostnames, one ?? '', two ?? '']);
    expect([...owners.keys()]).toEqual((await registry.find(record.slug))?.record.hostnames);
  });
});

describe('adopting', () => {
  const run = () => adopt({ tenants: platform.bindings.tenants, ...stores() }, null, NOW);

  test('brings brands that only KV has into D1, once', async () => {
    const record = newRecord();
    const hostnames = [...record.hostnames, `www.${record.slug}.example.com`];
    const both = { ...record, hostnames };
    for (const name of hostnames) await platform.bindings.tenants.put(`host/${name}`, JSON.stringify(both));
    expect((await run()).taken).toEqual([record.slug]);
    expect((await admin('GET', `/tenants/${record.slug}`)).body.data).toEqual(both);
    expect(await run()).toMatchObject({ taken: [], dropped: [] });
  });

  test('does not bring a removed brand back', async () => {
    const record = newRecord();
    await admin('POST', '/tenants', record);
    await admin('DELETE', `/tenants/${record.slug}`);
    await platform.bindings.tenants.put(`host/${record.hostnames[0]}`, JSON.stringify(record));
    expect(await run()).toMatchObject({ taken: [], dropped: record.hostnames });
    expect(await kv(`host/${record.hostnames[0]}`)).toBeNull();
    expect((await admin('GET', `/tenants/${record.slug}`)).status).toBe(404);
  });

  test('leaves what is no record as it is', async () => {
    await platform.bindings.tenants.put('host/odd.example', '{"slug":1}');
    expect((await run()).unreadable).toEqual(['odd.example']);
    await platform.bindings.tenants.delete('host/odd.example');
  });
});

test('a registry that only KV has is adopted before a brand is made', async () => {
  const fresh = await startPlatform();
  const { accountId, cfDomainName } = await fresh.makeAccount();
  const old = newRecord({ account_id: accountId, asset_host: cfDomainName });
  await fresh.bindings.tenants.put(`host/${old.hostnames[0]}`, JSON.stringify(old));
  const record = newRecord({ account_id: accountId, asset_host: cfDomainName, hostnames: old.hostnames });
  const rejected = await fresh.admin('POST', '/tenants', record);
  expect([rejected.status, await rejected.text()]).toEqual([
    409,
    expect.stringContaining('tenant -- project'),
  ]);
  await fresh.admin('POST', '/registry/adopt', {});
  const taken = await fresh.admin('POST', '/tenants', record);
  expect([taken.status, await taken.text()]).toEqual([409, expect.stringContaining('belongs to tenant')]);
});
