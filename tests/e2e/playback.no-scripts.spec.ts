import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('a live stream is the browser’s own player, with the way back and no countdown', async ({ page }) => {
  await page.goto(siteUrl('aurora', '/content/northern-skies-live'));
  await page.getByRole('main').getByRole('link', { name: 'Playing now' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', '/watch/northern-skies-live'));
  await expect(page.locator('video[controls] source').first()).toHaveAttribute('src', /\/signed\/.+\.m3u8/);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', '/content/northern-skies-live'));
});

test('a locked film says what it takes, with links that lead there and back', async ({ page }) => {
  await page.goto(siteUrl('aurora', '/watch/meridian'));
  await expect(page.getByText('This Content is not included in your current Membership Plan.')).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign in to watch' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', '/login?redirectTo=%2Fwatch%2Fmeridian'));
});

test('in a frame a film is the browser’s own player, and a locked one its notice', async ({ page }) => {
  await page.goto(siteUrl('aurora', '/embed/the-salt-road'));
  await expect(page.locator('video[controls] source').first()).toHaveAttribute('src', /\/signed\//);
  await expect(page.getByRole('link', { name: 'The Salt Road' })).toHaveAttribute('target', '_blank');
  await page.goto(siteUrl('aurora', '/embed/meridian'));
  await expect(page.getByText('This Content is not included in your current Membership Plan.')).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

test('a featured title is a link to its player', async ({ page }) => {
  await page.goto(siteUrl('aurora', '/__players'));
  await page.getByRole('region', { name: 'featured film' }).getByRole('link', { name: 'Watch now' }).click();
  await expect(page).toHaveURL(/\/watch\//);
  await expect(page.locator('video[controls]')).toBeVisible();
});
