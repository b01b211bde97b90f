import { expectAccessible } from './support/accessible.ts';
import { newViewer } from './support/account.ts';
import { atSandbox, CHECKOUT, expectStatus, payBy, transactionOf } from './support/payment.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ context }) => newViewer(context).then(() => undefined));

test('a payment that was begun and left is no purchase: it is folded away under its own heading', async ({
  page,
}) => {
  await page.goto(siteUrl('aurora', CHECKOUT));
  await payBy(page, 'Stripe');
  await page.goto(siteUrl('aurora', '/transactions'));
  const main = page.getByRole('main');
  await expect(main.getByText('No transactions yet')).toBeVisible();
  await expect(main.getByText('A Month of Nights')).toBeHidden();
  await main.getByText('Not finished').click();
  await expect(main.getByText('A Month of Nights')).toBeVisible();
  await expectAccessible(page);
});

test('what was paid has its details and a receipt; what renews is cancelled, and open until its end', async ({
  page,
  context,
}) => {
  await page.goto(siteUrl('aurora', '/subscriptions'));
  const main = page.getByRole('main');
  await expect(main.getByText('No subscriptions yet')).toBeVisible();
  await page.goto(siteUrl('aurora', CHECKOUT));
  await payBy(page, 'Stripe');
  await atSandbox(page, 'Stripe', 'Approve');
  await expectStatus(page, 'payment successful');
  const id = transactionOf(page);

  await page.goto(siteUrl('aurora', '/subscriptions'));
  await expect(main.getByText('Active')).toBeVisible();
  await expect(main.getByText(/Renews on .* for \$7\.99/)).toBeVisible();
  await expectAccessible(page);
  const cancel = main.getByRole('link', { name: /^Cancel / });
  await cancel.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/You keep access until /)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();
  await cancel.click();
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your subscription is cancelled' })).toBeVisible();
  await expect(page).toHaveURL(siteUrl('aurora', '/subscriptions'));
  await expect(main.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(main.getByText(/Access until /)).toBeVisible();
  await expect(cancel).toHaveCount(0);

  await main.getByRole('link', { name: 'My transactions' }).click();
  const row = main.getByRole('list', { name: 'My transactions' }).getByRole('link');
  await row.click();
  await expect(dialog.getByRole('heading', { name: 'Transaction details' })).toBeVisible();
  await expect(dialog.getByText('$7.99').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row).toBeFocused();
  await row.click();
  await dialog.getByRole('link', { name: 'Receipt to print' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', `/transactions/${id}`));
  await expect(main.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(main.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(main.getByText('Aurora', { exact: true })).toBeVisible();
  await expect(main.getByText('$7.99').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.emulateMedia({ media: 'screen' });

  await context.addCookies([{ name: 'lng', value: 'ar', url: siteUrl('aurora') }]);
  for (const path of ['/transactions', `/transactions/${id}`, '/subscriptions']) {
    await page.goto(siteUrl('aurora', path));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectAccessible(page);
  }
});
