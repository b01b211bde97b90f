import { sessionAt } from './support/account.ts';
import { expectStatus } from './support/payment.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { newEmail, PASSWORD } from './support/viewer.ts';

test.use({ javaScriptEnabled: false });

test('a free trial is begun and shown without scripts', async ({ page, context }) => {
  const fields = { name: 'Nora Pulse', email: newEmail(), password: PASSWORD, confirm: PASSWORD };
  await context.addCookies([await sessionAt(siteUrl('pulse'), '/signup', fields)]);
  await page.goto(siteUrl('pulse', '/pricing'));
  await expect(page.getByRole('table').getByRole('rowheader', { name: 'Free trial' })).toBeVisible();
  await page.getByRole('link', { name: 'Try 7 days free: Monthly Pulse' }).click();
  await page.getByRole('button', { name: 'Start 7 free days' }).click();
  await page.getByRole('button', { name: 'Save, and pay nothing now' }).click();
  await expectStatus(page, 'Your free trial has begun');
});

test('a guest’s home has the offer without scripts', async ({ page }) => {
  await page.goto(siteUrl('aurora', '/'));
  const offer = page.getByRole('region', { name: 'Everything we show, in one plan' });
  await expect(offer.getByText('From $7.99')).toBeVisible();
  await offer.getByRole('link', { name: 'See the plans' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
