import { DEMO_PASSWORD } from '#demo/seed/seed-users.ts';
import { signedIn } from './support/account.ts';
import { expectToFitAndBeAccessible } from './support/fits-and-accessible.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const PAGES = [
  '/studio',
  '/studio/catalogue',
  '/studio/catalogue/title',
  '/studio/catalogue/title/the-salt-road',
  '/studio/new/plan',
  '/studio/plans',
  '/studio/new/voucher',
  '/studio/catalogue/playlist/slow-cinema-sundays',
  '/studio/site',
  '/studio/catalogue/site/site',
  '/studio/catalogue/comment-rules/comment-rules',
  '/studio/catalogue/lane',
  '/studio/log',
];

for (const lng of ['en', 'ar'] as const)
  test(`the studio’s pages are accessible and fit, on a phone and on a wide screen, ${lng}`, async ({
    page,
    context,
  }) => {
    await signedIn(context, 'owner@aurora.example', { password: DEMO_PASSWORD });
    await context.addCookies([{ name: 'lng', value: lng, url: siteUrl('aurora') }]);
    for (const path of PAGES)
      await test.step(path, async () => {
        await page.goto(siteUrl('aurora', path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectToFitAndBeAccessible(page);
      });
  });

test.describe('a form of the catalogue', () => {
  // What is wrong is answered with its status.
  test.use({ toleratedErrors: [/status of 422 .*\/studio\/new\/genre/] });

  test('an owner writes a genre by keys alone, and keeps what was typed when something is wrong', async ({
    page,
    context,
  }) => {
    await signedIn(context, 'owner@aurora.example', { password: DEMO_PASSWORD });
    await page.goto(siteUrl('aurora', '/studio'));
    for (const [name, heading] of [
      [/^Catalogue/, 'Catalogue'],
      [/^Genres/, 'Genres'],
      ['New genre', 'New genre'],
    ] as const) {
      await page.getByRole('main').getByRole('link', { name }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    const name = page.getByLabel('Name (English)');
    await page.getByLabel('Position').fill('first');
    await page.getByLabel('Position').press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved yet' })).toBeFocused();
    const fault = page.getByRole('link', { name: /^Name.*: This is needed/ });
    await fault.press('Enter');
    await expect(name).toBeFocused();
    await expect(page.getByLabel('Position')).toHaveValue('first');
    await name.fill('Slow cinema');
    await page.getByLabel('Position').fill('900');
    await page.getByLabel('Position').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow cinema');
    // Other tests count what there is.
    await page.getByRole('link', { name: 'Delete' }).press('Enter');
    await page.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genres');
  });
});
