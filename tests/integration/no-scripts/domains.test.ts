import { randomUUID } from 'node:crypto';
import { within } from '@testing-library/dom';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Role } from '#app/contract/roles.ts';
import { TenantRecordSchema, tenantKey } from '#app/contract/tenant.ts';
import { openEditedSite } from '#tests/support/edited-site.ts';
import type { Page } from '#tests/support/page.ts';
import { openDatabase } from '#workers/platform/storage/database.ts';
import { openRegistryStore } from '#workers/platform/storage/registry-store.ts';

const CNAME = { type: 'CNAME', value: 'origin.marquee.example' };

/** A brand that the registry has, and the DNS of the sandbox. */
async function openBrand() {
  const brand = await openEditedSite();
  const { site, hostname } = brand;
  const known = await site.bindings.tenants.get(tenantKey(hostname), 'json');
  const record = v.parse(TenantRecordSchema, known);
  const registry = openRegistryStore(openDatabase(site.bindings.db));
  expect(await registry.create(record, new Date())).toBe('written');
  const setDns = (name: string, ...records: object[]) =>
    site.fetch('dns.localhost', `/control/names/${name}`, {
      method: 'PUT',
      body: JSON.stringify({ records }),
    });
  return { ...brand, setDns, host: `www.h${randomUUID().slice(0, 8)}.example` };
}

const click = (page: Page, role: 'link' | 'button', name: string | RegExp) =>
  page.click(page.main.getByRole(role, { name }));
