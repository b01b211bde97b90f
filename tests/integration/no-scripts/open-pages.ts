import { login } from '#tests/support/login.ts';
import { makeMember, newEmail, PASSWORD } from '#tests/support/members.ts';
import type { Page } from '#tests/support/page.ts';
import { sharedSeededSite } from '#tests/support/site.ts';

type Brand = 'aurora' | 'pulse';

export const FILM = '/content/the-salt-road';

/** A page of a demo brand for a guest. */
export async function openPage(path: string, brand: Brand = 'aurora'): Promise<Page> {
  const site = await sharedSeededSite();
  return site.page(`${brand}.localhost`, path);
}

/** The same for a new member of Aurora. */
export async function openAsMember(path: string, { name = 'Nora Journey', email = newEmail() } = {}) {
  const site = await sharedSeededSite();
  const page = await site.page('aurora.localhost');
  await makeMember(site.bindings, page.browser, { name, email });
  await page.goto(path);
  return page;
}

/** The same for one of the demo viewers, who are every test's: nothing may be written with them. */
export async function openAsDemoViewer(path: string, email: string): Promise<Page> {
  const site = await sharedSeededSite();
  const page = await site.page('aurora.localhost');
  await login(page.browser, email);
  await page.goto(path);
  return page;
}

/** Fills the form that registers, and submits it. */
export async function register(page: Page, { name, email }: { name: string; email: string }) {
  page.fill(page.main.getByLabelText(/^Name/), name);
  page.fill(page.main.getByLabelText(/^Email/), email);
  page.fill(page.main.getByLabelText(/^Password/), PASSWORD);
  page.fill(page.main.getByLabelText(/^Confirm password/), PASSWORD);
  await page.click(page.main.getByRole('button', { name: 'Register' }));
}

/** Fills the form that signs in, and submits it. */
export async function signIn(page: Page, email: string, password: string) {
  page.fill(page.main.getByLabelText(/^Email/), email);
  page.fill(page.main.getByLabelText(/^Password/), password);
  await page.click(page.main.getByRole('button', { name: 'Sign in' }));
}

export const hrefsOf = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
