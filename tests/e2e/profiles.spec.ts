import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { newViewer, signedIn } from './support/account.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { PASSWORD } from './support/viewer.ts';

test.use({ toleratedErrors: [/status of 40[04] .*\/(?:profiles|content\/the-quiet-machine)/] });

const PIN = '4711';
const GROWN = '/content/the-quiet-machine';

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name });

async function addChild(page: Page, name: string) {
  await page.goto(siteUrl('aurora', '/profiles'));
  await main(page).getByRole('link', { name: 'Add a profile' }).click();
  await main(page).getByRole('textbox', { name: 'Name' }).fill(name);
  await main(page).getByRole('radio', { name: 'Boat' }).check();
  await main(page).getByRole('radio', { name: 'A child' }).check();
  await main(page).getByLabel('Titles rated up to').selectOption({ label: 'PG' });
  await main(page).locator('input[name="new_pin"]').fill(PIN);
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(card(page, name).getByText('Children')).toBeVisible();
}

test('a parent makes a child’s profile, the child watches, and the PIN leads back', async ({ page }) => {
  test.setTimeout(120_000);
  await newViewer(page.context(), 'Nora Journey');
  await addChild(page, 'Sami');
  await expectAccessible(page);
  await expect(card(page, 'Nora Journey').getByText('Watching now')).toBeVisible();

  await card(page, 'Sami').getByRole('button').click();
  await expect(page).toHaveURL(siteUrl('aurora', '/'));
  const menu = page.getByRole('navigation', { name: 'Your account' }).first();
  await expect(menu).toContainText('SamiChildren');
  await expect(main(page).getByText('The Salt Road').first()).toBeVisible();
  await expect(page.getByText('The Quiet Machine')).toHaveCount(0);
  expect((await page.goto(siteUrl('aurora', GROWN)))?.status()).toBe(404);
  await page.goto(siteUrl('aurora', '/search?search_text=quiet+machine'));
  await expect(main(page).getByText('The Quiet Machine')).toHaveCount(0);

  // The account is out of reach, by its menu and by its address.
  await menu.getByText('Sami').click();
  await expect(menu.getByRole('link', { name: 'My subscriptions' })).toHaveCount(0);
  await expect(menu.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Switch profile' }).click();
  await expect(main(page).getByText('Other profiles and the account open with the PIN.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(siteUrl('aurora', '/profile'));
  await expect(page).toHaveURL(siteUrl('aurora', '/profiles?redirectTo=%2Fprofile'));

  await card(page, 'Nora Journey').getByRole('link').click();
  await expectAccessible(page);
  await main(page).locator('input[name="pin"]').fill('0000');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('This PIN is not right.')).toBeVisible();
  await main(page).locator('input[name="pin"]').fill(PIN);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteUrl('aurora', '/profile'));
  expect((await page.goto(siteUrl('aurora', GROWN)))?.status()).toBe(200);
});

test('the sign of a child’s profile fits into the header of phones', async ({ page }) => {
  await signedIn(page.context(), 'family@aurora.example');
  await page.goto(siteUrl('aurora', '/profiles'));
  await card(page, 'Sami').getByRole('button').click();
  const sign = page.getByRole('banner').getByText('Children');
  for (const width of [320, 390, 800]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(sign).toBeVisible();
    const box = await sign.boundingBox();
    expect(box && [box.x > 0, box.x + box.width < width], String(width)).toEqual([true, true]);
    await expect(page.getByRole('banner').getByText('Sami')).toBeVisible();
  }
  await expectAccessible(page);
});

test('the PIN opens a title above the profile’s age from its player, and an item from its playlist', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const RATED = '/content/the-tenant-upstairs';
  const IN_PLAYLIST = '/playlist/staff-picks?item=the-tenant-upstairs';
  await newViewer(page.context(), 'Nora Journey');
  await page.goto(siteUrl('aurora', '/profiles'));
  await main(page).getByRole('link', { name: 'Nora Journey' }).last().click();
  await main(page).getByLabel('Play with the PIN what is rated above').selectOption({ label: 'PG' });
  await main(page).locator('input[name="new_pin"]').fill(PIN);
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Nora Journey')).toBeVisible();

  await page.goto(siteUrl('aurora', IN_PLAYLIST));
  await expect(
    main(page).getByText('above the rating that your profile plays without the PIN'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.goto(siteUrl('aurora', RATED));
  await main(page).locator('a[href^="/watch/the-tenant-upstairs"]').first().click();
  await expect(page).toHaveURL(
    siteUrl('aurora', '/profiles?pin=true&redirectTo=%2Fwatch%2Fthe-tenant-upstairs'),
  );
  await page.goBack();
  await expect(page).toHaveURL(siteUrl('aurora', RATED));
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(siteUrl('aurora', IN_PLAYLIST));
  await main(page).getByRole('link', { name: 'Enter the PIN' }).click();
  await main(page).locator('input[name="pin"]').fill(PIN);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteUrl('aurora', IN_PLAYLIST));
  await expect(main(page).getByText('without the PIN')).toHaveCount(0);
  await page.goto(siteUrl('aurora', RATED));
  await main(page).locator('a[href^="/watch/the-tenant-upstairs"]').first().click();
  await expect(page).toHaveURL(new RegExp(siteUrl('aurora', '/watch/the-tenant-upstairs')));
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('profiles are chosen by keyboard, and keep lists of their own', async ({ page }) => {
  test.setTimeout(180_000);
  const email = await newViewer(page.context(), 'Nora Journey');
  await page.goto(siteUrl('aurora', '/profiles?edit=new'));
  await main(page).getByRole('textbox', { name: 'Name' }).fill('Lina');
  await main(page).getByLabel('Language').selectOption({ label: 'العربية' });
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Lina')).toBeVisible();
  await page.goto(siteUrl('aurora', '/content/the-salt-road'));
  await main(page)
    .getByRole('button', { name: /^Add .*watchlist/i })
    .click();
  await expect(page.getByText('Added to your watchlist')).toBeVisible();
  await page.goto(siteUrl('aurora', '/watchlist'));
  await expect(main(page).getByText('The Salt Road').first()).toBeVisible();

  await page.goto(siteUrl('aurora', '/profiles'));
  await card(page, 'Lina').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.goto(siteUrl('aurora', '/watchlist'));
  await expect(main(page).getByText('The Salt Road')).toHaveCount(0);
  await page.goto(siteUrl('aurora', '/profiles'));
  await expectAccessible(page);

  // With several profiles, the next sign-in leads to the choice.
  await page.context().clearCookies({ name: 'sid' });
  await page.goto(siteUrl('aurora', '/login'));
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteUrl('aurora', '/profiles?redirectTo=%2F'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a family changes to its child and back with the PIN', async ({ page }) => {
    await signedIn(page.context(), 'family@aurora.example');
    await page.goto(siteUrl('aurora', '/profiles'));
    await card(page, 'Sami').getByRole('button').click();
    await expect(page).toHaveURL(siteUrl('aurora', '/'));
    await expect(page.getByText('The Quiet Machine')).toHaveCount(0);
    await page.goto(siteUrl('aurora', '/logout'));
    await card(page, 'Farah').getByRole('link').click();
    await main(page).locator('input[name="pin"]').fill('2580');
    await main(page).getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(siteUrl('aurora', '/logout'));
    await expect(main(page).getByRole('button', { name: 'Sign out' })).toBeVisible();
  });
});
