import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startPlatform, type TestPlatform } from '#tests/integration/platform/start-platform.ts';
import { openCloudflare } from '#workers/platform/domains/cloudflare.ts';
import { type EraseDependencies, eraseDeleted } from '#workers/platform/erasing/erase-deleted.ts';
import { openDirectory } from '#workers/platform/storage/directory.ts';
import { openDomainStore } from '#workers/platform/storage/domain-store.ts';
import { openErasureStore } from '#workers/platform/storage/erasure-store.ts';
import { openProjectionStore } from '#workers/platform/storage/registry-projection.ts';
import { openRegistryStore } from '#workers/platform/storage/registry-store.ts';
import { erasures } from '#workers/platform/storage/schema/registry.ts';
import { remoteEnvironment, runRemote } from './run-cli.ts';

// The doctor with Cloudflare for SaaS, at the sandbox.

const HOST = 'www.harbor.example';
const API = 'http://cloudflare.localhost';
const CNAME = [{ type: 'CNAME', value: 'origin.marquee.example' }];

let platform: TestPlatform;
let env: NodeJS.ProcessEnv;
/** As the platform's own, from this process. */
let client: ReturnType<typeof openCloudflare>;

const put = (url: string, body: object) => platform.fetch(url, { method: 'PUT', body: JSON.stringify(body) });
const setDns = (name: string, entry: object) => put(`http://dns.localhost/control/names/${name}`, entry);
const decide = (decision: object) => put(`${API}/control/hostnames/${HOST}`, decision);
const behave = (behaviour: object) => put(`${API}/control/behaviour`, behaviour);
const check = (host = HOST, brand = 'harbor') => runRemote('domain', ['check', host, '--brand', brand], env);

async function makeBrand(slug: string, hostname: string) {
  const { accountId, cfDomainName } = await platform.makeAccount();
  const record = {
    slug,
    account_id: accountId,
    hostnames: [hostname],
    asset_host: cfDomainName,
    config_version: 1,
  };
  expect((await platform.admin('POST', '/tenants', record)).status).toBe(201);
}

async function orderHost() {
  const custom = await client.create(HOST);
  if (custom === null || typeof custom === 'string') throw new Error(`not ordered: ${custom}`);
  return custom;
}

beforeAll(async () => {
  platform = await startPlatform({ withSandbox: true });
  env = await remoteEnvironment(platform);
  client = openCloudflare(
    {
      token: 'sandbox-cloudflare-token',
      zoneId: '5a4dc10f1a4e0000000000000000cf00',
      apiUrl: `${API}/client/v4`,
    },
    ((url: string, { signal: _, redirect: __, ...init }: RequestInit) =>
      platform.fetch(url, init as never)) as unknown as typeof fetch,
  );
  await makeBrand('harbor', HOST);
  await makeBrand('pier', 'www.pier.example');
  // The bare domain redirects to www, and has DNS of its own.
  await setDns('harbor.example', { records: [{ type: 'A', value: '3.33.130.190' }] });
});

beforeEach(async () => {
  await behave({});
  await decide({});
  await setDns(HOST, { records: CNAME });
  const known = await client.find(HOST);
  if (known !== null && known !== 'missing') expect(await client.remove(known.id)).toBe(true);
});

