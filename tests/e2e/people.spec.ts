import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const ARTIST = '/artist/detail/nadia-benali';

test('a visitor finds an artist by name, and goes on to a profile, reviews and a film', async ({ page }) => {
  await page.goto(siteUrl('aurora', '/artists'));
  await test.step('typing finds a name, also without its accents; clearing shows all', async () => {
    const box = page.getByRole('searchbox', { name: 'Find an artist' });
    const people = page.getByRole('list', { name: 'Artists' }).getByRole('listitem');
    await box.pressSequentially('lucia');
    await expect(people).toHaveCount(1);
    await expect(people).toContainText('Lucía Marín');
    await expect(page).toHaveURL(/\?q=lucia$/);
    await expect(box).toBeFocused();
    await box.pressSequentially(' nobody');
    await expect(page.getByText('No artist found for lucia nobody')).toBeVisible();
    await page.getByRole('link', { name: 'Show all artists' }).click();
    await expect(people).toHaveCount(16);
    await expect(box).toHaveValue('');
  });
  await test.step('the list leads to an artist', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Artists' })).toBeVisible();
    const list = page.getByRole('list', { name: 'Artists' });
    await expect(list.getByRole('listitem')).toHaveCount(16);
    await list.getByRole('link', { name: 'Nadia Benali' }).click();
    await expect(page).toHaveURL(siteUrl('aurora', ARTIST));
    await expect(page).toHaveTitle('Nadia Benali · Aurora');
  });
  await test.step('a profile opens in a new tab', async () => {
    const profile = page.getByRole('list', { name: 'Nadia Benali elsewhere' }).getByRole('link').first();
    await expect(profile).toHaveAttribute('target', '_blank');
    await expect(profile).toHaveAttribute('rel', /noopener/);
  });
  await test.step('the rating leads to the reviews', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Rated/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Reviews' })).toBeInViewport();
  });
  await test.step('a film opens', async () => {
    await page
      .getByRole('region', { name: 'Drama' })
      .getByRole('link', { name: /The Salt Road/ })
      .click();
    await expect(page).toHaveURL(siteUrl('aurora', '/content/the-salt-road'));
  });
});

test('a chosen filter applies at once, is part of the URL and is undone by "back"', async ({ page }) => {
  await page.goto(siteUrl('aurora', '/artists'));
  await page.getByRole('main').getByRole('link', { name: 'Nadia Benali' }).click();
  const rows = page.getByRole('region', { name: 'Titles' }).getByRole('region');
  const category = page.getByLabel('Category');
  await expect.poll(() => rows.count()).toBeGreaterThan(2);
  await category.focus();
  await category.selectOption({ label: 'Drama' });
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/\?category=[\w-]+$/);
  await expect(category).toBeFocused();
  await page.reload();
  await expect(category.locator('option:checked')).toHaveText('Drama');
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(2);
  await expect(category).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(siteUrl('aurora', '/artists'));
});

test.describe('lists of people in Arabic, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no page is wider than the screen', async ({ page, context }) => {
    await context.addCookies([{ name: 'lng', value: 'ar', url: siteUrl('aurora') }]);
    for (const path of ['/artists', '/venues', ARTIST, '/venue/detail/harbour-theatre']) {
      await page.goto(siteUrl('aurora', path));
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
});

test.describe('an artist who does not exist', () => {
  test.use({ toleratedErrors: [/status of 404 .*\/artist\/detail\/nobody/] });

  test('the page is the brand’s, with a message', async ({ page }) => {
    const response = await page.goto(siteUrl('aurora', '/artist/detail/nobody'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('banner')).toBeVisible();
  });
});
