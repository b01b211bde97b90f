import type { BrowserContext } from '@playwright/test';
import { openPhone } from '#tests/bench/vitals/phone.ts';
import { visit } from '#tests/bench/vitals/visit.ts';
import { VITALS_BUDGETS } from '#tests/budgets/vitals-budgets.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Looked for from an address that starts no worker. */
async function hasOfflinePage(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.goto(url);
  return page.evaluate(async () => (await caches.match('/offline')) !== undefined);
}

test.describe.configure({ timeout: 120_000 });

for (const brand of ['aurora', 'pulse'] as const) {
  // The profile of `npm run bench`: its phone on its network, until nothing happens any more.
  test(`a phone's first visit of ${brand}'s home takes no more requests than it may, service worker included`, {
    tag: '@full-browser',
  }, async ({ browser }) => {
    const context = await openPhone(browser, { serviceWorkers: 'allow' });
    const { requests, isIdle } = await visit(context, siteUrl(brand));
    expect(isIdle).toBe(true);
    expect(await hasOfflinePage(context, siteUrl(brand, '/robots.txt'))).toBe(true);
    await context.close();
    const sent = requests.filter(({ isFromCache }) => !isFromCache).map(({ url }) => url);
    // The worker takes the document out of the browser's cache, and no font of a script that nobody reads.
    expect(sent.toSorted()).toEqual([...new Set(sent)].toSorted());
    expect(sent.filter((url) => url.includes('rubik-arabic'))).toEqual([]);
    // The worker's script and its first request are in no log when it starts at once.
    const all = new Set([...sent, siteUrl(brand, '/sw.js'), siteUrl(brand, '/offline')]);
    expect(all.size).toBeLessThanOrEqual(VITALS_BUDGETS.requests);
  });
}
