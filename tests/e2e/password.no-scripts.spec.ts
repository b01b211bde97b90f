import { mailedLink, newViewer } from './support/account.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM, PASSWORD, signIn } from './support/viewer.ts';

const NEW_PASSWORD = 'an entirely new one';

test.use({ toleratedErrors: [/status of 400/] });

test('a forgotten password: a mail is asked for, its link sets a new one once, which signs in', async ({
  page,
}) => {
  const email = await newViewer();
  await page.goto(siteUrl('aurora', FILM));
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Forgot Password ?' }).click();
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Email for password reset sent please check your mailbox')).toBeVisible();
  await expect(page).toHaveURL(siteUrl('aurora', FILM));

  const link = await mailedLink(email, /Choose a new password/);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Your new password is saved.')).toBeVisible();
  await signIn(page, 'aurora', email, NEW_PASSWORD);
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByLabel('New password', { exact: true })).toBeDisabled();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', '/forgot-password'));
});

test('an address is verified by its mail, and the password changed from the profile', async ({
  page,
  context,
}) => {
  const email = await newViewer(context);
  await page.goto(await mailedLink(email, /verify/));
  await expect(page.getByRole('heading', { name: 'Email Verified !' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'OK' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', '/home'));

  await page.goto(siteUrl('aurora', '/profile'));
  await page.getByRole('link', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', '/profile'));
});
