import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { PASSWORD } from './support/viewer.ts';

const ARTIST = '/artist/detail/nadia-benali';

// The browser reports each script that it was told not to run.
test.use({ toleratedErrors: [/Blocked script execution|status of 400/] });

test('a guest signs in, writes a review of an artist and writes it anew', async ({ page }) => {
  await page.goto(siteUrl('aurora', ARTIST));
  await page.getByRole('link', { name: 'Write a review' }).click();
  await page.getByLabel('Email', { exact: false }).fill('member@aurora.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Write a review' })).toBeVisible();

  const title = `By hand ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(page.getByText('Please provide rating')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await page.getByRole('radio', { name: '2.5 stars' }).check();
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', `${ARTIST}#reviews`));
  await expect(page.getByText('Review submitted successfully')).toBeVisible();
  const own = page.getByRole('listitem').filter({ hasText: 'Your review' });
  await expect(own.getByRole('img', { name: '2.5 of 5 stars' })).toBeVisible();

  await page.getByRole('link', { name: 'Edit your review' }).click();
  await expect(page.getByRole('radio', { name: '2.5 stars' })).toBeChecked();
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByRole('button', { name: 'Update review' }).click();
  await expect(page.getByText('Review updated successfully')).toBeVisible();
  await expect(own).toContainText(title);
  await expect(own).toContainText('Edited');
});
