import type { Page } from '@playwright/test';
import { signedIn } from './support/account.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { PASSWORD } from './support/viewer.ts';

const LOCKED = '/content/meridian';
const LOCKED_WATCH = '/watch/meridian';
const FOR_MEMBERS = 'This title comes with a membership.';
const SUBSCRIBE = 'Subscribe to watch, from $7.99';
const SIGN_IN = 'Already a member? Sign in';

async function fillDialog(page: Page, email: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email', { exact: false }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
}

test('a guest finds the price on a locked title, and the plans with one press', async ({ page }) => {
  await page.goto(siteUrl('aurora', LOCKED));
  await expect(page.getByText(FOR_MEMBERS)).toBeVisible();
  await expect(page.getByRole('link', { name: 'See all plans' })).toBeVisible();
  await page.waitForTimeout(1500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: SUBSCRIBE }).click();
  const plans = page.getByRole('dialog', { name: 'Select your plan' });
  await expect(plans.getByText('$7.99')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: SIGN_IN }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

test('signing in names what it is for, in the dialog and on its own page', async ({ page }) => {
  await page.goto(siteUrl('aurora', LOCKED));
  await page.getByRole('link', { name: SIGN_IN }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog.getByText('Sign in to watch “Meridian”.')).toBeVisible();
  await page.goto(siteUrl('aurora', '/profile'));
  await expect(page.getByText('Sign in to see your account.')).toBeVisible();
});

test('what is sold by itself has its price there, and names no membership', async ({ page }) => {
  await page.goto(siteUrl('aurora', '/content/midnight-arcade'));
  await expect(page.getByText('This title is sold by itself; no membership is needed.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Rent (for|from) \$/ })).toHaveAttribute(
    'href',
    '/pricing/midnight-arcade?redirectTo=%2Fwatch%2Fmidnight-arcade',
  );
  await expect(page.getByRole('link', { name: 'See all plans' })).toHaveCount(0);
});

test('signing in with the plan leads straight into playing', { tag: '@plays-films' }, async ({ page }) => {
  await page.goto(siteUrl('aurora', LOCKED));
  await page.getByRole('link', { name: SIGN_IN }).click();
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
  await page.getByRole('link', { name: SIGN_IN }).click();
  await fillDialog(page, 'viewer@aurora.example');
  await expect(page).toHaveURL(siteUrl('aurora', LOCKED_WATCH), { timeout: 20_000 });
  await expect(page.getByText(FOR_MEMBERS)).toBeVisible();
  const upgrade = page.getByRole('link', { name: SUBSCRIBE });
  await expect(upgrade).toHaveAttribute('href', /^\/pricing\?plans=[\w%-]+&redirectTo=%2Fwatch%2Fmeridian$/);
  await expect(page.locator('video')).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'locks on cards' : 'locks on cards without scripts', () => {
    test.use({ javaScriptEnabled, toleratedErrors: [/Blocked script execution/] });

    test('mark what the viewer’s plan lacks, and nothing else', async ({ page, context }) => {
      const card = page.getByRole('main').getByRole('link', { name: /^(?:Members )?The Quiet Machine/ });
      const find = () => page.goto(siteUrl('aurora', '/search?search_text=quiet+machine'));
      await find();
      await expect(card.first()).toContainText('Members');
      await signedIn(context, 'viewer@aurora.example');
      await find();
      await expect(card.first()).toContainText('Members');
      await context.clearCookies();
      await signedIn(context, 'member@aurora.example');
      await find();
      await expect(card.first()).toBeVisible();
      await expect(card.first()).not.toContainText('Members');
      const rented = page.getByRole('main').getByRole('link', { name: /Midnight Arcade/ });
      await page.goto(siteUrl('aurora', '/search?search_text=midnight+arcade'));
      await expect(rented.first()).toContainText('Members');
    });
  });
}

test('a member without the plan is offered the upgrade, or the ticket where there is one', async ({
  page,
}) => {
  await signedIn(page.context(), 'viewer@aurora.example');
  await page.goto(siteUrl('aurora', LOCKED));
  await expect(page.getByRole('link', { name: SUBSCRIBE })).toHaveAttribute('href', /^\/pricing\?plans=/);
  await page.goto(siteUrl('aurora', '/content/opening-night-gala'));
  await expect(page.getByRole('link', { name: 'Buy ticket, $12.50' })).toHaveAttribute(
    'href',
    '/pricing/opening-night-gala?redirectTo=%2Fwatch%2Fopening-night-gala',
  );
});

for (const [width, way] of [
  [1440, 'the bar'],
  [390, 'the menu'],
] as const) {
  test(`a guest is led to the plans by ${way} and by the footer, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const plans = page.getByRole('dialog', { name: 'Select your plan' });
    for (const place of ['banner', 'contentinfo'] as const) {
      await page.goto(siteUrl('aurora', '/about-us'));
      const link = page.getByRole(place).getByRole('link', { name: 'Plans', exact: true });
      if (place === 'banner' && width < 576) {
        await page.getByRole('banner').locator('summary[aria-label="Menu"]').click();
      }
      await link.filter({ visible: true }).click();
      await expect(plans.getByText('$7.99').first()).toBeVisible();
    }
  });
}
