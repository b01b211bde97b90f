import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#app/contract/calls.ts';
import { newMember } from '#tests/support/members.ts';
import { startSite, type TestSite } from '#tests/support/site.ts';

const REASON = 'The invoice of October is open.';
const PAGES = [
  '/',
  '/home',
  '/channels',
  '/pricing',
  '/login',
  '/nowhere',
  '/robots.txt',
  '/sw.js',
  '/studio',
];

let site: TestSite;
let brand: Awaited<ReturnType<TestSite['makeTenant']>>;
let hosts: string[];
let owner: Awaited<ReturnType<typeof newMember>>;
let viewer: Awaited<ReturnType<typeof newMember>>;

const act = (path: string, body?: unknown) =>
  site.admin('POST', `/admin/v1/tenants/${brand.record.slug}/${path}`, body);

const platformCall = (path: string, headers: Record<string, string> = {}) =>
  site.fetch('platform.localhost', path, { headers: { account_id: brand.accountId, ...headers } });

/** Ten seconds at most (operators.md B.14). */
async function waitFor(hostname: string, path: string, status: number): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const response = await site.fetch(hostname, path);
    if (response.status === status) return;
    if (Date.now() > deadline) throw new Error(`${hostname}${path} still responds with ${response.status}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

beforeAll(async () => {
  site = await startSite();
  brand = await site.makeTenant();
  await site.admin('POST', '/admin/v1/registry/adopt', {});
  const second = `www-${brand.hostname}`;
  const { slug } = brand.record;
  const languages = ['en', 'ar'].map((code) => ({ code, displayName: code }));
  const changes = [
    await site.admin('PATCH', `/admin/v1/tenants/${slug}`, { add_hostnames: [second] }),
    await site.admin('PATCH', `/admin/v1/accounts/${brand.accountId}`, { languages }),
  ];
  expect(changes.map(({ status }) => status)).toEqual([200, 200]);
  hosts = [brand.hostname, second];
  owner = await newMember(site, brand.hostname, { roles: ['own'] });
  viewer = await newMember(site, brand.hostname);
  // In the page cache of each host, and in every isolate's memory.
  for (const host of hosts) for (const path of PAGES) await site.fetch(host, path);
});

describe('a suspended brand', () => {
  test('is off the air within ten seconds on every page of every hostname, cached ones included', async () => {
    expect((await act('suspend', {})).status).toBe(422);
    const suspended = await act('suspend', { reason: REASON });
    expect([suspended.status, await suspended.text()]).toEqual([200, expect.stringContaining(REASON)]);
    await Promise.all(hosts.flatMap((host) => PAGES.map((path) => waitFor(host, path, 503))));
    const page = await site.fetch(brand.hostname, '/');
    const text = await page.text();
    expect([page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([
      '3600',
      'private, no-store',
    ]);
    expect(text).toContain('<h1>Not available at the moment</h1>');
    expect(text).not.toMatch(/<script|October/);
    const posted = await site.fetch(brand.hostname, '/signup', { method: 'POST', body: 'name=Ann' });
    expect(posted.status).toBe(503);
    expect((await site.fetch(brand.hostname, '/_root.data')).status).toBe(503);
  });

  test('speaks the viewer’s language where the brand has it', async () => {
    const inLanguage = async (language: string) =>
      (await site.fetch(brand.hostname, '/', { headers: { 'accept-language': language } })).text();
    expect(await inLanguage('ar-EG,en;q=0.5')).toMatch(/<html lang="ar" dir="rtl">.*غير متاح حاليًا/);
    expect(await inLanguage('fr')).toContain('<html lang="en" dir="ltr">');
  });

  test('has no calls for viewers, and those that end payments', async () => {
    const status = async (path: string, headers?: Record<string, string>) =>
      (await platformCall(path, headers)).status;
    const session = { ott_sessionid: viewer.cookies.get('sid') ?? '' };
    expect(await status(calls.search.path)).toBe(403);
    expect(await status(calls.renewals.path, session)).toBe(403);
    expect(await status(calls.accountDetail.path)).toBe(200);
    expect(await status(calls.entityCounts.path, { ott_sessionid: owner.cookies.get('sid') ?? '' })).toBe(
      200,
    );
    // There is no such gateway, which only the webhook's own handler knows.
    const webhook = await site.fetch(brand.hostname, '/payment-webhook/Stripe', {
      method: 'POST',
      body: '{}',
    });
    expect(webhook.status).toBe(404);
  });

  test('shows its owner why in the studio, and its viewers the same page as everywhere', async () => {
    const studio = await owner.request('/studio');
    expect([studio.status, await studio.text()]).toEqual([200, expect.stringContaining(REASON)]);
    expect((await owner.request('/')).status).toBe(503);
    const rejected = await viewer.request('/studio');
    expect([rejected.status, await rejected.text()]).toEqual([503, expect.not.stringContaining(REASON)]);
    expect((await site.fetch(brand.hostname, '/login?redirectTo=/studio')).status).toBe(200);
  });

  test('is on the air again within ten seconds, and both are in its audit', async () => {
    expect((await act('resume')).status).toBe(200);
    expect((await act('resume')).status).toBe(409);
    await Promise.all(hosts.map((host) => waitFor(host, '/', 200)));
    const { results } = await site.bindings.db
      .prepare(
        "SELECT action FROM audit_events WHERE subject = ? AND action LIKE 'tenant.%e%' ORDER BY time, rowid",
      )
      .bind(brand.record.slug)
      .all<{ action: string }>();
    expect(results.map(({ action }) => action).slice(-2)).toEqual(['tenant.suspend', 'tenant.resume']);
    expect(
      (await platformCall(calls.renewals.path, { ott_sessionid: viewer.cookies.get('sid') ?? '' })).status,
    ).toBe(200);
  });

  test('that is removed is an unknown host within ten seconds', async () => {
    await site.admin('DELETE', `/admin/v1/tenants/${brand.record.slug}`);
    await Promise.all(hosts.map((host) => waitFor(host, '/', 404)));
  });
});

test('which brands are off the air is listed to nobody outside', async () => {
  const response = await site.fetch('platform.localhost', '/registry/states', {
    headers: { 'cf-connecting-ip': '203.0.113.9' },
  });
  expect(response.status).toBe(404);
});

test('an account is suspended with the last of its brands, and never by a record', async () => {
  const one = await site.makeTenant();
  const two = await site.makeTenant({ account_id: one.accountId });
  await site.admin('POST', '/admin/v1/registry/adopt', {});
  const isSuspended = async () => {
    const row = await site.bindings.db
      .prepare('SELECT suspended_time AS time FROM accounts WHERE account_id = ?')
      .bind(one.accountId)
      .first<{ time: number | null }>();
    return row?.time !== null;
  };
  const suspend = (slug: string) =>
    site.admin('POST', `/admin/v1/tenants/${slug}/suspend`, { reason: REASON });
  await suspend(one.record.slug);
  expect(await isSuspended()).toBe(false);
  await suspend(two.record.slug);
  expect(await isSuspended()).toBe(true);
  const written = await site.admin('PUT', `/admin/v1/tenants/${one.record.slug}`, one.record);
  expect(written.status).toBe(422);
  await site.admin('DELETE', `/admin/v1/tenants/${one.record.slug}`);
  await site.admin('DELETE', `/admin/v1/tenants/${two.record.slug}`);
  expect(await isSuspended()).toBe(true);
  const { status } = await site.admin('POST', '/admin/v1/tenants', one.record);
  expect([status, await isSuspended()]).toEqual([201, false]);
});
