import { DEMO_PASSWORD } from '#demo/seed/seed-users.ts';
import { expectAccessible } from './support/accessible.ts';
import { signedIn } from './support/account.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { PASSWORD } from './support/viewer.ts';

test('an editor signs in to the studio, and comes to it from the member menu', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1, name: 'Studio' });
  await test.step('after signing in on a page that does not know it', async () => {
    await page.goto(siteUrl('aurora', '/login?redirectTo=/studio'));
    await page.getByLabel('Email').fill('editor@aurora.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(heading).toBeVisible();
    await expect(page.getByText(/Roles: Editing, Publishing/)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('from the menu of a viewer’s page, which loads it as a document', async () => {
    await page.goto(siteUrl('aurora', '/faq'));
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.locator('summary').filter({ hasText: 'Edda' }).click();
    await page.getByRole('link', { name: 'Studio' }).click();
    await expect(heading).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
  });
  await test.step('and back to a viewer’s page', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Aurora' }).first().click();
    await expect(page).toHaveURL(siteUrl('aurora', '/home'));
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});

test('an owner takes the logo’s colour for a palette, and sees headers and footers themselves', async ({
  page,
  context,
}) => {
  await signedIn(context, 'owner@aurora.example', { brand: 'aurora', password: DEMO_PASSWORD });
  await page.goto(siteUrl('aurora', '/edit/theme'));
  const colour = page.getByLabel('The brand’s colour');
  await colour.fill('#808080');
  await page.getByRole('button', { name: 'Take the logo’s colour' }).click();
  await expect(colour).not.toHaveValue('#808080');
  await expect(page.getByText('no colour that could be read')).toBeHidden();
  // They have forms, which must not lie in the form that chooses one of them.
  for (const [name, variant] of [
    ['header', 'Reduced'],
    ['footer', 'Site map'],
  ]) {
    await page.goto(siteUrl('aurora', `/edit/on/site/block/${name}`));
    await expect(page.locator('main [inert]')).toHaveCount(4);
    await expect(page.getByRole('button', { name: `Use ${variant}` })).toBeVisible();
  }
});
