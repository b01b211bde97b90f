import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM, newEmail, PASSWORD } from './support/viewer.ts';

test.use({ javaScriptEnabled: false });

test.describe('a visitor without scripts', () => {
  test('a visitor finds a film on the home page and gets the browser’s own player', async ({ page }) => {
    await page.goto(siteUrl('aurora'));
    await page.getByRole('main').getByRole('link', { name: 'The Salt Road' }).first().click();
    await expect(page).toHaveURL(siteUrl('aurora', FILM));
    await page.getByRole('link', { name: /Watch now|Resume watching/ }).click();
    const video = page.locator('video[controls]');
    await expect(video).toBeVisible();
    await expect(video.locator('source').first()).toHaveAttribute('src', /\/signed\//);
  });

  test('registers, is signed in at once, changes the language and signs out', async ({ page }) => {
    await page.goto(siteUrl('aurora', FILM));
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    const main = page.getByRole('main');
    await main.getByLabel('Name').fill('Nora Journey');
    await main.getByLabel('Email').fill(newEmail());
    await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await main.getByLabel('Confirm password').fill(PASSWORD);
    await main.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('Welcome! Your account is ready.')).toBeVisible();
    await expect(page).toHaveURL(siteUrl('aurora', FILM));

    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Language/ })
      .click();
    await page.getByRole('main').getByRole('button', { name: 'Español' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveURL(siteUrl('aurora', FILM));

    await page.getByRole('banner').getByText('Nora').click();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page.getByRole('banner').getByText('Nora')).toHaveCount(0);
  });
});
