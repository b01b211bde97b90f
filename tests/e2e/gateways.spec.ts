import { DEMO_PASSWORD } from '#demo/seed/seed-users.ts';
import { signedIn } from './support/account.ts';
import { expectToFitAndBeAccessible } from './support/fits-and-accessible.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const LIST = '/studio/gateways';
const STRIPE = '/studio/gateways/Stripe';

test.beforeEach(({ context }) => signedIn(context, 'owner@aurora.example', { password: DEMO_PASSWORD }));

for (const lng of ['en', 'ar'] as const)
  test(`the ways to be paid are accessible and fit, on a phone and on a wide screen, ${lng}`, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'lng', value: lng, url: siteUrl('aurora') }]);
    for (const path of [LIST, STRIPE, `${STRIPE}?stop=ask`])
      await test.step(path, async () => {
        await page.goto(siteUrl('aurora', path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectToFitAndBeAccessible(page);
      });
  });

test.describe('a gateway’s form', () => {
  // What is wrong is answered with its status.
  test.use({ toleratedErrors: [/status of 422 .*\/studio\/gateways\/Stripe/] });

  test('names what is wrong, by keys alone, and forgets what secrets were typed', async ({ page }) => {
    await page.goto(siteUrl('aurora', LIST));
    await page.getByRole('main').getByRole('link', { name: 'Stripe' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stripe');
    const secret = page.getByLabel('Secret key');
    await secret.fill('sk_of_nobody');
    await page.getByLabel('Currency').fill('dollars');
    await page.getByLabel('Currency').press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved yet' })).toBeFocused();
    await page.getByRole('link', { name: /^Your password: / }).press('Enter');
    await expect(page.getByLabel('Your password')).toBeFocused();
    await expect(page.getByLabel('Currency')).toHaveValue('dollars');
    await expect(secret).toHaveValue('');
  });
});
