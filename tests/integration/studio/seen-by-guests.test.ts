import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tenantKey } from '#app/contract/tenant.ts';
import { openEditedSite } from '#tests/support/edited-site.ts';
import type { Page } from '#tests/support/page.ts';
import { storeTenant } from '#workers/platform/registry/store-tenant.ts';
import { openDatabase } from '#workers/platform/storage/database.ts';
import { openProjectionStore } from '#workers/platform/storage/registry-projection.ts';
import { openRegistryStore } from '#workers/platform/storage/registry-store.ts';
import { openElsewhere } from './edge-elsewhere.ts';
import { changeHeading, newWords } from './studio-site.ts';

/** edit-mode.md §14: from publishing until guests elsewhere have it. */
const SEEN_WITHIN_MS = 120_000;
const PAGES = { home: '/', page: '/custom/about', text: '/static/terms' } as const;
type Name = keyof typeof PAGES;

const click = (page: Page, name: string) => page.click(page.main.getByRole('button', { name }));

async function publish(page: Page) {
  await page.goto('/edit/publish');
  await click(page, 'Publish');
  const held = page.main.queryAllByRole('checkbox').filter((box) => box.getAttribute('name') === 'accept');
  for (const box of held) page.check(box);
  if (held.length > 0) await click(page, 'Publish');
  expect(page.address).toBe('/edit');
}

/** With a row of the registry, as deployed brands have one: publishing raises its version. */
async function openRegisteredSite() {
  const edited = await openEditedSite();
  const { db, tenants } = edited.site.bindings;
  const record = await tenants.get(tenantKey(edited.hostname));
  const database = openDatabase(db);
  const stores = { registry: openRegistryStore(database), projection: openProjectionStore(database) };
  await storeTenant({ tenants, ...stores }, JSON.parse(record ?? ''), new Date());
  return edited;
}

describe('what is published', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is seen within two minutes by guests elsewhere who had the pages from the cache until then', {
    timeout: 120_000,
  }, async () => {
    const edited = await openRegisteredSite();
    const visitElsewhere = await openElsewhere(edited.site);
    const visit = async (name: Name) => {
      const { status, html, cache } = await visitElsewhere(edited.hostname, PAGES[name]);
      expect(status, name).toBe(200);
      return { html, cache };
    };
    const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);
    const names = Object.keys(PAGES) as Name[];
    for (const expected of ['miss', 'hit'])
      for (const name of names) expect([name, (await visit(name)).cache]).toEqual([name, expected]);

    const owner = await edited.openAs(['edit', 'publish', 'own'], '/edit');
    const words = { home: newWords(), page: newWords(), text: newWords() };
    await changeHeading(owner, 'home:main', words.home);
    await changeHeading(owner, 'page:about', words.page);
    await owner.goto('/edit/on/page%3Aterms/settings');
    owner.fill(owner.main.getByLabelText(/^Text/), `<p>${words.text}</p>`);
    await click(owner, 'Save');
    await owner.goto('/edit/theme');
    owner.fill(owner.main.getByLabelText('Brand colour'), '#ffd166');
    await click(owner, 'Save in the draft');
    await publish(owner);

    wait(45_000);
    for (const name of names) {
      const { html, cache } = await visit(name);
      // Both caches have it still: it is stale, not gone.
      expect([name, cache]).toEqual([name, 'stale']);
      expect(html).not.toContain(words[name]);
    }
    wait(SEEN_WITHIN_MS - 45_000);
    for (const name of names) {
      const { html, cache } = await visit(name);
      expect([name, cache]).toEqual([name, 'miss']);
      expect(html).toContain(words[name]);
      expect(html).toContain('--c7:#ffd166');
      expect([name, (await visit(name)).cache]).toEqual([name, 'hit']);
    }
  });
});
