import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { newEmail, PASSWORD } from '#tests/support/members.ts';
import type { Page } from '#tests/support/page.ts';
import { isDisabled } from '#tests/support/page-form.ts';
import { eventually } from '../platform/account-mail.ts';
import { FILM, openAsMember, openPage, register, signIn } from './open-pages.ts';

const NEW_PASSWORD = 'an entirely new one';
const DEMO_VIEWER = 'viewer@aurora.example';

const typedIn = (field: HTMLElement) => (field as HTMLInputElement).value;

/** Opens the newest mail to `email` in the development mailbox, and the link in it. */
async function openMailedLink(page: Page, email: string, subject: RegExp): Promise<string> {
  const mail = await eventually(async () => {
    await page.goto('/__mail');
    const mails = page.screen
      .queryAllByRole('listitem')
      .map(({ textContent }, index) => ({ textContent, index }));
    return mails.find(({ textContent }) => textContent.includes(email) && subject.test(textContent));
  });
  const item = page.screen.getAllByRole('listitem')[mail.index] as HTMLElement;
  await page.click(within(item).getByRole('link'));
  const text = page.document.querySelector('pre')?.textContent ?? '';
  const link = /^https?:\S+$/m.exec(text)?.[0] ?? '';
  await page.goto(link);
  return link;
}

async function choosePassword(page: Page, button: string) {
  page.fill(page.main.getByLabelText(/^New password/), NEW_PASSWORD);
  page.fill(page.main.getByLabelText(/^Confirm password/), NEW_PASSWORD);
  await page.click(page.main.getByRole('button', { name: button }));
}

describe('signing in without scripts', () => {
  it('returns to the page that it started from', async () => {
    const email = newEmail();
    await openAsMember(FILM, { email });
    const page = await openPage(FILM);
    await page.click(page.header.getAllByRole('link', { name: 'Sign in' })[0] as HTMLElement);
    await signIn(page, email, PASSWORD);
    expect(page.address).toBe(FILM);
    expect(page.header.getAllByText('Nora').length).toBeGreaterThan(0);
  });

  it('with a wrong password shows why, keeps the address and not the password', async () => {
    const page = await openPage('/login');
    await signIn(page, DEMO_VIEWER, 'not-the-password');
    expect(page.status).toBe(400);
    page.main.getByText('The e-mail address or the password is not right.');
    expect(typedIn(page.main.getByLabelText(/^Email/))).toBe(DEMO_VIEWER);
    expect(typedIn(page.main.getByLabelText(/^Password/))).toBe('');
  });

  it('lasts thirty days where “Remember me” stays checked, else until the browser closes', async () => {
    const email = newEmail();
    await openAsMember(FILM, { email });
    const lineOf = async (isChecked: boolean) => {
      const page = await openPage('/login');
      const box = page.main.getByLabelText<HTMLInputElement>('Remember me');
      expect(box.checked).toBe(true);
      page.check(box, isChecked);
      await signIn(page, email, PASSWORD);
      expect(page.address).toBe('/');
      return page.browser.cookieLines.get('sid');
    };
    expect(await lineOf(true)).toMatch(/HttpOnly; SameSite=Lax; Max-Age=2592000$/);
    expect(await lineOf(false)).not.toMatch(/max-age|expires/i);
  });
});

describe('registering without scripts', () => {
  it('with an address that is registered already shows so and keeps the name', async () => {
    const page = await openPage('/signup');
    await register(page, { name: 'Somebody Else', email: DEMO_VIEWER });
    expect(page.status).toBe(400);
    page.main.getByText('This e-mail address is already registered.');
    expect(typedIn(page.main.getByLabelText(/^Name/))).toBe('Somebody Else');
  });
});

describe('a forgotten password without scripts', () => {
  it('is replaced through a mailed link, which works once', async () => {
    const email = newEmail();
    await openAsMember(FILM, { email });
    const page = await openPage(FILM);
    await page.click(page.header.getAllByRole('link', { name: 'Sign in' })[0] as HTMLElement);
    await page.click(page.main.getByRole('link', { name: 'Forgot Password ?' }));
    page.fill(page.main.getByLabelText(/^Email/), email);
    await page.click(page.main.getByRole('button', { name: 'Send the link' }));
    page.screen.getByText('Email for password reset sent please check your mailbox');
    expect(page.address).toBe(FILM);

    const link = await openMailedLink(page, email, /Choose a new password/);
    await choosePassword(page, 'Save the new password');
    page.screen.getByText(/^Your new password is saved\./);
    await page.goto('/login');
    await signIn(page, email, NEW_PASSWORD);
    expect(page.address).toBe('/');
    page.browser.cookies.clear();
    await page.goto(link);
    expect(isDisabled(page.main.getByLabelText(/^New password/))).toBe(true);
    await page.click(page.main.getByRole('link', { name: 'Ask for a new link' }));
    expect(page.address).toBe('/forgot-password');
  });
});

describe('an address without scripts', () => {
  it('is verified by its mail, which leads home', async () => {
    const email = newEmail();
    const page = await openPage('/signup');
    await register(page, { name: 'Nora Journey', email });
    page.screen.getByText('Welcome! Your account is ready.');
    await openMailedLink(page, email, /verify/);
    page.screen.getByRole('heading', { name: 'Email Verified !' });
    await page.click(page.main.getByRole('link', { name: 'OK' }));
    expect(page.address).toBe('/home');
  });
});

describe('changing the password without scripts', () => {
  it('starts at the profile, ends the session, and the new one leads back to the profile', async () => {
    const email = newEmail();
    const page = await openAsMember('/profile', { email });
    await page.click(page.screen.getAllByRole('link', { name: 'Change password' })[0] as HTMLElement);
    page.fill(page.main.getByLabelText(/^Current password/), PASSWORD);
    await choosePassword(page, 'Change password');
    page.screen.getByText(/^Your password is changed\./);
    await signIn(page, email, NEW_PASSWORD);
    expect(page.address).toBe('/profile');
  });
});
