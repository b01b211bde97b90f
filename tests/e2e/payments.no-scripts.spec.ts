import { newViewer } from './support/account.ts';
import { atSandbox, CHECKOUT, expectStatus, payBy } from './support/payment.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

// The browser reports a voucher that is not valid and a payment that was declined.
test.use({
  javaScriptEnabled: false,
  toleratedErrors: [/Blocked script execution|status of 4(?:00|22) .*\/payment/],
});

test.beforeEach(({ context }) => newViewer(context).then(() => undefined));

test.describe('a payment without scripts', () => {
  test('a payment takes a voucher by Enter, is declined by Stripe, left by Back, and paid', async ({
    page,
  }) => {
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
    await expect(page.getByRole('alert')).toHaveText(/declined/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Stripe sandbox' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete your payment');
    await payBy(page, 'Stripe');
    await atSandbox(page, 'Stripe', 'Approve');
    await expectStatus(page, 'payment successful');
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(siteUrl('aurora', '/home'));
    await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveCount(0);
  });

  test('a payment by PayU is declined, retried, left by Back, and paid', async ({ page }) => {
    const sandbox = page.getByRole('heading', { name: 'PayU sandbox' });
    await page.goto(siteUrl('aurora', CHECKOUT));
    await payBy(page, 'PayU');
    await page.getByRole('button', { name: 'Continue to PayU' }).click();
    await atSandbox(page, 'PayU', 'Decline');
    await page.getByRole('button', { name: 'Return to the shop' }).click();
    await expectStatus(page, 'try again !');
    await page.getByRole('link', { name: 'Pay again' }).click();
    await payBy(page, 'PayU');
    await page.getByRole('button', { name: 'Continue to PayU' }).click();
    await expect(sandbox).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Continue to PayU' }).click();
    await atSandbox(page, 'PayU', 'Approve');
    await page.getByRole('button', { name: 'Return to the shop' }).click();
    await expectStatus(page, 'payment successful');
  });
});
