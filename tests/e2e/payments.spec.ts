import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { newViewer } from './support/account.ts';
import { untilHydrated } from './support/hydrated.ts';
import {
  atSandbox,
  CHECKOUT,
  chargeOf,
  expectStatus,
  payAndVanish,
  payBy,
  transactionOf,
} from './support/payment.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const LOCKED = '/content/meridian';
/** The page polls 2, 5, 10 and 18 seconds after it came (use-status-polling.ts): longer than its pauses. */
const POLLED_MS = 20_000;
const BACK_TO_LOCKED = `${CHECKOUT}?redirectTo=${encodeURIComponent(LOCKED)}`;
/** Pages with a card of a title that the plan opens. */
const WITH_CARD = ['/', '/search?search_text=quiet+machine'];
const cardOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^(?:Members )?The Quiet Machine/ })
    .first();

test.beforeEach(({ context }) => newViewer(context).then(() => undefined));

test('a voucher, a gateway that declines, Back, pay again: one charge, and what was locked plays', async ({
  page,
}) => {
  for (const path of WITH_CARD) {
    await page.goto(siteUrl('aurora', path));
    await expect(cardOf(page)).toContainText('Members');
  }
  await page.goto(siteUrl('aurora', BACK_TO_LOCKED));
  await page.getByRole('button', { name: 'Voucher or discount' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Voucher code').fill('  nosuch ');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').filter({ hasText: 'This voucher is not valid.' })).toBeVisible();
  await expect(dialog.getByLabel('Voucher code')).toHaveValue('nosuch');
  await dialog.getByRole('link', { name: 'Use First Reel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('definition').filter({ hasText: '$4.99' })).toBeVisible();
  await page.getByRole('link', { name: 'Remove discount' }).click();
  await expect(page.getByRole('button', { name: 'Pay $7.99' })).toBeVisible();

  await page.getByRole('radio', { name: 'Stripe' }).check();
  await page.getByRole('button', { name: 'Pay $7.99' }).dblclick();
  await atSandbox(page, 'Stripe', 'Decline');
  await expect(page.getByRole('alert')).toHaveText(/declined/);
  const order = page.url();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete your payment');
  await payBy(page, 'Stripe');
  await expect(page).toHaveURL(order);

  await page.clock.install();
  await atSandbox(page, 'Stripe', 'Approve');
  await expectStatus(page, 'payment successful');
  expect(await chargeOf('Stripe', transactionOf(page))).toMatchObject({ status: 'paid', timesCharged: 1 });
  await page.reload();
  await expectStatus(page, 'payment successful');
  await untilHydrated(page.getByRole('timer'));
  await page.clock.fastForward(10_000);
  await expect(page).toHaveURL(siteUrl('aurora', LOCKED));
  await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Watch now', exact: true }).first()).toBeVisible();
  for (const path of WITH_CARD) {
    await page.goto(siteUrl('aurora', path));
    await expect(cardOf(page)).toBeVisible();
    await expect(cardOf(page)).not.toContainText('Members');
  }
});

test('PayPal and Paystack: a viewer who goes back can still pay; the webhook alone confirms', async ({
  page,
}) => {
  await page.goto(siteUrl('aurora', CHECKOUT));
  await payBy(page, 'PayPal');
  await atSandbox(page, 'PayPal', 'Go back to the shop');
  await expectStatus(page, 'Payment not finished');
  await page.getByRole('link', { name: 'Back to the payment' }).click();
  await payBy(page, 'Paystack');
  await atSandbox(page, 'Paystack', 'Go back to the shop');
  await expectStatus(page, 'Payment not finished');
  const transactionId = transactionOf(page);
  // Paid elsewhere: nobody comes back, and this page finds out by itself.
  await chargeOf('Paystack', transactionId, 'pay');
  await expectStatus(page, 'payment successful', POLLED_MS);
  await page.goto(siteUrl('aurora', '/'));
  await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveCount(0);
});

test.describe('a payment with Paystack that is slow', () => {
  test.use({ toleratedErrors: [/ERR_FAILED \S+\/payment-status\//] });

  test('the payment is confirmed by polling, even after the connection was lost for a while', async ({
    page,
  }) => {
    await page.goto(siteUrl('aurora', CHECKOUT));
    await payBy(page, 'Paystack');
    await atSandbox(page, 'Paystack', 'Pay slowly');
    await expectStatus(page, 'Not confirmed yet');
    await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveCount(0);
    const isStatusRequest = (url: string) => url.includes('/payment-status/');
    const lost = page.waitForEvent('requestfailed', (request) => isStatusRequest(request.url()));
    await page.route(
      (url) => isStatusRequest(url.pathname),
      (route) => route.abort(),
      { times: 1 },
    );
    await lost;
    await expect(page.getByText('We keep asking and this page tells you.')).toBeVisible();
    await expectStatus(page, 'payment successful');
    await expect(page).toHaveTitle(/payment successful/);
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveCount(0);
    await page.reload();
    await expectStatus(page, 'payment successful');
    expect(await chargeOf('Paystack', transactionOf(page))).toMatchObject({ timesCharged: 1 });
  });
});

test('an approved PayPal payment is captured, in Arabic, on accessible pages', async ({ page, context }) => {
  await context.addCookies([{ name: 'lng', value: 'ar', url: siteUrl('aurora') }]);
  await page.goto(siteUrl('aurora', CHECKOUT));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.getByRole('button', { name: 'ادفع' }).click();
  await atSandbox(page, 'PayPal', 'Approve');
  await expectStatus(page, 'تم الدفع بنجاح');
  await expectAccessible(page);
});

test('a viewer who never comes back has paid: the webhook unlocks the film and lists the payment', async ({
  page,
}) => {
  await page.goto(siteUrl('aurora', BACK_TO_LOCKED));
  await payBy(page, 'Stripe');
  await payAndVanish(page, 'Stripe');
  const main = page.getByRole('main');
  await expect(async () => {
    await page.goto(siteUrl('aurora', LOCKED));
    await expect(main.getByRole('link', { name: 'Watch now', exact: true }).first()).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await page.goto(siteUrl('aurora', '/transactions'));
  const payments = main.getByRole('list', { name: 'My transactions' }).getByRole('link');
  await expect(payments).toHaveCount(1);
  await expect(payments).toContainText('Active');
  await expect(payments).toContainText('$7.99');
});

test.describe('a payment with PayU', () => {
  // The browser logs the status of the page about the failed payment.
  test.use({ toleratedErrors: [/status of 422 .*\/payment-status\//] });

  test('the form sends itself; a declined payment can be tried again, and is then paid', async ({ page }) => {
    await page.goto(siteUrl('aurora', BACK_TO_LOCKED));
    await payBy(page, 'PayU');
    await atSandbox(page, 'PayU', 'Decline');
    await expectStatus(page, 'try again !');
    await page.getByRole('link', { name: 'Pay again' }).click();
    await payBy(page, 'PayU');
    await expect(page.getByRole('heading', { name: 'PayU sandbox' })).toBeVisible();
    // Back finds the page that led here, which does not lead here again by itself.
    await page.goBack();
    await page.getByRole('button', { name: 'Continue to PayU' }).click();
    await atSandbox(page, 'PayU', 'Approve');
    await expectStatus(page, 'payment successful');
  });
});

test.describe('a payment with Razorpay', () => {
  test.use({ toleratedErrors: [/ERR_FAILED \S+\/checkout\.js/] });

  test('the checkout window lies over the page: it fails to load, is left, declines, and is paid', async ({
    page,
  }) => {
    await page.route('**/checkout.js', (route) => route.abort(), { times: 1 });
    await page.goto(siteUrl('aurora', CHECKOUT));
    await payBy(page, 'Razorpay');
    await expect(page.getByText('Razorpay SDK failed to load. Are you online?')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    const window = page.getByRole('dialog', { name: 'Razorpay sandbox' });
    await window.getByRole('button', { name: 'Go back to the shop' }).click();
    await payBy(page, 'Razorpay');
    await window.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByText('The payment was declined.', { exact: false })).toBeVisible();
    await window.getByRole('button', { name: 'Approve' }).click();
    await expectStatus(page, 'payment successful');
    expect(await chargeOf('Razorpay', transactionOf(page))).toMatchObject({ timesCharged: 1 });
  });
});
