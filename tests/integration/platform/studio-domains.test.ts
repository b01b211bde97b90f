import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { OwnDomain } from '#app/contract/domain-calls.ts';
import { makeEditedBrand } from './edited-brand.ts';
import { startPlatform, type TestPlatform } from './start-platform.ts';

// The owner's side of hostnames, at the sandboxes of DNS and Cloudflare.

const CNAME = { type: 'CNAME', value: 'origin.marquee.example' };
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform({ withSandbox: true, vars: { DOMAIN_ZONE: 'sites.example' } });
});

const put = (url: string, body: object) => platform.fetch(url, { method: 'PUT', body: JSON.stringify(body) });
const setDns = (name: string, ...records: object[]) =>
  put(`http://dns.localhost/control/names/${name}`, { records });
const calls = async (name: string) =>
  ((await (await platform.fetch('http://cloudflare.localhost/control/calls')).json()) as string[]).filter(
    (each) => each.includes(name),
  );

async function makeOwned() {
  const brand = await makeEditedBrand(platform);
  const slug = brand.account.replace('_', '-');
  const site = { hostnames: [`${slug}.localhost`], asset_host: `assets.${slug}.localhost` };
  const record = { slug, account_id: brand.account, config_version: 1, ...site };
  expect((await platform.admin('POST', '/tenants', record)).status).toBe(201);
  const owner = await brand.makeEditor(['own']);
  const list = async () => (await owner.call('domains')).body.data as unknown as OwnDomain[];
  return {
    ...{ slug, list },
    find: async (hostname: string) => (await list()).find((each) => each.hostname === hostname),
    add: (hostname: string) => owner.call('addDomain', { body: { hostname } }),
    check: (hostname: string) => owner.call('checkDomain', { params: { hostname } }),
    makePrimary: (hostname: string) => owner.call('makeDomainPrimary', { params: { hostname } }),
    remove: (hostname: string) => owner.call('removeDomain', { params: { hostname } }),
  };
}
type Owned = Awaited<ReturnType<typeof makeOwned>>;

const newHost = () => `www.h${randomUUID().slice(0, 8)}.example`;

async function untilLive({ check, find }: Owned, host: string) {
  for (let look = 0; look < 6 && (await find(host))?.state !== 'live'; look += 1) await check(host);
  expect(await find(host)).toMatchObject({ state: 'live' });
}

describe('a new brand', () => {
  test('has a hostname of the zone at once, which its owner cannot remove', async () => {
    const { slug, list, check, remove } = await makeOwned();
    const host = `${slug}.sites.example`;
    expect((await list()).map(({ hostname }) => hostname)).toContain(host);
    await check(host);
    expect((await list()).find(({ hostname }) => hostname === host)).toMatchObject({
      ...{ state: 'live', is_default: true },
    });
    expect((await remove(host)).status).toBe(422);
  });
});

