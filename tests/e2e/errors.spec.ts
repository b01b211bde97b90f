import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ toleratedErrors: [/status of 40[034]/] });

test.describe('pages that are not there', () => {
  for (const path of [
    '/no-such-page',
    '/content/no-such-film',
    '/watch/no-such-film',
    '/content/%00',
    '/content/..%2f..%2f',
  ]) {
    test(`${path} answers 404 or 400 in the brand's look`, async ({ page }) => {
      const response = await page.goto(siteUrl('aurora', path));
      expect([400, 404]).toContain(response?.status());
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
      await expect(page.getByText(/\bat .*\.(js|tsx?):\d+/)).toHaveCount(0);
    });
  }
});

test('an unknown host gets a neutral 404 that names no brand and is not stored', async ({ page }) => {
  const response = await page.goto(siteUrl('nobody.localhost'));
  expect(response?.status()).toBe(404);
  expect(response?.headers()['cache-control']).toBe('no-store');
  await expect(page.locator('body')).not.toContainText(/Aurora|Pulse|Marquee/);
});

test('an inactive account says so with 403, on every page', async ({ page }) => {
  for (const path of ['/', '/login', '/content/anything']) {
    const response = await page.goto(siteUrl('dormant', path));
    expect(response?.status()).toBe(403);
    await expect(page.getByRole('heading', { name: 'This site is not available' })).toBeVisible();
  }
});

test('the development index lists the brands', async ({ page }) => {
  await page.goto(siteUrl('localhost'));
  await page.getByRole('link', { name: /aurora\.localhost/ }).click();
  await expect(page).toHaveTitle(/Aurora/);
});