describe('check', () => {
  test('a right record without an order at Cloudflare is for the operator', async () => {
    expect((await check()).stdout).toMatch(/: wait \(in_progress\)[\s\S]*nobody has ordered its certificate/);
  });

  test('from the order to live, a step each time that it is looked at', async () => {
    await orderHost();
    const states: (string | undefined)[] = [];
    for (let look = 0; look < 5; look += 1) states.push((await check()).stdout.split('\n')[0]);
    expect(states[0]).toBe(`${HOST}: wait (in_progress)`);
    expect(states.at(-1)).toBe(`${HOST}: live`);
    expect((await check()).stdout).toContain(`${HOST} works.`);
  });

  test('the record comes before the certificate', async () => {
    await setDns(HOST, { records: [] });
    await orderHost();
    expect((await check()).stdout).toMatch(/BROKEN \(no_record\)[\s\S]*\nadd +CNAME +www/);
  });

  test('a list of authorities without the chosen one', async () => {
    await orderHost();
    const caa = { type: 'CAA', value: '0 issue "letsencrypt.org"' };
    await setDns('harbor.example', { records: [{ type: 'A', value: '3.33.130.190' }, caa] });
    expect((await check()).stdout).toMatch(/BROKEN \(caa_forbids\)[\s\S]*\nadd +CAA +@ +0 issue "pki\.goog"/);
    await setDns('harbor.example', { records: [{ type: 'A', value: '3.33.130.190' }] });
  });

  test.each<[object, RegExp]>([
    [{ status: 'blocked' }, /BROKEN \(blocked\)[\s\S]*has blocked www\.harbor\.example/],
    [
      { status: 'pending_blocked', verificationErrors: ['The zone has a zone hold.'] },
      /BROKEN \(blocked\)[\s\S]*locked in a Cloudflare account/,
    ],
    [{ sslStatus: 'validation_timed_out' }, /wait \(timed_out\)/],
    [{ validationErrors: ['The authority has rate limited these domains.'] }, /wait \(authority_limit\)/],
  ])('what only Cloudflare knows: %j', async (decision, expected) => {
    await orderHost();
    await decide(decision);
    expect((await check()).stdout).toMatch(expected);
  });

  test('a fallback origin that is not active is for the operator', async () => {
    await orderHost();
    await behave({ fallbackOrigin: 'pending_deployment' });
    expect((await check()).stdout).toMatch(/BROKEN \(fallback_origin\)[\s\S]*you, the operator/);
    await behave({ fallbackOrigin: null });
    expect((await check()).stdout).toMatch(/BROKEN \(fallback_origin\)/);
  });

  test('where Cloudflare lies or fails, nothing is claimed, and what DNS shows still is', async () => {
    await orderHost();
    await behave({ response: { status: 200, body: '{"success":true,"result":"fine"}' } });
    expect((await check()).stdout).toMatch(/: unknown \(not_known\)/);
    await setDns(HOST, { records: [] });
    expect((await check()).stdout).toMatch(/BROKEN \(no_record\)/);
  });

  test('a hostname of another brand causes no call to Cloudflare', async () => {
    expect((await check('www.pier.example')).stdout).toMatch(/BROKEN \(held_elsewhere\)/);
    expect((await calls()).filter((call) => call.includes('pier'))).toEqual([]);
    await check();
    expect((await calls()).some((call) => call.includes(HOST))).toBe(true);
  });
});

const NEW = 'films.harbor.example';
const domain = (...args: string[]) => runRemote('domain', args, env);
const hostnamesOf = async (slug: string) => {
  const { data } = (await (await platform.admin('GET', `/tenants/${slug}`)).json()) as {
    data: { hostnames: string[] };
  };
  return data.hostnames;
};
const calls = async () => (await platform.fetch(`${API}/control/calls`)).json() as Promise<string[]>;

