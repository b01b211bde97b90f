import type { Page } from '@playwright/test';
import { openSite, type SiteOptions } from '#cli/local/site.ts';
import { DEMO_PASSWORD } from '#demo/seed/seed-users.ts';
import { openSeededSite } from '#tests/support/seeded-site.ts';
import { expectAccessible } from './support/accessible.ts';
import { newViewer, signedIn } from './support/account.ts';
import { newEditedPage } from './support/edited-page.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM } from './support/viewer.ts';

test.use({
  serviceWorkers: 'allow',
  // The lines of the browser and of Remix about what they could not fetch without a network.
  toleratedErrors: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:load resource|fetch)|Error loading route module/,
  ],
});

/** Until the brand's worker has this page, as it has every page of a guest after three seconds. */
async function isStored(page: Page, path: string) {
  await expect.poll(() => cachedPaths(page), { timeout: 20_000 }).toContain(path);
}

/** The pages that this browser could show without a network. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages '));
    const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return pages.flat().map(({ url }) => new URL(url).pathname);
  });

const cachedText = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys())
        if (url.startsWith(location.origin)) texts.push((await (await cache.match(url))?.text()) ?? '');
    }
    return texts.join('\n');
  });

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const OFFLINE_TITLE = 'You seem to be offline';

/** A new address without scripts taking part. */
async function open(page: Page, url: string) {
  await page.evaluate((to) => location.assign(to), url);
}

/** From the offline page, which loads by itself what was not reached: nothing else may be loaded before. */
async function goOnline(page: Page) {
  const offlineTitle = await title(page).innerText();
  await page.context().setOffline(false);
  await expect(title(page)).not.toHaveText(offlineTitle);
}

test('a guest without a network reads what they have seen, and is led on once there is one', async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto(siteUrl('aurora'));
  await isStored(page, '/');
  // Scripts go there: no document of it is loaded.
  await page.getByRole('main').getByRole('link', { name: 'The Salt Road' }).first().click();
  await expect(title(page)).toHaveText('The Salt Road');
  await isStored(page, FILM);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Aurora' }).click();
  await expect(page).toHaveURL(/\/(?:home)?$/);

  await test.step('a page that was not seen is the offline page, in the look of the brand', async () => {
    await expect(title(page)).toHaveText(OFFLINE_TITLE);
    await expect(page.getByRole('img', { name: 'Aurora' })).not.toHaveJSProperty('naturalWidth', 0);
    await expectAccessible(page);
    // The page that comes is the same, and earlier loads of it may still end: only its start sets it apart.
    const clickedAt = await page.evaluate(() => performance.timeOrigin + performance.now());
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.waitForFunction(
      (time) => performance.timeOrigin > time && document.readyState === 'complete',
      clickedAt,
    );
    await expect(title(page)).toHaveText(OFFLINE_TITLE);
  });

  await test.step('one that was seen is as it was, with its styles', async () => {
    await open(page, siteUrl('aurora', FILM));
    await expect(title(page)).toHaveText('The Salt Road');
    const font = () => title(page).evaluate((element) => getComputedStyle(element).fontFamily);
    expect(await font()).toContain('Rubik');
  });

  await test.step('a network that leads nowhere loads nothing anew', async () => {
    await open(page, siteUrl('aurora', '/faq'));
    await expect(title(page)).toHaveText(OFFLINE_TITLE);
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    const mark = () => page.locator('html').getAttribute('data-mark');
    await page.evaluate(() => {
      document.documentElement.dataset.mark = 'same document';
      dispatchEvent(new Event('online'));
    });
    await failed;
    expect(await mark()).toBe('same document');
  });

  await test.step('a site that responds again without any event of the browser is gone on to', async () => {
    await page.evaluate(() => addEventListener('online', (event) => event.stopImmediatePropagation(), true));
    await context.setOffline(false);
    await expect(title(page)).toHaveText('Questions');
    await context.setOffline(true);
  });

  await test.step('with a network again it goes on by itself', async () => {
    await open(page, siteUrl('aurora', '/category/drama'));
    await expect(title(page)).toHaveText(OFFLINE_TITLE);
    await context.setOffline(false);
    await expect(title(page)).toHaveText('Drama');
    await expect(page).toHaveURL(siteUrl('aurora', '/category/drama'));
  });
});

test('a page does not wait for the worker, which stores it all the same', async ({ page, context }) => {
  await page.goto(siteUrl('aurora', '/faq'));
  await isStored(page, '/faq');
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await page.goto(siteUrl('aurora', '/about-us'));
  // https://w3c.github.io/ServiceWorker/#timing-service-worker-static-routing-api
  const timing = await page.evaluate(() => JSON.stringify(performance.getEntriesByType('navigation')[0]));
  expect(JSON.parse(timing)).toMatchObject({
    workerMatchedSourceType: 'race-network-and-fetch-handler',
    workerFinalSourceType: 'network',
  });
  await isStored(page, '/about-us');
});

