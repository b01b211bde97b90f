import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { TenantRecord } from '#app/contract/tenant.ts';
import { createTenant } from '#cli/tenant/create-tenant.ts';
import type { KnownAccount, TenantStore } from '#cli/tenant/tenant-store.ts';

const harbor = { slug: 'harbor', hostnames: ['harbor.example'], services: {} };

/** A store in memory; `written` is everything that reached it. */
function memoryStore({
  accounts = {},
  takenHosts = [],
}: {
  accounts?: Record<string, KnownAccount>;
  takenHosts?: string[];
} = {}) {
  const written: string[] = [];
  const records: TenantRecord[] = [];
  const store: TenantStore = {
    where: 'in memory',
    page: async () => ({ records, next: null }),
    find: async (slug) => records.find((record) => record.slug === slug) ?? null,
    ownerOf: async (hostname) => records.find((record) => record.hostnames.includes(hostname))?.slug ?? null,
    findAccount: async (id) => accounts[id] ?? null,
    accountMaker: {
      assetHostOf: (slug) => `${slug}.assets.localhost:8787`,
      create: async (id, _, assetHost) => {
        if (takenHosts.includes(assetHost)) return false;
        written.push(`account ${id}`);
        return true;
      },
    },
    setRoles: async () => ({ isInvited: false }),
    gateways: {
      list: () => Promise.reject(new Error('not here')),
      put: () => Promise.reject(new Error('not here')),
    },
    create: async (record) => {
      written.push(`tenant ${record.slug}`);
      records.push(record);
      return { record, notes: [] };
    },
    change: () => Promise.reject(new Error('not here')),
    suspend: () => Promise.reject(new Error('not here')),
    resume: () => Promise.reject(new Error('not here')),
    delete: () => Promise.reject(new Error('not here')),
    undelete: () => Promise.reject(new Error('not here')),
    erasures: async () => [],
    remove: async () => undefined,
    project: () => Promise.reject(new Error('not here')),
    close: async () => undefined,
  };
  return { store, written };
}

describe('createTenant', () => {
  test('a starter account is made when none is named', async () => {
    const { store, written } = memoryStore();
    const { record } = await createTenant(store, harbor);
    expect(record).toEqual({
      slug: 'harbor',
      account_id: expect.stringMatching(/^acc_harbor_[a-z2-9]{8}$/),
      hostnames: ['harbor.example'],
      asset_host: 'harbor.assets.localhost:8787',
      config_version: 1,
    });
    expect(written).toEqual([`account ${record.account_id}`, 'tenant harbor']);
  });

  test('a slug that is used again gets another account, and another asset host where the usual one is taken', async () => {
    const usual = 'harbor.assets.localhost:8787';
    const [first, second] = await Promise.all(
      [memoryStore(), memoryStore({ takenHosts: [usual] })].map(({ store }) =>
        createTenant(store, harbor).then(({ record }) => record),
      ),
    );
    expect(second?.account_id).not.toBe(first?.account_id);
    expect(first?.asset_host).toBe(usual);
    expect(second?.asset_host).toMatch(/^harbor-[a-z2-9]{8}\.assets\.localhost:8787$/);
  });

  test('an asset host that is named and taken is rejected, and nothing is written', async () => {
    const { store, written } = memoryStore({ takenHosts: ['files.example'] });
    await expect(createTenant(store, { ...harbor, assetHost: 'files.example' })).rejects.toThrow(
      'belongs to another account: name one with --asset-host',
    );
    expect(written).toEqual([]);
  });

  test('the asset host comes from the named account', async () => {
    const { store, written } = memoryStore({ accounts: { acc_1: { assetHost: 'files.example' } } });
    const { record } = await createTenant(store, { ...harbor, accountId: 'acc_1' });
    expect(record).toMatchObject({ account_id: 'acc_1', asset_host: 'files.example' });
    expect(written).toEqual(['tenant harbor']);
  });

  test('a hostname of another brand, a used slug and an unknown account are rejected, and nothing is written', async () => {
    const { store, written } = memoryStore();
    await createTenant(store, harbor);
    const before = [...written];
    await expect(createTenant(store, { ...harbor, slug: 'other' })).rejects.toThrow(
      'taken: it belongs to the brand harbor',
    );
    await expect(createTenant(store, { ...harbor, hostnames: ['b.example'] })).rejects.toThrow(
      'There is a brand harbor',
    );
    const unknownAccount = { slug: 'c', hostnames: ['c.example'], services: {}, accountId: 'acc_unknown' };
    await expect(createTenant(store, unknownAccount)).rejects.toThrow(
      'There is no account acc_unknown in memory',
    );
    expect(written).toEqual(before);
  });

  test("the account is looked up at the tenant's own user service", async () => {
    const { store } = memoryStore();
    const url = await userService();
    const tenant = { ...harbor, services: { user: url } };
    expect((await createTenant(store, { ...tenant, accountId: 'known' })).record).toMatchObject({
      asset_host: 'cdn.example',
      services: { user: url },
    });
    const dotted = { ...tenant, slug: 'dotted', hostnames: ['dotted.example'] };
    expect((await createTenant(store, { ...dotted, accountId: '~tide.water:v2' })).record).toMatchObject({
      account_id: '~tide.water:v2',
    });
    const other = { ...tenant, slug: 'other', hostnames: ['other.example'] };
    await expect(createTenant(store, { ...other, accountId: 'unknown' })).rejects.toThrow(
      'There is no account unknown at',
    );
    await expect(createTenant(store, other)).rejects.toThrow('Name the account of');
    const unreachable = { ...other, accountId: 'x', services: { user: 'http://127.0.0.1:9' } };
    await expect(createTenant(store, unreachable)).rejects.toThrow('does not respond');
  });

  test.each([null, 'https://cdn.example/files', '10.0.0.1'])(
    'an account whose config names %j as its asset host is made with a host that is named',
    async (cf_domain_name) => {
      const { store, written } = memoryStore();
      const services = { user: await userService(cf_domain_name) };
      const tenant = { ...harbor, services, accountId: 'known' };
      await expect(createTenant(store, tenant)).rejects.toThrow('name one with --asset-host');
      expect(written).toEqual([]);
      expect((await createTenant(store, { ...tenant, assetHost: 'files.example' })).record).toMatchObject({
        asset_host: 'files.example',
      });
    },
  );
});

async function userService(cf_domain_name: unknown = 'https://cdn.example/') {
  const server = createServer(({ headers, url }, response) => {
    const isKnown =
      ['known', '~tide.water:v2'].includes(String(headers.account_id)) && url === '/api/v1/account/detail';
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: isKnown, data: { cf_domain_name } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
