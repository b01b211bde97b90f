import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { untilHydrated } from './support/hydrated.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const LINES = [
  { brand: 'aurora', lng: 'en', terms: 'By registering you accept:', privacy: 'How your data is used:' },
  { brand: 'aurora', lng: 'ar', terms: 'بالتسجيل توافق على:', privacy: 'كيف تُستخدم بياناتك:' },
  {
    brand: 'pulse',
    lng: 'fr',
    terms: 'En vous inscrivant, vous acceptez :',
    privacy: 'Utilisation de vos données :',
  },
] as const;

for (const { brand, lng, terms, privacy } of LINES) {
  test(`registering at ${brand} in ${lng} names the brand’s terms and its privacy policy`, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'lng', value: lng, url: siteUrl(brand) }]);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(siteUrl(brand, '/signup'));
      const main = page.getByRole('main');
      const links = main.getByRole('paragraph').filter({ hasText: terms }).getByRole('link');
      await expect(links).toHaveCount(2);
      await expect(main.getByText(privacy)).toBeVisible();
      await expect(links.first()).toHaveAttribute('href', /^\/term-of-use/);
      await expect(links.last()).toHaveAttribute('href', /^\/privacy-policy/);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth).toBeLessThanOrEqual(width);
    }
    await expectAccessible(page);
  });
}

test('the terms open beside the form, which keeps what was typed, on the page as in its dialog', async ({
  page,
}) => {
  await page.goto(siteUrl('aurora', '/signup'));
  await keepsTyped(page, page.getByRole('main'));
  await page.goto(siteUrl('aurora', '/'));
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await untilHydrated(signIn);
  await signIn.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click();
  await keepsTyped(page, page.getByRole('dialog', { name: 'Create your account' }));
});

async function keepsTyped(page: Page, form: Locator) {
  const name = form.getByLabel('Name');
  await untilHydrated(name);
  await name.fill('Nora');
  const [terms] = await Promise.all([
    page.waitForEvent('popup'),
    form.getByRole('paragraph').filter({ hasText: 'By registering' }).getByRole('link').first().click(),
  ]);
  await expect(terms).toHaveURL(siteUrl('aurora', '/term-of-use'));
  await expect(name).toHaveValue('Nora');
}

test('errors of two fields beside each other are on one line', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto(siteUrl('aurora', '/signup'));
  const main = page.getByRole('main');
  await untilHydrated(main.getByLabel('Name'));
  await main.getByRole('button', { name: 'Register' }).click();
  await expect(main.getByText('Please enter your name')).toBeVisible();
  const heights = await Promise.all(
    ['Please enter your password', 'Please repeat the password'].map(async (words) => {
      const box = await main.getByText(words).boundingBox();
      return Math.round(box?.y ?? Number.NaN);
    }),
  );
  expect(heights[1]).toBe(heights[0]);
});
