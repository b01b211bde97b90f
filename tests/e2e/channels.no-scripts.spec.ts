import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('without scripts a channel plays from where it is, its days and tabs are links', async ({ page }) => {
  await page.goto(siteUrl('pulse', '/channel/pulse-one'));
  const player = page.locator('video[controls]');
  await expect(player.locator('source').first()).toHaveAttribute('src', /\/signed\/.*(#t=\d+)?$/);
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: 'Yesterday' }).click();
  await expect(page).toHaveURL(/day=\d{4}-\d{2}-\d{2}/);
  await page.getByRole('link', { name: 'Related Channels' }).click();
  await expect(page.getByRole('list', { name: 'Related Channels' }).getByRole('link').first()).toBeVisible();
});

test('without scripts a past programme can be watched, and a locked channel says so', async ({ page }) => {
  await page.goto(siteUrl('pulse', '/channel/pulse-calm'));
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: 'Yesterday' }).click();
  await page.locator('ol a[href*="programme="]').first().click();
  await expect(page).toHaveURL(/programme=\d+/);
  await expect(page.locator('video[controls]')).toHaveCount(1);
  await page.goto(siteUrl('pulse', '/channel/pulse-run'));
  await expect(page.getByText('This Channel is not included in your current Membership Plan.')).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

test('without scripts the guide is rows of links', async ({ page }) => {
  await page.goto(siteUrl('pulse', '/channels?view=guide'));
  const row = page.getByRole('group', { name: 'Pulse Calm' });
  await expect(row.getByRole('link', { name: /Body Scan|Sunrise Flow/ }).first()).toHaveAttribute(
    'href',
    /\/channel\//,
  );
  await page.getByRole('link', { name: 'Go to what is on now' }).click();
  await expect(row.locator('[data-state="on-air"]')).toBeInViewport();
});
