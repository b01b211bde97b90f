import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { IDS } from '#tests/support/second-backend/catalogue.ts';
import { type SecondBackend, startSecondBackend } from '#tests/support/second-backend/start.ts';
import { sharedSite, type TestSite } from '#tests/support/site.ts';
import { registerBrand } from './register-brand.ts';

/** A config is fresh for half a minute, and shown once more while it is refreshed. */
const CONFIG_FRESH_MS = 30_500;
const SIGN_IN = { common: { sign_in: 'All aboard' }, shell: { sign_in: 'All aboard' } };
const FILM = `/content/${IDS.film}`;

let site: TestSite;
let backend: SecondBackend;

beforeAll(async () => {
  [site, backend] = await Promise.all([sharedSite(), startSecondBackend({ mark: 'Quokka' })]);
});

afterAll(() => backend.close());

const membersOf = (hostname: string) => {
  const member = site.browser(hostname);
  member.cookies.set('sid', backend.openSession());
  return member;
};

/** Origins of the brand's files on a page, in its icons and pictures, and those that its policy allows. */
async function open(browser: Browser, path: string) {
  const response = await browser.request(path);
  const html = await response.text();
  const policy = response.headers.get('content-security-policy') ?? '';
  const [, images = ''] = /img-src ([^;]*)/.exec(policy) ?? [];
  const found = [...html.matchAll(/(?:src|href|srcSet|content)="(http:\/\/127\.0\.0\.1:\d+)\//g)];
  return {
    status: response.status,
    html,
    used: [...new Set(found.map(([, origin]) => origin))],
    allowed: images.split(' ').filter((source) => source.startsWith('http://127.0.0.1:')),
  };
}

describe('a brand whose config names another asset host than its record', () => {
  it('has pictures, icons and texts of that host, and follows it when it moves', async () => {
    const first = await backend.moveAssets();
    const hostname = await registerBrand(site, backend);
    expect(first).not.toContain(backend.assetHost);
    const [guest, member] = [site.browser(hostname), membersOf(hostname)];
    for (const browser of [guest, member]) {
      for (const path of ['/', FILM, '/artists', `/watch/${IDS.film}`, `/embed/${IDS.film}`]) {
        const page = await open(browser, path);
        expect(page, path).toMatchObject({ status: 200, used: [first], allowed: [first] });
      }
    }
    for (const path of ['/manifest.webmanifest', '/sitemaps/content-1.xml']) {
      const text = await (await guest.request(path)).text();
      expect(text, path).toContain(first);
      expect(text, path).not.toContain(backend.assetHost);
    }

    const second = await backend.moveAssets({ texts: SIGN_IN });
    await sleep(CONFIG_FRESH_MS);
    // Each of them shows what is cached once more.
    for (const browser of [guest, member]) {
      const { used, allowed } = await open(browser, FILM);
      expect(allowed).toEqual(used);
    }
    await expect
      .poll(async () => (await open(member, FILM)).used, { timeout: 5_000, interval: 200 })
      .toEqual([second]);
    const moved = await open(site.browser(hostname), '/venues');
    expect(moved).toMatchObject({ used: [second], allowed: [second] });
    expect(moved.html).toContain('All aboard');
  }, 90_000);

  it('leaves the brands beside it where they are', async () => {
    const other = await startSecondBackend({ mark: 'Numbat' });
    const hostname = await registerBrand(site, other);
    const page = await open(site.browser(hostname), '/');
    const own = `http://${other.assetHost}`;
    expect(page).toMatchObject({ status: 200, used: [own], allowed: [own] });
    await other.close();
  });

  it("has the record's host while its config names none that can be one", async () => {
    const odd = await startSecondBackend({ mark: 'Numbat' });
    for (const host of [
      '10.0.0.1',
      'https://files.example/brand',
      "files.example; script-src 'unsafe-inline'",
    ]) {
      odd.setAssetHost(host);
      const hostname = await registerBrand(site, odd);
      const page = await open(site.browser(hostname), '/');
      const records = `http://${odd.assetHost}`;
      expect(page).toMatchObject({ status: 200, used: [records], allowed: [records] });
    }
    await odd.close();
  });
});
