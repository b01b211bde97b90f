import { loopbackRequest } from '#cli/local/loopback-request.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM, newEmail, PASSWORD, signIn } from './support/viewer.ts';

test('a visitor finds a film on the home page and gets a player with a real source', async ({ page }) => {
  await page.goto(siteUrl('aurora'));
  await page.getByRole('main').getByRole('link', { name: 'The Salt Road' }).first().click();
  await expect(page).toHaveURL(siteUrl('aurora', FILM));
  await page.getByRole('link', { name: /Watch now|Resume watching/ }).click();
  const video = page.locator('video[controls]');
  await expect(video).toBeVisible();
  const sources = await video
    .locator('source')
    .evaluateAll((all) => all.map((source) => source.getAttribute('src') ?? ''));
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) {
    const { hostname, port, pathname } = new URL(source);
    const answer = await loopbackRequest(Number(port), hostname, pathname, {
      headers: { range: 'bytes=0-99' },
    });
    expect([200, 206]).toContain(answer.status);
  }
  expect(await video.locator('track').count()).toBeGreaterThanOrEqual(2);
});

test('a visitor registers, is signed in at once, changes the language and signs out', async ({ page }) => {
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

test('signing in from a page comes back to it; a reload does not repeat the notice', async ({ page }) => {
  await page.goto(siteUrl('aurora', FILM));
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('main').getByLabel('Email').fill('member@aurora.example');
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', FILM));
});

test.describe('remember me', () => {
  test('means thirty days; without it the session ends with the browser', async ({ page, context }) => {
    await signIn(page, 'aurora', 'viewer@aurora.example');
    const [kept] = (await context.cookies()).filter(({ name }) => name === 'sid');
    const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(29.9);
    expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

    await context.clearCookies();
    await page.goto(siteUrl('aurora', '/login'));
    await page.getByLabel('Remember me').uncheck();
    await page.getByLabel('Email').fill('viewer@aurora.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(siteUrl('aurora'));
    const [session] = (await context.cookies()).filter(({ name }) => name === 'sid');
    expect(session?.expires).toBe(-1);
  });
});

test.describe('refusals', () => {
  test.use({ toleratedErrors: [/status of 400/] });

  test('a wrong password: the server’s text, the address kept, the password not', async ({ page }) => {
    await page.goto(siteUrl('aurora', '/login'));
    const main = page.getByRole('main');
    await main.getByLabel('Email').fill('viewer@aurora.example');
    await main.getByLabel('Password', { exact: true }).fill('not-the-password');
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect(main.getByText('The e-mail address or the password is not right.')).toBeVisible();
    await expect(main.getByLabel('Email')).toHaveValue('viewer@aurora.example');
    await expect(main.getByLabel('Password', { exact: true })).toHaveValue('');
  });

  test('an address that is registered already is said at registration', async ({ page }) => {
    await page.goto(siteUrl('aurora', '/signup'));
    const main = page.getByRole('main');
    await main.getByLabel('Name').fill('Somebody Else');
    await main.getByLabel('Email').fill('viewer@aurora.example');
    await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await main.getByLabel('Confirm password').fill(PASSWORD);
    await main.getByRole('button', { name: 'Register' }).click();
    await expect(main.getByText('This e-mail address is already registered.')).toBeVisible();
    await expect(main.getByLabel('Name')).toHaveValue('Somebody Else');
  });
});
