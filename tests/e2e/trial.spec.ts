import type { BrowserContext } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { newViewer, sessionAt } from './support/account.ts';
import { STILL } from './support/motion.ts';
import { atSandbox, CHECKOUT, expectStatus, payBy } from './support/payment.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { newEmail, PASSWORD } from './support/viewer.ts';

test.use(STILL);

/** Somebody who has just registered at Pulse. */
async function newAtPulse(context: BrowserContext) {
  const fields = { name: 'Nora Pulse', email: newEmail(), password: PASSWORD, confirm: PASSWORD };
  await context.addCookies([await sessionAt(siteUrl('pulse'), '/signup', fields)]);
}

test('the free week that a home promises is one: nothing today, then the price, cancelled at any time', async ({
  page,
  context,
}) => {
  await newAtPulse(context);
  await page.goto(siteUrl('pulse', '/'));
  await page.getByRole('link', { name: 'Start your free week' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Select your plan' });
  await expect(dialog.getByText('7 days free for new members')).toBeVisible();
  await dialog.getByRole('link', { name: 'Try 7 days free: Monthly Pulse' }).click();

  await expect(page.getByRole('button', { name: 'Start 7 free days' })).toBeVisible();
  await expect(page.getByText(/^Free until .* then €9\.99\. Renews until you cancel/)).toBeVisible();
  await expect(page.getByText('Total today')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '€0.00' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Voucher or discount' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pay now instead, without the trial' }).click();
  await expect(page.getByRole('button', { name: 'Pay €9.99' })).toBeVisible();
  await page.getByRole('link', { name: 'Start with the free trial instead' }).click();
  await page.getByRole('button', { name: 'Start 7 free days' }).click();
  await expect(page.getByRole('heading', { name: 'Stripe sandbox' })).toBeVisible();
  await expect(page.getByText('€0.00')).toBeVisible();
  await page.getByRole('button', { name: 'Save, and pay nothing now' }).click();
  await expectStatus(page, 'Your free trial has begun');
  await expect(page.getByText('Paid today: €0.00')).toBeVisible();
  await expect(page.getByText(/^Free until .* then €9\.99/)).toBeVisible();

  await page.goto(siteUrl('pulse', '/subscriptions'));
  await expect(page.getByText('Free trial', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Renews on .* for €9\.99$/)).toBeVisible();
  await page.goto(siteUrl('pulse', '/payment/plan-month'));
  await expect(
    page.getByText(/^The free trial is for new members, so this plan is paid from today/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay €9.99' })).toBeVisible();
});

test.describe('on a phone, in French', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the free week is taken by touch, and fits the screen', async ({ page, context }) => {
    await newAtPulse(context);
    await context.addCookies([{ name: 'lng', value: 'fr', url: siteUrl('pulse') }]);
    await page.goto(siteUrl('pulse', '/pricing'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByText('7 jours offerts aux nouveaux membres').first()).toBeVisible();
    await page
      .getByRole('link', { name: /^Essayer 7 jours gratuitement/ })
      .first()
      .tap();
    await expect(page.getByText(/^Gratuit jusqu’au .* ensuite 9,99\s€\. Se renouvelle/)).toBeVisible();
    await expect(page.getByText('Total aujourd’hui')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: /0,00\s€/ })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Commencer 7 jours gratuits' }).tap();
    await page.getByRole('button', { name: 'Save, and pay nothing now' }).tap();
    await expectStatus(page, 'Votre essai gratuit a commencé');
    await page.goto(siteUrl('pulse', '/subscriptions'));
    await expect(page.getByText('Essai gratuit', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Renouvellement le .* pour 9,99\s€$/)).toBeVisible();
  });
});

test('plans are compared side by side, with tax, on a phone and for readers', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(siteUrl('aurora', '/pricing'));
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText([
      'A Month of Nights',
      'A Season',
      /^The Long Night\s*Best value$/,
    ]);
    const row = (name: string) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    await expect(row('Price for 30 days').getByRole('cell')).toHaveText(['$7.99', '$6.66', '$5.67']);
    await expect(row('Screens at once').getByRole('cell')).toHaveText(['2', '3', '4']);
    await expect(row('Free trial')).toHaveCount(0);
    await expect(page.getByText('plus 25% tax')).toBeVisible();
    await expect(page.getByText('incl. tax')).toHaveCount(2);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  }
});

test('the payment page shows the tax’s rate and the renewal, and success what was bought', async ({
  page,
  context,
}) => {
  await newViewer(context);
  await page.goto(siteUrl('aurora', '/payment/plan-season'));
  await expect(page.getByText('Tax, 25%')).toBeVisible();
  await expect(
    page.getByText(/^With .*Stripe.* it renews on .* for \$24\.99\. Cancel any time\. With .*Razorpay/),
  ).toBeVisible();
  await page.goto(siteUrl('aurora', '/payment/ticket-arcade'));
  await expect(page.getByText('Paid once. Does not renew.')).toBeVisible();
  await page.goto(siteUrl('aurora', CHECKOUT));
  await payBy(page, 'Stripe');
  await expect(page.getByText('US$7.99')).toBeVisible();
  await atSandbox(page, 'Stripe', 'Approve');
  await expectStatus(page, 'payment successful');
  await expect(page.getByRole('listitem').filter({ hasText: 'A Month of Nights' })).toBeVisible();
  await expect(page.getByText('Paid: $7.99')).toBeVisible();
  await expect(page.getByText(/^Renews on .* for \$7\.99\. Cancel any time\.$/)).toBeVisible();
  await expect(page.getByText(/^Continuing in \d+ seconds\.$/)).toBeVisible();
});

test('Razorpay’s window looks like the other providers’, and its price is one', async ({ page, context }) => {
  await newViewer(context);
  await page.goto(siteUrl('aurora', CHECKOUT));
  await payBy(page, 'Razorpay');
  const window = page.getByRole('dialog', { name: 'Razorpay sandbox' });
  await expect(window.getByText('US$7.99')).toBeVisible();
  const boxes = await Promise.all(
    (await window.getByRole('button').all()).map(async (button) => await button.boundingBox()),
  );
  expect(boxes).toHaveLength(3);
  for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(1);
});

test('a guest’s home shows what is on, from which price, and leads to the plans; a member’s does not', async ({
  page,
  context,
}) => {
  await page.goto(siteUrl('aurora', '/'));
  const offer = page.getByRole('region', { name: 'Everything we show, in one plan' });
  await expect(offer.getByText('From $7.99')).toBeVisible();
  await expect(offer.getByText('Cancel any time.')).toBeVisible();
  await expect(offer.getByRole('listitem')).toHaveCount(3);
  await offer.getByRole('link', { name: 'See the plans' }).click();
  await expect(page.getByRole('dialog', { name: 'Select your plan' })).toBeVisible();
  await newViewer(context);
  await page.goto(siteUrl('aurora', '/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(offer).toHaveCount(0);
});

test('a link to the plans is busy while their dialog is on its way', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/plans-dialog|plan-carousel/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(siteUrl('aurora', '/'));
  const link = page
    .getByRole('region', { name: 'Everything we show' })
    .getByRole('link', { name: 'See the plans' });
  await expect(async () => {
    await link.click();
    await expect(link).toHaveAttribute('aria-busy', 'true', { timeout: 500 });
  }).toPass();
  release();
  await expect(page.getByRole('dialog', { name: 'Select your plan' })).toBeVisible();
  await expect(link).not.toHaveAttribute('aria-busy');
});
