import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { startPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform();
});

interface Reply {
  success: boolean;
  message?: string;
  data?: Record<string, unknown> & { slug: string }[];
}

async function admin(method: string, path: string, body?: unknown, token?: string) {
  const response = await platform.admin(method, path, body, token);
  return { status: response.status, body: (await response.json()) as Reply };
}

const newSlug = () => `t${randomBytes(5).toString('hex')}`;

async function makeRecord(overrides: object = {}) {
  const { accountId, cfDomainName } = await platform.makeAccount();
  const slug = newSlug();
  return {
    slug,
    account_id: accountId,
    hostnames: [`${slug}.example.com`],
    asset_host: cfDomainName,
    config_version: 1,
    ...overrides,
  };
}

describe('the admin token', () => {
  test.each([undefined, '', 'wrong', 'test-admin-token2'])('%j is rejected', async (token) => {
    const response = await platform.fetch('http://platform.localhost/admin/v1/tenants', {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(401);
  });
});

describe('tenants', () => {
  test('are stored under each hostname, listed, changed and removed', async () => {
    const record = await makeRecord();
    const hosts = [...record.hostnames, `www.${record.slug}.example.com`];
    expect((await admin('PUT', `/tenants/${record.slug}`, { ...record, hostnames: hosts })).status).toBe(200);
    for (const host of hosts) {
      expect(await platform.bindings.tenants.get(`host/${host}`, 'json')).toMatchObject({
        slug: record.slug,
      });
    }
    const list = await admin('GET', '/tenants');
    expect(list.body.data?.filter(({ slug }) => slug === record.slug)).toHaveLength(1);

    await admin('PUT', `/tenants/${record.slug}`, { ...record, config_version: 2 });
    expect(await platform.bindings.tenants.get(`host/${hosts[1]}`)).toBeNull();
    expect((await admin('GET', `/tenants/${record.slug}`)).body.data).toMatchObject({ config_version: 2 });

    expect((await admin('DELETE', `/tenants/${record.slug}`)).status).toBe(200);
    expect(await platform.bindings.tenants.get(`host/${hosts[0]}`)).toBeNull();
    expect((await admin('DELETE', `/tenants/${record.slug}`)).status).toBe(404);
  });

  test('are rejected with a hostname of another tenant, and nothing is written', async () => {
    const first = await makeRecord();
    await admin('PUT', `/tenants/${first.slug}`, first);
    const second = await makeRecord({ hostnames: ['free.example.com', ...first.hostnames] });
    const { status, body } = await admin('PUT', `/tenants/${second.slug}`, second);
    expect(status).toBe(409);
    expect(body.message).toBe(`The host ${first.hostnames[0]} belongs to tenant "${first.slug}".`);
    expect(await platform.bindings.tenants.get('host/free.example.com')).toBeNull();
  });

  test.each([
    ['an unknown account', { account_id: 'acc_nobody' }, /no account "acc_nobody"/],
    ['an IP literal', { hostnames: ['10.0.0.1'] }, /^hostnames\.0: is an IP address/],
    ['a wildcard', { hostnames: ['*.example.com'] }, /^hostnames\.0: is a wildcard/],
    ['a public suffix', { hostnames: ['workers.dev'] }, /^workers\.dev is a public suffix/],
    ['a name of the local site', { hostnames: ['x.assets.localhost'] }, /name of the local site/],
    [
      'a service that is not https',
      { services: { content: 'http://content.example.com' } },
      /^services\.content: /,
    ],
    ['an unknown key', { colour: 'red' }, /^colour: /],
    ['a record of another slug', { slug: 'another' }, /of "another"/],
  ])('are rejected with %s', async (_, overrides, message) => {
    const record = await makeRecord();
    const { status, body } = await admin('PUT', `/tenants/${record.slug}`, { ...record, ...overrides });
    expect(status).toBe(422);
    expect(body.message).toMatch(message);
    expect((await admin('GET', `/tenants/${record.slug}`)).status).toBe(404);
  });

  test('respond with 400 to broken JSON', async () => {
    const response = await platform.fetch('http://platform.localhost/admin/v1/tenants/x', {
      method: 'PUT',
      headers: { authorization: 'Bearer test-admin-token' },
      body: '{',
    });
    expect(response.status).toBe(400);
  });

  test('need no account with third-party services', async () => {
    const record = await makeRecord({
      account_id: 'elsewhere',
      services: { user: 'https://user.example.com' },
    });
    expect((await admin('PUT', `/tenants/${record.slug}`, record)).status).toBe(200);
  });
});

describe('accounts', () => {
  test('start with a config, legal pages and an empty home, once', async () => {
    const id = `acc_${newSlug()}`;
    const starter = { title: 'Third & Last', asset_host: `${id.replace('_', '-')}.assets.localhost:8787` };
    expect((await admin('GET', `/accounts/${id}`)).status).toBe(404);
    expect((await platform.call('accountDetail', { account: id })).status).toBe(404);
    expect((await admin('PUT', `/accounts/${id}`, starter)).status).toBe(201);
    for (const again of [starter, { ...starter, title: 'Other' }])
      expect(await admin('PUT', `/accounts/${id}`, again)).toMatchObject({
        status: 409,
        body: { message: `There is an account "${id}" already: PATCH changes it.` },
      });

    const { answer } = await platform.call('homeBundle', { account: id });
    expect(answer).toMatchObject({
      kind: 'ok',
      droppedCount: 0,
      data: {
        account: { status: 'ACTIVE', account_metadata: { title: 'Third & Last' } },
        static_pages: [
          { type: 'ABOUT_US' },
          { type: 'TNC' },
          { type: 'PRIVACY_POLICY' },
          { type: 'COPYRIGHT' },
        ],
        template: { version: 1, data: { banner: [], swimlane_list: [] } },
      },
    });
    expect((await admin('GET', `/accounts/${id}`)).body.data).toMatchObject({
      account_id: id,
      status: 'ACTIVE',
    });
    const logo = await platform.fetch(`http://${starter.asset_host}/public/static/logo.png`);
    expect(logo.headers.get('content-type')).toBe('image/png');
    expect([...new Uint8Array(await logo.arrayBuffer())].slice(1, 4)).toEqual([0x50, 0x4e, 0x47]);
  });

  test('are changed where something is named, and stay as they are otherwise', async () => {
    const { accountId, cfDomainName } = await platform.makeAccount();
    const config = async () =>
      (await platform.call('accountDetail', { account: accountId, language: 'en' })).body.data;
    const assetHost = `moved-${accountId.replace('_', '-')}.assets.localhost:8787`;
    expect((await admin('PATCH', `/accounts/${accountId}`, { title: 'Harbor' })).status).toBe(200);
    expect(await config()).toMatchObject({
      account_metadata: { title: 'Harbor', description: 'Films' },
      cf_domain_name: cfDomainName,
      default_language: 'en',
    });
    const languages = [{ code: 'es', displayName: 'Español' }];
    await admin('PATCH', `/accounts/${accountId}`, { asset_host: assetHost, languages });
    expect(await config()).toMatchObject({ cf_domain_name: assetHost, default_language: 'es' });
    const before = await config();
    const other = await platform.makeAccount();
    for (const [change, status] of [
      [{}, 422],
      [{ colour: 'red' }, 422],
      [{ title: '' }, 422],
      [{ asset_host: other.cfDomainName, title: 'X' }, 409],
    ] as const)
      expect((await admin('PATCH', `/accounts/${accountId}`, change)).status).toBe(status);
    expect(await config()).toEqual(before);
    expect((await admin('PATCH', '/accounts/acc_nobody', { title: 'X' })).status).toBe(404);
  });

  test('respond with 409 to an asset host of another account', async () => {
    const { cfDomainName } = await platform.makeAccount();
    const { status } = await admin('PUT', `/accounts/acc_${newSlug()}`, {
      title: 'X',
      asset_host: cfDomainName,
    });
    expect(status).toBe(409);
  });

  test.each([
    ['bad%20id', { title: 'X', asset_host: 'a.example.com' }],
    ['fine', { asset_host: 'a.example.com' }],
    ['fine', { title: 'X', asset_host: 'https://a.example.com' }],
  ])('respond with 422 to %s with %j', async (id, body) => {
    expect((await admin('PUT', `/accounts/${id}`, body)).status).toBe(422);
  });
});
