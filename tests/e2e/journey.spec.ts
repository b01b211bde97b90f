import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM, newEmail, PASSWORD } from './support/viewer.ts';

test('a visitor finds a film on the home page and plays it', {
  tag: ['@full-browser', '@plays-films'],
}, async ({ page }) => {
  await page.goto(siteUrl('aurora'));
  await expect(page).toHaveTitle(/Aurora/);
  const rows = page.getByRole('main').getByRole('region');
  expect(await rows.count()).toBeGreaterThan(2);

  await page.getByRole('main').getByRole('link', { name: 'The Salt Road' }).first().click();
  await expect(page).toHaveURL(siteUrl('aurora', FILM));
  await expect(page.getByRole('heading', { level: 1, name: 'The Salt Road' })).toBeVisible();

  await page.getByRole('link', { name: /Watch now|Resume watching/ }).click();
  await expect(page).toHaveURL(/\/watch\/the-salt-road/);
  await expect
    .poll(
      () => page.locator('video:not([aria-hidden])').evaluate((video: HTMLVideoElement) => video.currentTime),
      {
        timeout: 20_000,
      },
    )
    .toBeGreaterThan(0.2);
});

test('a visitor registers, is signed in at once, changes the language and signs out', async ({ page }) => {
  await page.goto(siteUrl('aurora', FILM));
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  const form = page.getByRole('dialog').or(page.getByRole('main')).last();
  await form.getByLabel('Name').fill('Nora Journey');
  await form.getByLabel('Email').fill(newEmail());
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Confirm password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Welcome! Your account is ready.').filter({ visible: true })).toBeVisible();
  await expect(page).toHaveURL(siteUrl('aurora', FILM));
  const menu = page.getByRole('navigation', { name: 'Your account' });
  await expect(menu.getByText('Nora')).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Language/ })
    .click();
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');

  await page.getByRole('banner').getByText('Nora').click();
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(page.getByRole('banner').getByText('Nora')).toHaveCount(0);
});

test('the header opens sign-in as a dialog, which comes back to the page it was opened on', async ({
  page,
}) => {
  await page.goto(siteUrl('aurora', FILM));
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('member@aurora.example');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation', { name: 'Your account' })).toBeVisible();
  await expect(page).toHaveURL(siteUrl('aurora', FILM));
});

test.describe('a sign-in with an account of the other brand', () => {
  // The browser logs a form's 400 itself.
  test.use({ toleratedErrors: [/status of 400 .*\/login\b/] });

  test('a wrong password is rejected, and the typed e-mail address is kept', async ({ page }) => {
    await page.goto(siteUrl('pulse', '/login'));
    const main = page.getByRole('main');
    await main.getByLabel('Email').fill('member@aurora.example');
    await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect(main.getByText('The e-mail address or the password is not right.')).toBeVisible();
    await expect(main.getByLabel('Email')).toHaveValue('member@aurora.example');
    await expect(main.getByLabel('Password', { exact: true })).toHaveValue('');
  });
});

test('the brands differ in name, language set and catalogue', async ({ page }) => {
  await page.goto(siteUrl('aurora', '/language'));
  await expect(page.getByRole('button', { name: 'العربية' })).toBeVisible();
  await page.goto(siteUrl('pulse', '/language'));
  await expect(page.getByRole('button', { name: 'Français' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'العربية' })).toHaveCount(0);
  await page.goto(siteUrl('pulse'));
  await expect(page).toHaveTitle(/Pulse/);
  await expect(page.getByRole('link', { name: 'The Salt Road' })).toHaveCount(0);
});