const heading = (page: Page) => page.main.getByRole('heading', { level: 1 }).textContent;
const cells = (page: Page, table: string) =>
  within(page.main.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('the addresses of a site', () => {
  test('are added by an owner, show the record to copy, go live, and are removed', async () => {
    const { openAs, setDns, host, hostname } = await openBrand();
    const page = await openAs(['own'], '/studio', 'Olga Owner');
    page.main.getByText(`You may leave this out: ${hostname} serves your site already.`);
    await click(page, 'link', /^Use your own domain/);
    expect([page.address, heading(page)]).toEqual(['/studio/domains', 'Addresses']);
    page.fill(page.main.getByLabelText(/^Address of your site/), `https://${host}/`);
    await click(page, 'button', 'Add an address');
    expect([page.address, heading(page)]).toEqual([`/studio/domains/${host}`, host]);
    page.screen.getByText(`${host} is added: add its record now`);
    expect(cells(page, 'In your DNS settings')).toEqual([['Add', 'CNAME', 'www', 'origin.marquee.example']]);
    page.main.getByText(/^Sign in at the company that keeps the DNS settings of .* add the record below/);
    expect(page.main.queryByRole('link', { name: 'Make it the main address' })).toBeNull();

    await setDns(host, CNAME);
    await setDns(host.replace('www.', ''), { type: 'A', value: '3.33.130.190' });
    const isLive = () => page.main.queryByRole('heading', { name: `${host} works.` }) !== null;
    for (let look = 0; look < 6 && !isLive(); look += 1) await click(page, 'button', 'Check now');
    expect(isLive()).toBe(true);
    expect(cells(page, 'What has happened').map(([, state]) => state)).toEqual([
      'Live',
      'Certificate is being made',
      'Waiting for its record',
      'New',
    ]);
    await page.goto('/studio');
    expect(page.main.queryByRole('link', { name: /^Use your own domain/ })).toBeNull();

    await click(page, 'link', /^Addresses/);
    await click(page, 'link', host);
    await click(page, 'link', 'Remove');
    expect(heading(page)).toBe(`Remove ${host}?`);
    await click(page, 'link', 'Cancel');
    await click(page, 'link', 'Remove');
    await click(page, 'button', 'Remove');
    page.screen.getByText(`${host} is removed`);
    expect(page.main.queryByRole('link', { name: host })).toBeNull();
  });

  test('lead to the main one, once it is live', async () => {
    const { openAs, setDns, host, hostname, site } = await openBrand();
    const page = await openAs(['own'], '/studio/domains');
    await setDns(host, CNAME);
    page.fill(page.main.getByLabelText(/^Address of your site/), host);
    await click(page, 'button', 'Add an address');
    const link = () => page.main.queryByRole('link', { name: 'Make it the main address' });
    for (let look = 0; look < 6 && !link(); look += 1) await click(page, 'button', 'Check now');
    await click(page, 'link', 'Make it the main address');
    expect(heading(page)).toBe(`Make ${host} the main address?`);
    await page.browser.submit(`/studio/domains/${host}`, { intent: 'primary' });
    // The edge may still have the record of a minute ago; tests of the primary hostname follow the redirect.
    expect(await site.bindings.tenants.get(tenantKey(hostname), 'json')).toMatchObject({
      primary_host: host,
    });
    await page.goto('/studio/domains');
    expect(cells(page, 'Addresses').find(([name]) => name?.startsWith(host))?.[0]).toContain('Main address');
  });

  test('that cannot be one are rejected at the field, with what was typed', async () => {
    const { openAs } = await openBrand();
    const page = await openAs(['own'], '/studio/domains');
    const field = () => page.main.getByLabelText<HTMLInputElement>(/^Address of your site/);
    for (const [typed, words] of [
      ['*.harbor.example', /A star stands for many names/],
      ['co.uk', /co\.uk belongs to nobody/],
      ['films.marquee.example', /company that runs this platform/],
      ['', /This is no address of a site/],
    ] as const) {
      page.fill(field(), typed);
      await click(page, 'button', 'Add an address');
      page.main.getByText(words);
      expect([page.status, field().value, field().getAttribute('aria-invalid')]).toEqual([
        422,
        typed,
        'true',
      ]);
    }
  });

  test('are there in Arabic', async () => {
    const { openAs, host } = await openBrand();
    const page = await openAs(['own'], '/studio/domains?lang=ar');
    expect([page.document.documentElement.dir, heading(page)]).toEqual(['rtl', 'العناوين']);
    page.fill(page.main.getByLabelText(/^عنوان موقعك/), host);
    await click(page, 'button', 'إضافة عنوان');
    page.main.getByText(/^سجّل الدخول لدى الشركة/);
  });

  test('are no page for anybody but the brand’s owners, and nothing is changed', async () => {
    const { openAs, openAsGuest, host, hostname, site } = await openBrand();
    const owner = await openAs(['own'], '/studio/domains');
    await owner.browser.submit('/studio/domains', { intent: 'add', hostname: host });
    const elsewhere = await openBrand();
    const stranger = await elsewhere.openAs(['own'], '/');
    const foreign = await site.page(hostname);
    for (const [name, value] of stranger.browser.cookies) foreign.browser.cookies.set(name, value);
    const roles: Role[][] = [[], ['read'], ['moderate'], ['edit'], ['publish']];
    const others = [
      await openAsGuest(),
      foreign,
      ...(await Promise.all(roles.map((each) => openAs(each, '/')))),
    ];
    const pages = ['/studio/domains', `/studio/domains/${host}`, `/studio/domains/${host}?remove=ask`];
    for (const page of others) {
      for (const path of pages) {
        await page.goto(path);
        expect([path, page.status]).toEqual([path, 404]);
      }
      for (const intent of ['check', 'primary', 'remove'])
        expect((await page.browser.submit(`/studio/domains/${host}`, { intent })).status).toBe(404);
      const added = { intent: 'add', hostname: `www.x${host.slice(4)}` };
      expect((await page.browser.submit('/studio/domains', added)).status).toBe(404);
    }
    // By an owner of another brand, at their own site.
    await stranger.goto(`/studio/domains/${host}`);
    expect(stranger.status).toBe(404);
    expect((await stranger.browser.submit(`/studio/domains/${host}`, { intent: 'remove' })).status).toBe(404);

    await owner.goto(`/studio/domains/${host}`);
    expect(owner.status).toBe(200);
    expect((await owner.browser.request('/studio/domains')).headers.get('cache-control')).toBe(
      'private, no-store',
    );
    expect(owner.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
    expect((await owner.browser.submit(`/studio/domains/${host}`, { intent: 'other' })).status).toBe(400);
  });
});
