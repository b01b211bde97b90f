import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { newEmail, PASSWORD } from './support/viewer.ts';

test('profile, lists and an account’s end work by plain forms', async ({ page }) => {
  const email = newEmail();
  await page.goto(siteUrl('aurora', '/signup'));
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill('Nils Viewer');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByLabel('Confirm password').fill(PASSWORD);
  await main.getByRole('button', { name: 'Register' }).click();

  await page.goto(siteUrl('aurora', '/profile'));
  await main.getByLabel('Name').fill('Nora Viewer');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('Your profile is updated')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Your account' }).first()).toContainText('Nora');

  await page.goto(siteUrl('aurora', '/watch/the-keeper'));
  await page.getByRole('button', { name: 'Add to your favourites' }).click();
  await expect(page.getByRole('button', { name: 'Remove from your favourites' })).toBeVisible();
  await page.goto(siteUrl('aurora', '/favourites'));
  await main.locator('a[data-card]').hover();
  await main.getByRole('button', { name: 'Remove “The Keeper” from your favourites' }).click();
  await expect(main.getByText('Removed from your favourites')).toBeVisible();
  await expect(main.getByText('No favourites yet')).toBeVisible();

  await page.goto(siteUrl('aurora', '/profile/delete'));
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Delete my account' }).click();
  await expect(main.getByText(/will be erased on/)).toBeVisible();
  await page.goto(siteUrl('aurora', '/login'));
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect(main.getByText('Welcome back. Your account stays.')).toBeVisible();
});