describe('add', () => {
  test('the hostname is the brand’s, is ordered, and the record to add is printed', async () => {
    const { code, stdout } = await domain('add', 'harbor', NEW);
    expect(code).toBe(1);
    expect(stdout).toMatch(/BROKEN \(no_record\)[\s\S]*\nadd +CNAME +films +origin\.marquee\.example\n/);
    expect(await hostnamesOf('harbor')).toEqual([HOST, NEW]);
    expect(await client.find(NEW)).toMatchObject({ status: 'pending' });
    const audits = await platform.bindings.db
      .prepare(
        `SELECT actor, details FROM audit_events WHERE action = 'tenant.change' AND subject = 'harbor'`,
      )
      .all<{ actor: string; details: string }>();
    expect(audits.results).toMatchObject([
      { actor: 'operator', details: expect.stringContaining(`"hostnames":["${HOST}","${NEW}"]`) },
    ]);
  });

  test('from add to live within 10 seconds', async () => {
    const startedMs = Date.now();
    await setDns('quick.harbor.example', { records: CNAME });
    let last = await domain('add', 'harbor', 'quick.harbor.example');
    for (let look = 0; look < 6 && last.code !== 0; look += 1)
      last = await domain('add', 'harbor', 'quick.harbor.example');
    expect(last.stdout).toContain('quick.harbor.example: live');
    expect(Date.now() - startedMs).toBeLessThan(10_000);
  });

  test('given again, Cloudflare checks it anew, once the records are right', async () => {
    const count = async () => (await calls()).filter((call) => call.startsWith('PATCH')).length;
    const before = await count();
    await setDns('again.harbor.example', { records: [] });
    await domain('add', 'harbor', 'again.harbor.example');
    expect(await count()).toBe(before);
    await setDns('again.harbor.example', { records: CNAME });
    await put(`${API}/control/hostnames/again.harbor.example`, { sslStatus: 'validation_timed_out' });
    expect((await domain('add', 'harbor', 'again.harbor.example')).stdout).toMatch(/wait \(timed_out\)/);
    expect(await count()).toBe(before + 1);
  });

  test('one of another brand is rejected without its name, and without a call to Cloudflare', async () => {
    const { code, stderr } = await domain('add', 'harbor', 'www.pier.example');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^www\.pier\.example is in use by another site here\.\n$/);
    expect(await hostnamesOf('harbor')).not.toContain('www.pier.example');
    expect((await calls()).filter((call) => call.includes('pier'))).toEqual([]);
  });

  test('one that Cloudflare has in another account is named as in use', async () => {
    await put(`${API}/control/hostnames/held.harbor.example`, { isHeldElsewhere: true });
    await setDns('held.harbor.example', { records: CNAME });
    const { stdout } = await domain('add', 'harbor', 'held.harbor.example');
    expect(stdout).toMatch(/BROKEN \(held_elsewhere\)[\s\S]*is still in use at another company/);
    expect((await domain('remove', 'harbor', 'held.harbor.example')).code).toBe(0);
  });

  test('where nothing is known, the record that leads here is still printed', async () => {
    await behave({ response: { status: 500, body: '' } });
    await setDns(NEW, { records: CNAME });
    const { stdout } = await domain('add', 'harbor', NEW);
    expect(stdout).toMatch(/unknown \(not_known\)[\s\S]*\nadd +CNAME +films +origin\.marquee\.example\n$/);
  });
});

describe('remove', () => {
  test('the hostname goes here and at Cloudflare', async () => {
    await domain('add', 'harbor', NEW);
    const { code, stdout } = await domain('remove', 'harbor', NEW);
    expect(code).toBe(0);
    expect(stdout).toBe(`${NEW} is taken off harbor.\n`);
    expect(await hostnamesOf('harbor')).not.toContain(NEW);
    expect(await client.find(NEW)).toBe('missing');
  });

  test('what Cloudflare did not delete is named', async () => {
    await domain('add', 'harbor', NEW);
    await behave({ response: { status: 500, body: '' } });
    expect((await domain('remove', 'harbor', NEW)).stdout).toContain(`Cloudflare still has ${NEW}`);
  });

  test('neither the last hostname, nor the primary one, nor one of another brand goes', async () => {
    expect((await domain('remove', 'pier', 'www.pier.example')).stderr).toMatch(/needs a hostname/);
    // Only one that is live can be it.
    let last = await domain('add', 'harbor', HOST);
    for (let look = 0; look < 6 && last.code !== 0; look += 1) last = await domain('add', 'harbor', HOST);
    await platform.admin('PATCH', '/tenants/harbor', { primary_host: HOST });
    expect((await domain('remove', 'harbor', HOST)).stderr).toMatch(/is the primary hostname/);
    await platform.admin('PATCH', '/tenants/harbor', { primary_host: null });
    expect((await domain('remove', 'harbor', 'www.pier.example')).stderr).toMatch(/cannot be removed/);
    expect((await calls()).filter((call) => call.startsWith('DELETE') && call.includes('pier'))).toEqual([]);
  });
});

