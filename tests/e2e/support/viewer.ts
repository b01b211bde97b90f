import { expect, type Page } from '@playwright/test';
import { type Brand, siteUrl } from './site.ts';

export const PASSWORD = 'marquee-demo';
export const FILM = '/content/the-salt-road';
export const FILM_WATCH = '/watch/the-salt-road';

let counter = 0;

/** An address that nobody has registered yet. */
export function newEmail(): string {
  counter += 1;
  return `viewer-${process.pid}-${Date.now()}-${counter}@journey.example`;
}

/** Signs in on the page of its own, which works with and without scripts. */
export async function signIn(page: Page, brand: Brand, email: string, password = PASSWORD) {
  await page.goto(siteUrl(brand, '/login'));
  await page.getByLabel('Email', { exact: false }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(siteUrl(brand, '/'));
}

/** Makes a new member, who is signed in then. */
export async function register(page: Page, brand: Brand, email: string, name = 'Lea Member') {
  await page.goto(siteUrl(brand, '/signup'));
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill(name);
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByLabel('Confirm password').fill(PASSWORD);
  await main.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(siteUrl(brand, '/'));
}
