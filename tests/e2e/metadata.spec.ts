import type { Page } from '@playwright/test';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM } from './support/viewer.ts';

/** The page's metadata, as a crawler that runs scripts reads it. */
const readHead = (page: Page) =>
  page.evaluate(() => ({
    language: document.documentElement.lang,
    direction: document.documentElement.dir,
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    things: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => JSON.parse(script.textContent ?? '')['@type'],
    ),
  }));

// A page that logs an error, as one against its policy would, fails the test by itself.
test('structured data is data to the browser, on each page the one of that page', async ({ page }) => {
  await page.goto(siteUrl('aurora'));
  await expect.poll(async () => (await readHead(page)).things).toEqual(['WebSite', 'Organization']);
  await page.getByRole('main').getByRole('link', { name: 'The Salt Road' }).first().click();
  await expect(page).toHaveURL(siteUrl('aurora', FILM));
  await expect
    .poll(() => readHead(page))
    .toMatchObject({ canonical: siteUrl('aurora', FILM), things: ['VideoObject', 'BreadcrumbList'] });
});

test('who comes by an address in Arabic stays in Arabic', async ({ page }) => {
  await page.goto(siteUrl('aurora', '/?lang=ar'));
  await expect.poll(() => readHead(page)).toMatchObject({ language: 'ar', direction: 'rtl' });
  await page.getByRole('main').getByRole('link', { name: 'طريق الملح' }).first().click();
  await expect(page).toHaveURL(siteUrl('aurora', FILM));
  await expect
    .poll(() => readHead(page))
    .toMatchObject({ language: 'ar', canonical: siteUrl('aurora', `${FILM}?lang=ar`) });
  await page.reload();
  await expect.poll(() => readHead(page)).toMatchObject({ language: 'ar', direction: 'rtl' });
});

test('the language can be changed on such a page', async ({ page }) => {
  await page.goto(siteUrl('aurora', `${FILM}?lang=ar`));
  await page.goto(siteUrl('aurora', `/language?redirectTo=${encodeURIComponent(`${FILM}?lang=ar`)}`));
  await page.getByRole('main').getByRole('button', { name: 'Español' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', FILM));
  await expect.poll(() => readHead(page)).toMatchObject({ language: 'es', direction: 'ltr' });
});

test('a browser could put the brand among its apps', { tag: '@full-browser' }, async ({ page }) => {
  await page.goto(siteUrl('aurora'));
  const devtools = await page.context().newCDPSession(page);
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect(url).toBe(siteUrl('aurora', '/manifest.webmanifest'));
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Playwright's windows are private ones, which install nothing; everything else is right.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
