import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { tenantKey } from '#app/contract/tenant.ts';
import type { DomainRow } from '#workers/platform/storage/domain-store.ts';
import { openDomainStore } from '#workers/platform/storage/domain-store.ts';
import { makeViewer } from './make-viewer.ts';
import { startPlatform, type TestPlatform } from './start-platform.ts';

// Hostnames from `add` to live and to their end, at the sandboxes of DNS and Cloudflare, by the cron alone.

const API = 'http://cloudflare.localhost';
const CNAME = { type: 'CNAME', value: 'origin.marquee.example' };
const HOUR_MS = 3_600_000;

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform({ withSandbox: true });
});

const put = (url: string, body: object) => platform.fetch(url, { method: 'PUT', body: JSON.stringify(body) });
const setDns = (name: string, entry: object) => put(`http://dns.localhost/control/names/${name}`, entry);
const behave = (behaviour: object) => put(`${API}/control/behaviour`, behaviour);
const calls = async (name: string) =>
  ((await (await platform.fetch(`${API}/control/calls`)).json()) as string[]).filter((each) =>
    each.includes(name),
  );

const states = () => openDomainStore(platform.db);
/** As if the time of the next look had come. */
const makeDue = () => platform.bindings.db.prepare('UPDATE domains SET next_check_time = 0').run();
async function cron() {
  await makeDue();
  const worker = await platform.miniflare.getWorker('marquee-platform');
  await worker.scheduled({ scheduledTime: new Date(), cron: '* * * * *' });
}

/** A brand with a hostname of this machine, and one below a domain whose bare name is somebody else's affair. */
async function makeBrand() {
  const { accountId, cfDomainName } = await platform.makeAccount();
  const slug = `b${randomUUID().slice(0, 8)}`;
  const hostnames = [`${slug}.localhost`];
  const record = { slug, account_id: accountId, hostnames, asset_host: cfDomainName, config_version: 1 };
  expect((await platform.admin('POST', '/tenants', record)).status).toBe(201);
  const host = `www.${slug}.example`;
  await setDns(`${slug}.example`, { records: [{ type: 'A', value: '3.33.130.190' }] });
  const add = (hostname = host) => platform.admin('PUT', `/domains/${hostname}`, { brand: slug });
  const row = (hostname = host) => states().find(slug, hostname) as Promise<DomainRow>;
  return { slug, accountId, host, add, row };
}

test('from add to live by the cron alone within 10 seconds, with a reason and a next look all along', async () => {
  const { add, row, host } = await makeBrand();
  const startedMs = Date.now();
  expect((await add()).status).toBe(200);
  expect(await row()).toMatchObject({ state: 'records', cause: 'no_record', looks: 1 });
  await setDns(host, { records: [CNAME] });
  let current = await row();
  for (let round = 0; round < 8 && current.state !== 'live'; round += 1) {
    await cron();
    current = await row();
    expect(current.state === 'live' || current.cause !== null).toBe(true);
    expect(current.nextCheckTime.getTime()).toBeGreaterThan(Date.now());
  }
  expect(current).toMatchObject({ state: 'live', cause: null, downTime: null, wasLive: true });
  expect(current.history.map(({ state }) => state)).toEqual(['wanted', 'records', 'certificate', 'live']);
  expect(Date.now() - startedMs).toBeLessThan(10_000);
});

test('a hostname of this machine is live with the first look', async () => {
  const { slug, row } = await makeBrand();
  await cron();
  expect(await row(`${slug}.localhost`)).toMatchObject({ state: 'live', cause: null });
});

test('a look waits longer each time that nothing has changed', async () => {
  const { add, row } = await makeBrand();
  await add();
  const pauses: number[] = [];
  for (let look = 0; look < 5; look += 1) {
    await cron();
    const { nextCheckTime, checkedTime } = await row();
    pauses.push(Math.round((nextCheckTime.getTime() - (checkedTime?.getTime() ?? 0)) / 60_000));
  }
  expect(pauses).toEqual([2, 5, 15, 60, 60]);
});

describe('what the registry lacks is mended by itself', () => {
  const drop = async (host: string) => {
    await platform.bindings.db.prepare('DELETE FROM hostnames WHERE hostname = ?1').bind(host).run();
    await platform.bindings.tenants.delete(tenantKey(host));
  };
  test('in D1 and in KV', async () => {
    const { add, row, slug, host } = await makeBrand();
    await setDns(host, { records: [CNAME] });
    await add();
    for (let round = 0; round < 6; round += 1) await cron();
    expect((await row()).state).toBe('live');
    await platform.bindings.tenants.delete(tenantKey(host));
    await cron();
    expect(await platform.bindings.tenants.get(tenantKey(host))).toContain(slug);
    await drop(host);
    await cron();
    expect(await row()).toMatchObject({ state: 'live', cause: null });
    expect(await platform.bindings.tenants.get(tenantKey(host))).toContain(slug);
  });
});

