import { newViewer } from './support/account.ts';
import { atSandbox, CHECKOUT, expectStatus, payBy } from './support/payment.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('details, receipt and the end of a subscription are pages and forms', async ({ page, context }) => {
  await newViewer(context);
  await page.goto(siteUrl('aurora', CHECKOUT));
  await payBy(page, 'Stripe');
  await atSandbox(page, 'Stripe', 'Approve');
  await expectStatus(page, 'payment successful');

  const main = page.getByRole('main');
  await page.goto(siteUrl('aurora', '/transactions'));
  await main.getByRole('list', { name: 'My transactions' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await expect(main.getByText('use your browser’s print command')).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: '$7.99' }).first()).toBeVisible();
  await main.getByRole('link', { name: 'All transactions' }).click();

  await main.getByRole('link', { name: 'My subscriptions' }).click();
  await main.getByRole('link', { name: /^Cancel / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cancel this subscription?' })).toBeVisible();
  await main.getByRole('link', { name: 'Keep it' }).click();
  await main.getByRole('link', { name: /^Cancel / }).click();
  await main.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(main.getByText('Your subscription is cancelled')).toBeVisible();
  await expect(main.getByText(/Access until /)).toBeVisible();
  await expect(main.getByRole('link', { name: /^Cancel / })).toHaveCount(0);
});