for (const [brand, languages] of [
  [
    'aurora',
    [
      ['ar', 'يبدو أنك غير متصل', '/venues'],
      ['es', 'Parece que no tienes conexión', '/artists'],
    ],
  ],
  ['pulse', [['fr', 'Vous semblez hors ligne', '/venues']]],
] as const) {
  test(`the offline page of ${brand} speaks the language that was chosen last`, async ({ page, context }) => {
    await page.goto(siteUrl(brand, '/?lang=en'));
    await isStored(page, '/');
    for (const [language, heading, unseen] of languages) {
      await page.goto(siteUrl(brand, `/faq?lang=${language}`));
      await expect
        .poll(() => cachedText(page), { timeout: 20_000 })
        .toContain(`<!doctype html><html lang="${language}"`);
      await context.setOffline(true);
      await open(page, siteUrl(brand, unseen));
      await expect(title(page)).toHaveText(heading);
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await goOnline(page);
    }
  });
}

test('nothing personal is stored: not for the next account, not for another brand', async ({
  page,
  context,
}) => {
  test.slow();
  const name = `Ada ${crypto.randomUUID().slice(0, 8)}`;
  await newViewer(context, name);
  await page.goto(siteUrl('aurora', '/profile'));
  await page.evaluate(() => navigator.serviceWorker.ready);
  for (const path of ['/', FILM, '/profile', '/watchlist']) await page.goto(siteUrl('aurora', path));
  await page.goto(siteUrl('aurora', '/profile'));
  await expect(page.getByText(name).first()).toBeVisible();
  expect(await cachedText(page)).not.toContain(name);
  expect(await cachedPaths(page)).toEqual([]);

  await context.clearCookies();
  await newViewer(context, 'Brigitte');
  await page.goto(siteUrl('aurora'));
  await context.setOffline(true);
  await open(page, siteUrl('aurora', '/profile'));
  await expect(title(page)).toHaveText(OFFLINE_TITLE);
  await expect(page.getByText(name)).toHaveCount(0);
  await goOnline(page);

  await page.goto(siteUrl('pulse'));
  await isStored(page, '/');
  expect(await cachedText(page)).not.toContain('Aurora');
  for (const cache of await cacheNames(page)) expect(cache).toContain(' pulse ');
});

test('what must reach its server is left to the browser', async ({ page, context }) => {
  await page.goto(siteUrl('aurora'));
  await isStored(page, '/');
  await context.setOffline(true);
  for (const path of ['/payment-return/x', '/preview/x', '/embed/the-salt-road', '/edit/theme']) {
    await expect(page.goto(siteUrl('aurora', path)), path).rejects.toThrow(/ERR_/);
  }
});

test('an editor without a network gets the offline page in place of a block’s form, and loses nothing', async ({
  page,
  context,
}) => {
  await signedIn(context, 'editor@pulse.example', { brand: 'pulse', password: DEMO_PASSWORD });
  const stage = await newEditedPage(context, 'pulse', ['promoStrip']);
  await page.goto(siteUrl('pulse', stage));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  const edit = page.getByRole('link', { name: /^Edit: / }).first();
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(OFFLINE_TITLE);
  await page.reload();
  await expect(title(page)).toHaveText(OFFLINE_TITLE);
  await goOnline(page);
  await page.goto(siteUrl('pulse', stage));
  await expect(page.locator('section[data-block-id]')).toHaveCount(1);
});

test('switched off by the operator, the worker removes itself and what it had', async ({ page }) => {
  test.setTimeout(120_000);
  const openAt = (port: number, edge: Record<string, string>) =>
    openSeededSite({}, (options: SiteOptions) => openSite({ ...options, port, bindings: { edge } }));
  const on = await openAt(0, {});
  await page.goto(on.url('aurora.localhost'));
  await isStored(page, '/');
  await on.close();
  const off = await openAt(on.port, { OFFLINE_WORKER: 'off' });
  try {
    await page.goto(off.url('aurora.localhost', '/faq'));
    await expect.poll(() => cacheNames(page), { timeout: 20_000 }).toEqual([]);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
  } finally {
    await off.close();
  }
});

for (const brand of ['aurora', 'pulse'] as const) {
  test(`${brand} can be installed`, { tag: '@full-browser' }, async ({ page }) => {
    await page.goto(siteUrl(brand));
    await page.evaluate(() => navigator.serviceWorker.ready);
    const devtools = await page.context().newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // Playwright's windows are private ones, which install nothing.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    const manifest = JSON.parse((await devtools.send('Page.getAppManifest')).data ?? '{}');
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
    for (const field of ['name', 'short_name', 'theme_color', 'background_color', 'lang', 'dir'])
      expect(manifest[field], field).toBeTruthy();
    const purposes = manifest.icons.map(({ purpose }: { purpose: string }) => purpose);
    expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable']));
  });
}
