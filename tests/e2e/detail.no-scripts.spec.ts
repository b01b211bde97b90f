import { signedIn } from './support/account.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM } from './support/viewer.ts';

test('tabs are pages of their own', async ({ page }) => {
  await page.goto(siteUrl('aurora', FILM));
  await expect(page.getByRole('region', { name: 'You may also like' }).getByRole('listitem')).toHaveCount(8);
  await page.getByRole('link', { name: 'Reviews' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', `${FILM}?tab=reviews`));
  await expect(page.getByRole('list', { name: 'How the ratings spread' })).toBeVisible();
  await page.getByRole('link', { name: 'Comments' }).click();
  await expect(page.getByRole('region', { name: 'Comments' })).toBeVisible();
});

test('a description unfolds and folds again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('aurora', FILM));
  const text = page.getByText(/Once a year the salt goes north/).first();
  const heightOf = async () => (await text.boundingBox())?.height ?? 0;
  const folded = await heightOf();
  await page.getByText('Show more').click();
  expect(await heightOf()).toBeGreaterThan(folded);
  await page.getByText('Show less').click();
  expect(await heightOf()).toBe(folded);
});

test('a series and a playlist lead to what they hold', async ({ page }) => {
  await page.goto(siteUrl('aurora', '/parent-content/the-fjord-cases'));
  await page.getByRole('region', { name: 'Episodes' }).getByRole('link', { name: 'The Interview' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', '/content/fjord-cases-2'));
  await page.goto(siteUrl('aurora', '/playlist/short-and-sharp'));
  const items = page.getByRole('region', { name: 'In this playlist' }).getByRole('link');
  await expect(items.first()).toBeVisible();
  await items.first().click();
  await expect(page).toHaveURL(/\/playlist\/short-and-sharp\?item=/);
});

test('a member saves a title and comes back to it', async ({ page }) => {
  await signedIn(page.context(), 'viewer@aurora.example');
  await page.goto(siteUrl('aurora', FILM));
  const main = page.getByRole('main');
  const favourite = main.getByRole('button', { name: /favourites/i });
  const before = await favourite.getAttribute('aria-label');
  await favourite.click();
  await expect(page).toHaveURL(siteUrl('aurora', FILM));
  await expect(favourite).not.toHaveAttribute('aria-label', before ?? '');
  await favourite.click();
  await expect(favourite).toHaveAttribute('aria-label', before ?? '');
});
