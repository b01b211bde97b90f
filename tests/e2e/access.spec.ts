import type { Page } from '@playwright/test';
import { signedIn } from './support/account.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { PASSWORD } from './support/viewer.ts';

const LOCKED = '/content/meridian';
const LOCKED_WATCH = '/watch/meridian';
const NOT_IN_PLAN = 'This Content is not included in your current Membership Plan.';
const UPGRADE = 'Upgrade your Membership Plan to Watch Now';

async function fillDialog(page: Page, email: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email', { exact: false }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
}

test('a guest sees the banner at once, and the dialog only after a click', async ({ page }) => {
  await page.goto(siteUrl('aurora', LOCKED));
  await expect(page.getByText(NOT_IN_PLAN)).toBeVisible();
  await expect(page.getByRole('link', { name: UPGRADE })).toBeVisible();
  await page.waitForTimeout(1500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Watch now', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: UPGRADE }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('signing in with the plan leads straight into playing', { tag: '@plays-films' }, async ({ page }) => {
  await page.goto(siteUrl('aurora', LOCKED));
  await page.getByRole('main').getByRole('link', { name: 'Watch now', exact: true }).click();
  await fillDialog(page, 'member@aurora.example');
  await expect(page).toHaveURL(siteUrl('aurora', LOCKED_WATCH), { timeout: 20_000 });
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime), {
      timeout: 30_000,
    })
    .toBeGreaterThan(0.5);
});

test('a member without the plan signs in to the banner, which links to the plans', async ({ page }) => {
  await page.goto(siteUrl('aurora', LOCKED));
  await page.getByRole('main').getByRole('link', { name: 'Watch now', exact: true }).click();
  await fillDialog(page, 'viewer@aurora.example');
  await expect(page).toHaveURL(siteUrl('aurora', LOCKED_WATCH), { timeout: 20_000 });
  await expect(page.getByText(NOT_IN_PLAN)).toBeVisible();
  const upgrade = page.getByRole('link', { name: UPGRADE });
  await expect(upgrade).toHaveAttribute('href', /^\/pricing\?plans=[\w%-]+&redirectTo=%2Fwatch%2Fmeridian$/);
  await expect(page.locator('video')).toHaveCount(0);
});

test('a member without the plan is offered the upgrade, or the ticket where there is one', async ({
  page,
}) => {
  await signedIn(page.context(), 'viewer@aurora.example');
  await page.goto(siteUrl('aurora', LOCKED));
  await expect(page.getByRole('link', { name: 'Upgrade plan', exact: true })).toHaveAttribute(
    'href',
    /^\/pricing\?plans=/,
  );
  await page.goto(siteUrl('aurora', '/content/opening-night-gala'));
  await expect(page.getByText(NOT_IN_PLAN)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy ticket' })).toHaveAttribute(
    'href',
    '/pricing/opening-night-gala?redirectTo=%2Fwatch%2Fopening-night-gala',
  );
});
