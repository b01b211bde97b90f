import { expect, test } from '@playwright/test';
import { newViewer } from './support/account.ts';
import { atSandbox, CHECKOUT, expectStatus, payBy } from './support/payment.ts';
import { siteUrl } from './support/site.ts';

test.beforeEach(({ context }) => newViewer(context).then(() => undefined));

test('a voucher, then Stripe: declined, Back, and paid', async ({ page }) => {
  await page.goto(siteUrl('aurora', CHECKOUT));
  await page.getByLabel('Voucher code').fill('nosuch');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This voucher is not valid.')).toBeVisible();
  await expect(page.getByLabel('Voucher code')).toHaveValue('nosuch');
  await page.getByLabel('Voucher code').fill('FIRSTREEL');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Pay $4.99' })).toBeVisible();
  await payBy(page, 'Stripe');
  await atSandbox(page, 'Stripe', 'Decline');
  await page.goBack();
  await page.goBack();
  await payBy(page, 'Stripe');
  await atSandbox(page, 'Stripe', 'Approve');
  await expectStatus(page, 'payment successful');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveCount(0);
});

test('PayU by buttons: declined, tried again, left by Back, and paid', async ({ page }) => {
  await page.goto(siteUrl('aurora', CHECKOUT));
  await payBy(page, 'PayU');
  await page.getByRole('button', { name: 'Continue to PayU' }).click();
  await atSandbox(page, 'PayU', 'Decline');
  await page.getByRole('button', { name: 'Return to the shop' }).click();
  await expectStatus(page, 'try again !');
  await page.getByRole('link', { name: 'Pay again' }).click();
  await payBy(page, 'PayU');
  await page.getByRole('button', { name: 'Continue to PayU' }).click();
  await expect(page.getByRole('heading', { name: 'PayU sandbox' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Continue to PayU' }).click();
  await atSandbox(page, 'PayU', 'Approve');
  await page.getByRole('button', { name: 'Return to the shop' }).click();
  await expectStatus(page, 'payment successful');
});

test('PayPal, approved; ten seconds later the browser goes on by itself', async ({ page }) => {
  await page.goto(siteUrl('aurora', `${CHECKOUT}?redirectTo=%2Fwatchlist`));
  await payBy(page, 'PayPal');
  await atSandbox(page, 'PayPal', 'Approve');
  await expectStatus(page, 'payment successful');
  await expect(page).toHaveURL(siteUrl('aurora', '/watchlist'), { timeout: 15_000 });
});

test('Razorpay says that it needs scripts and leads to the others: PayPal is left, Paystack is paid', async ({
  page,
}) => {
  await page.goto(siteUrl('aurora', CHECKOUT));
  await payBy(page, 'Razorpay');
  await expect(page.getByText('Razorpay needs JavaScript', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Choose another way to pay' }).click();
  await payBy(page, 'PayPal');
  await atSandbox(page, 'PayPal', 'Go back to the shop');
  await expectStatus(page, 'Payment not finished');
  await page.getByRole('link', { name: 'Back to the payment' }).click();
  await payBy(page, 'Paystack');
  await atSandbox(page, 'Paystack', 'Approve');
  await expectStatus(page, 'payment successful');
});