describe('an owner’s hostname', () => {
  test('is added from an address, shows its record, and goes live; then it can be the main one', async () => {
    const owned = await makeOwned();
    const host = newHost();
    const added = await owned.add(`https://${host.toUpperCase()}/films?x=1`);
    expect([added.status, added.body.data]).toEqual([
      200,
      expect.objectContaining({ hostname: host, state: 'records', cause: 'no_record', is_default: false }),
    ]);
    expect((await owned.find(host))?.changes).toEqual([
      { action: 'add', type: 'CNAME', label: 'www', name: host, value: 'origin.marquee.example' },
    ]);
    expect((await owned.makePrimary(host)).body.message).toMatch(/does not work yet/);
    await setDns(host, CNAME);
    await setDns(host.slice('www.'.length), { type: 'A', value: '3.33.130.190' });
    await untilLive(owned, host);
    expect((await owned.makePrimary(host)).status).toBe(200);
    expect(await owned.find(host)).toMatchObject({ is_primary: true });
    expect((await owned.remove(host)).body.message).toMatch(/stays/);
  });

  test('is removed here and at Cloudflare', async () => {
    const owned = await makeOwned();
    const host = newHost();
    await owned.add(host);
    expect((await owned.remove(host)).status).toBe(200);
    expect(await owned.find(host)).toBeUndefined();
    expect(await calls('DELETE')).not.toEqual([]);
  });

  test.each([
    ['', /./],
    ['harbor', /no address of a site/],
    ['192.0.2.1', /no address of a site/],
    ['a_b.example.com', /no address of a site/],
    ['*.harbor.example', /A star stands for many names/],
    ['co.uk', /co\.uk belongs to nobody/],
    ['workers.dev', /belongs to nobody/],
    ['films.sites.example', /company that runs this platform/],
    ['films.marquee.example', /company that runs this platform/],
    ['pay.localhost', /company that runs this platform/],
  ])('%j is rejected in plain words', async (typed, reason) => {
    const { add, list } = await makeOwned();
    const before = await list();
    const { status, body } = await add(typed);
    expect(status === 400 || status === 422).toBe(true);
    expect(body.message).toMatch(reason);
    expect((await list()).length).toBe(before.length);
  });

  test('can be looked at twelve times in five minutes', async () => {
    const { add, check } = await makeOwned();
    const host = newHost();
    await add(host);
    const statuses: number[] = [];
    for (let look = 0; look < 13; look += 1) statuses.push((await check(host)).status);
    expect(statuses).toEqual([...Array(12).fill(200), 429]);
  });
});

describe('a hostname of another brand', () => {
  test('that works there is rejected without its name, and nothing is called', async () => {
    const [one, two] = [await makeOwned(), await makeOwned()];
    const host = newHost();
    await one.add(host);
    await setDns(host, CNAME);
    await untilLive(one, host);
    const before = (await calls(host)).length;
    const { status, body } = await two.add(host);
    expect([status, body.message]).toEqual([422, expect.stringContaining('in use by another site')]);
    expect(JSON.stringify(body)).not.toContain(one.slug);
    expect([(await calls(host)).length, await two.find(host)]).toEqual([before, undefined]);
  });

  test('that never worked there is the one’s who adds the TXT record, with no call before', async () => {
    const [one, two] = [await makeOwned(), await makeOwned()];
    const host = newHost();
    await one.add(host);
    const before = (await calls(host)).length;
    const { body } = await two.add(host);
    expect(body.data).toMatchObject({
      ...{ state: 'ownership', cause: 'held_elsewhere', variant: 'proof', is_contested: true },
    });
    const record = (await two.find(host))?.changes[0];
    expect(record).toMatchObject({ type: 'TXT', name: `_marquee.${host}` });
    await setDns(`_marquee.${host}`, { type: 'TXT', value: 'marquee-site=of-another-brand' });
    await two.check(host);
    expect(await two.find(host)).toMatchObject({ is_contested: true });
    expect((await calls(host)).length).toBe(before);
    await setDns(`_marquee.${host}`, { type: 'TXT', value: record?.value ?? '' });
    await two.check(host);
    expect(await two.find(host)).toMatchObject({ is_contested: false });
    expect(await one.find(host)).toMatchObject({ is_contested: true, cause: 'held_elsewhere' });
    await setDns(host, CNAME);
    await untilLive(two, host);
  });

  test('that was there before has to be proved, as its records may still lead here', async () => {
    const [one, two] = [await makeOwned(), await makeOwned()];
    const host = newHost();
    await one.add(host);
    await setDns(host, CNAME);
    await untilLive(one, host);
    await one.remove(host);
    expect((await two.add(host)).body.data).toMatchObject({ is_contested: true, variant: 'proof' });
    expect((await one.add(host)).body.data).toMatchObject({ is_contested: false });
  });

  test('is none of this brand’s to check, make primary or remove', async () => {
    const [one, two] = [await makeOwned(), await makeOwned()];
    const host = newHost();
    await one.add(host);
    const before = (await calls(host)).length;
    for (const act of [two.check, two.makePrimary, two.remove]) expect((await act(host)).status).toBe(404);
    expect((await calls(host)).length).toBe(before);
  });
});