describe('removal', () => {
  test('is tried again until Cloudflare has done it', async () => {
    const { add, slug, host } = await makeBrand();
    await add();
    await behave({ response: { status: 500, body: '' } });
    expect((await platform.admin('DELETE', `/domains/${host}?brand=${slug}`)).status).toBe(200);
    await cron();
    expect(await states().find(slug, host)).toMatchObject({ removedTime: expect.any(Date) });
    await behave({});
    await cron();
    expect(await states().find(slug, host)).toBeNull();
    expect((await calls('DELETE')).length).toBeGreaterThan(0);
  });

  test('of the brand itself takes its hostnames off Cloudflare', async () => {
    const { add, slug, host } = await makeBrand();
    await add();
    await platform.admin('DELETE', `/tenants/${slug}`);
    await cron();
    expect(await states().find(slug, host)).toBeNull();
  });

  test('leaves what another brand has taken since, without a call', async () => {
    const [one, two] = [await makeBrand(), await makeBrand()];
    await one.add();
    await behave({ response: { status: 500, body: '' } });
    await platform.admin('DELETE', `/domains/${one.host}?brand=${one.slug}`);
    await behave({});
    await two.add(one.host);
    const before = (await calls(one.host)).length;
    await platform.bindings.db
      .prepare('UPDATE domains SET next_check_time = 9e15 WHERE slug = ?1')
      .bind(two.slug)
      .run();
    await platform.bindings.db
      .prepare('UPDATE domains SET next_check_time = 0 WHERE slug = ?1')
      .bind(one.slug)
      .run();
    const worker = await platform.miniflare.getWorker('marquee-platform');
    await worker.scheduled({ scheduledTime: new Date(), cron: '* * * * *' });
    expect(await states().find(one.slug, one.host)).toBeNull();
    expect((await calls(one.host)).length).toBe(before);
  });
});

describe('a day without being live', () => {
  test('is mailed to the owners once', async () => {
    const { add, slug, accountId, host } = await makeBrand();
    const email = `owner-${slug}@example.com`;
    await makeViewer(platform, accountId, `Owner${slug}`, { isEmailVerified: true });
    await platform.bindings.db
      .prepare(`UPDATE users SET roles = '["own"]', is_staff = 1, email_id = ?1 WHERE account_id = ?2`)
      .bind(email, accountId)
      .run();
    await add();
    await platform.bindings.db
      .prepare('UPDATE domains SET down_time = ?1 WHERE hostname = ?2')
      .bind(Date.now() - 25 * HOUR_MS, host)
      .run();
    await cron();
    await cron();
    await cron();
    const { keys } = await platform.bindings.tenants.list({ prefix: `mailbox/${accountId}/` });
    const texts = await Promise.all(keys.map(({ name }) => platform.bindings.tenants.get(name)));
    const mails = texts.filter((text) => text?.includes(`/studio/domains/${host}`));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(email);
  });

  test('is an incident where the operator has to mend it', async () => {
    const { add, host } = await makeBrand();
    await add();
    await behave({ fallbackOrigin: null });
    await platform.bindings.db
      .prepare('UPDATE domains SET down_time = ?1 WHERE hostname = ?2')
      .bind(Date.now() - 25 * HOUR_MS, host)
      .run();
    await cron();
    await behave({});
    const open = async () => {
      const response = await platform.admin('GET', '/incidents');
      return ((await response.json()) as { data: { kind: string; subject: string }[] }).data;
    };
    const incident = expect.objectContaining({ kind: 'domain-not-live', subject: host });
    expect(await open()).toContainEqual(incident);
    // It closes by itself once the hostname works.
    await setDns(host, { records: [CNAME] });
    for (let round = 0; round < 6; round += 1) await cron();
    expect(await open()).not.toContainEqual(incident);
  });
});

describe('the primary hostname', () => {
  test('stays until the new one is live', async () => {
    const { add, slug, host } = await makeBrand();
    const makePrimary = async () => {
      const response = await platform.admin('PATCH', `/tenants/${slug}`, { primary_host: host });
      return { status: response.status, body: (await response.json()) as { message?: string } };
    };
    await add();
    const rejected = await makePrimary();
    expect([rejected.status, rejected.body.message]).toEqual([
      422,
      expect.stringMatching(/does not work yet.*There is no record.*once it works\.$/),
    ]);
    await setDns(host, { records: [CNAME] });
    for (let round = 0; round < 6; round += 1) await cron();
    expect((await makePrimary()).status).toBe(200);
  });
});
