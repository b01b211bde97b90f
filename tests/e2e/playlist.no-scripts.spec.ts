import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('a playlist plays item by item with the browser’s own player', async ({ page }) => {
  await page.goto(siteUrl('aurora', '/playlist/slow-cinema-sundays'));
  await page.getByRole('link', { name: 'Watch now' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', '/playlist/slow-cinema-sundays?item=the-salt-road'));
  const video = page.locator('video[controls]');
  await expect(video).toBeVisible();
  await expect(video.locator('source')).toHaveCount(2);
  await expect(video.locator('track[kind="captions"]').first()).toBeAttached();
  const list = page.getByRole('region', { name: 'In this playlist' });
  await expect(list.locator('[aria-current]')).toContainText('The Salt Road');
  await list.getByText('Up next').locator('..').getByRole('link').click();
  await expect(page).toHaveURL(/item=green-fire$/);
  await expect(list.locator('[aria-current]')).toContainText('Green Fire');
});

test('an item that a guest may not see says what it takes', async ({ page }) => {
  await page.goto(siteUrl('pulse', '/playlist/with-a-kettlebell'));
  await page.locator('a[data-refused]').first().click();
  await expect(page).toHaveURL(/item=/);
  await expect(page.locator('video')).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /Sign in to watch|Upgrade/ }).first()).toBeVisible();
});