test.each([
  [['add', 'harbor'], /^Usage: npm run domain -- add <brand> <hostname>/],
  [['remove'], /^Usage: npm run domain -- remove <brand> <hostname>/],
  [['add', 'harbor', NEW, 'more'], /^One at a time/],
  [['add', 'harbor', '*.harbor.example'], /^\*\.harbor\.example is a wildcard/],
  [['add', 'nobody', NEW], /^There is no tenant "nobody"/],
  [['remove', 'harbor', NEW, '--brand', 'harbor'], /^--brand belongs to check only/],
])('%j is rejected with what would be right', async (args, reason) => {
  const { code, stderr } = await runRemote('domain', args, env);
  expect(code).toBe(1);
  expect(stderr).toMatch(reason);
});

describe('the sandbox', () => {
  test('a second order is rejected, and so is one for a name of another account', async () => {
    await orderHost();
    expect(await client.create(HOST)).toBe('conflict');
    await put(`${API}/control/hostnames/held.harbor.example`, { isHeldElsewhere: true });
    expect(await client.create('held.harbor.example')).toBe('conflict');
    expect(await client.find('held.harbor.example')).toBe('missing');
  });

  test('an active name that leads elsewhere has moved, and a check brings it back', async () => {
    const custom = await orderHost();
    for (let look = 0; look < 5; look += 1) await client.find(HOST);
    expect(await client.find(HOST)).toMatchObject({ status: 'active', ssl: { status: 'active' } });
    await setDns(HOST, { records: [{ type: 'A', value: '192.0.2.10' }] });
    expect(await client.find(HOST)).toMatchObject({
      status: 'moved',
      verification_errors: ['custom hostname does not CNAME to this zone.'],
    });
    await setDns(HOST, { records: CNAME });
    expect(await client.recheck(custom)).toMatchObject({ status: 'active' });
  });

  test('a wrong token gets nothing', async () => {
    const response = await platform.fetch(`${API}/client/v4/zones/x/custom_hostnames`);
    expect(response.status).toBe(403);
  });
});

test('a hostname goes from Cloudflare with its erased brand, which waits where Cloudflare does not respond', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const host = 'www.quay.example';
  await makeBrand('quay', host);
  expect(await client.create(host)).toMatchObject({ hostname: host });
  expect((await platform.admin('POST', '/tenants/quay/delete', { now: true })).status).toBe(200);
  const { bindings, db } = platform;
  const soon = new Date(Date.now() + 6 * 60_000);
  const dependencies = {
    apiHost: undefined,
    domains: { cloudflare: client },
    ...{ directory: openDirectory(db), erasures: openErasureStore(db), registry: openRegistryStore(db) },
    ...{ domainStates: openDomainStore(db), zone: null, now: () => soon },
    ...{ projection: openProjectionStore(db), media: bindings.media, tenants: bindings.tenants, rooms: {} },
  } as unknown as EraseDependencies;
  const isFinished = async () =>
    (await db.select().from(erasures).where(eq(erasures.slug, 'quay')))[0]?.finishedTime != null;
  await behave({ response: { status: 500, body: '{}' } });
  for (let run = 0; run < 3; run += 1) await eraseDeleted(dependencies, soon);
  expect(await isFinished()).toBe(false);
  await behave({});
  await eraseDeleted(dependencies, soon);
  expect([await isFinished(), await client.find(host)]).toEqual([true, 'missing']);
});
