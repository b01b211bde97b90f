import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('a visitor finds an artist by name, filters the titles and clears the filters', async ({ page }) => {
  await page.goto(siteUrl('aurora', '/artists'));
  await page.getByRole('searchbox', { name: 'Find an artist' }).fill('benali');
  await page.getByRole('main').getByRole('button', { name: 'Find an artist' }).click();
  const people = page.getByRole('list', { name: 'Artists' }).getByRole('listitem');
  await expect(people).toHaveCount(1);
  await people.getByRole('link').click();

  const rows = page.getByRole('region', { name: 'Titles' }).getByRole('region');
  await expect(rows.nth(2)).toBeVisible();
  const all = await rows.count();
  await page.getByLabel('Category').selectOption({ label: 'Drama' });
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByLabel('Category').locator('option:checked')).toHaveText('Drama');
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(rows).toHaveCount(all);
});

test('a venue says where it is, what was made there and what viewers think', async ({ page }) => {
  await page.goto(siteUrl('aurora', '/venues'));
  await page
    .getByRole('list', { name: 'Venues' })
    .getByRole('link', { name: /Harbour Theatre/ })
    .click();
  const main = page.getByRole('main');
  await expect(main.getByText('Pier 4, Cádiz')).toBeVisible();
  await expect(main.getByRole('link', { name: /Harbour Lights/ }).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Reviews' })).toBeVisible();
});
