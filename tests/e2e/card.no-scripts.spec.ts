import { signedIn } from './support/account.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const TITLE = '/content/green-fire';

test('a member saves a title and takes it off again', async ({ page }) => {
  await signedIn(page.context(), 'member@aurora.example');
  await page.goto(siteUrl('aurora', TITLE));
  await page.getByRole('button', { name: 'Add to your favourites' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', TITLE));
  await expect(page.getByText('Added to your favourites')).toBeVisible();
  await page.getByRole('button', { name: 'Remove from your favourites' }).click();
  await expect(page.getByText('Removed from your favourites')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to your favourites' })).toBeVisible();
});

test('a guest sees no toggles, and every card is a link', async ({ page }) => {
  await page.goto(siteUrl('aurora', TITLE));
  await expect(page.getByRole('button', { name: /watchlist|favourites/ })).toHaveCount(0);
  await page.goto(siteUrl('aurora'));
  await page.locator('main a[data-card]').first().click();
  await expect(page).toHaveURL(/\/(content|playlist|parent-content)\//);
});
