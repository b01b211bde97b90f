import { beforeAll, expect, test } from 'vitest';
import { startSite, type TestSite } from '#tests/support/site.ts';

let site: TestSite;
let first: string;
let second: string;

beforeAll(async () => {
  site = await startSite();
  const brand = await site.makeTenant();
  first = brand.hostname;
  second = `www-${first}`;
  const { slug } = brand.record;
  await site.admin('POST', '/admin/v1/registry/adopt', {});
  const change = { add_hostnames: [second], primary_host: second };
  const changed = await site.admin('PATCH', `/admin/v1/tenants/${slug}`, change);
  expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining(second)]);
});

test('a page of another hostname is on the primary one, which is its canonical address', async () => {
  const moved = await site.fetch(first, '/login?from=mail');
  expect([moved.status, moved.headers.get('location')]).toEqual([308, site.url(second, '/login?from=mail')]);
  const page = await (await site.fetch(second, '/pricing')).text();
  expect(page).toContain(`<link rel="canonical" href="${site.url(second, '/pricing')}"`);
  expect(page).not.toContain(`//${first}`);
});

test('webhooks of gateways are accepted on every hostname', async () => {
  for (const host of [first, second]) {
    const response = await site.fetch(host, '/payment-webhook/Stripe', { method: 'POST', body: '{}' });
    expect(response.headers.get('location')).toBeNull();
    expect(response.status).not.toBe(308);
  }
});
