import { beforeAll, expect, test } from 'vitest';
import { startSite, type TestSite } from '#tests/support/site.ts';

let site: TestSite;
let brand: Awaited<ReturnType<TestSite['makeTenant']>>;

beforeAll(async () => {
  site = await startSite();
  brand = await site.makeTenant();
  await site.admin('POST', '/admin/v1/registry/adopt', {});
  for (const path of ['/', '/home']) await site.fetch(brand.hostname, path);
});

const act = (path: string, body?: unknown) =>
  site.admin('POST', `/admin/v1/tenants/${brand.record.slug}/${path}`, body);

/** Ten seconds at most, as a suspension has (operators.md B.14). */
async function waitFor(status: number) {
  await expect
    .poll(async () => (await site.fetch(brand.hostname, '/')).status, { timeout: 10_000, interval: 250 })
    .toBe(status);
}

test('a deleted brand is an unknown host within ten seconds, pages in caches included, and back as soon', async () => {
  expect((await act('delete', {})).status).toBe(200);
  await waitFor(404);
  expect((await act('undelete')).status).toBe(200);
  await waitFor(200);
});

test('with --now the next cron erases it, and nothing that its pages had is served', async () => {
  const rows = async () =>
    site.bindings.db
      .prepare('SELECT count(*) AS total FROM entity_digests WHERE account_id = ?')
      .bind(brand.accountId)
      .first<{ total: number }>();
  expect((await rows())?.total).toBeGreaterThan(0);
  expect((await act('delete', { now: true })).status).toBe(200);
  await site.runCron('* * * * *');
  expect(await rows()).toEqual({ total: 0 });
  expect((await act('undelete')).status).toBe(409);
  await waitFor(404);
  const logo = await site.fetch(`${brand.record.slug}.assets.localhost`, '/public/static/logo.svg');
  expect(logo.status).toBe(404);
});
