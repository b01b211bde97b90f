import { signedIn } from './support/account.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('a lock leads to its plans and back to the film; what one has cannot be bought again', async ({
  page,
}) => {
  await signedIn(page.context(), 'viewer@aurora.example');
  await page.goto(siteUrl('aurora', '/content/meridian'));
  await page.getByRole('link', { name: 'Upgrade your Membership Plan to Watch Now' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Select your plan' })).toBeVisible();
  await expect(main.getByText('$7.99')).toBeVisible();
  await expect(main.getByText('for 30 days')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Subscribe: A Month of Nights' })).toHaveAttribute(
    'href',
    '/payment/plan-month?redirectTo=%2Fwatch%2Fmeridian',
  );
  await page.goto(siteUrl('aurora', '/content/opening-night-gala'));
  await page.getByRole('link', { name: 'Buy ticket' }).click();
  await expect(main.getByRole('heading', { name: 'Opening Night Gala' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Buy: Gala Ticket' })).toHaveAttribute(
    'href',
    '/payment/ticket-gala?redirectTo=%2Fwatch%2Fopening-night-gala',
  );
  await page.context().clearCookies();
  await signedIn(page.context(), 'member@aurora.example');
  await page.goto(siteUrl('aurora', '/pricing'));
  await expect(main.getByRole('button', { name: 'Already subscribed' })).toBeDisabled();
  await expect(main.getByRole('link', { name: /^Subscribe/ })).toHaveCount(2);
});
