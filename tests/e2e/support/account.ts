import { type BrowserContext, expect } from '@playwright/test';
import { loopbackRequest } from '#cli/local/loopback-request.ts';
import { siteUrl } from './site.ts';
import { newEmail, PASSWORD } from './viewer.ts';

const HOST = 'aurora.localhost';
const port = () => Number(new URL(siteUrl('aurora')).port);

/** Somebody who has just registered. Not signed in anywhere but in `context`, where there is one. */
export async function newViewer(context?: BrowserContext, name = 'Nora Journey'): Promise<string> {
  const email = newEmail();
  const session = await sessionFrom('/signup', { name, email, password: PASSWORD, confirm: PASSWORD });
  await context?.addCookies([session]);
  return email;
}

/** For whom signing in is not what is looked at: without its two pages, which take a browser seconds. */
export async function signedIn(
  context: BrowserContext,
  email: string,
  { brand = 'aurora', password = PASSWORD }: { brand?: 'aurora' | 'pulse'; password?: string } = {},
): Promise<void> {
  await context.addCookies([await sessionFrom('/login', { email, password }, brand)]);
}

function sessionFrom(form: string, fields: Record<string, string>, brand: 'aurora' | 'pulse' = 'aurora') {
  return sessionAt(siteUrl(brand), form, fields);
}

/** The cookie that a form of a site answers with, for that site. */
export async function sessionAt(url: string, form: string, fields: Record<string, string>) {
  const { hostname, port } = new URL(url);
  const { status, headers } = await loopbackRequest(Number(port), hostname, form, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields).toString(),
  });
  expect(status).toBe(302);
  const line = headers['set-cookie']?.find((each) => each.startsWith('sid=')) ?? '';
  const value = line.split(';')[0]?.slice('sid='.length) ?? '';
  expect(value).not.toBe('');
  return { name: 'sid', value, url };
}

/** The link in the newest mail to `email` whose subject fits, as the development mailbox shows it. */
export async function mailedLink(email: string, subject: RegExp): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      link = (await findLink(email, subject)) ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

async function findLink(email: string, subject: RegExp): Promise<string | undefined> {
  const list = await loopbackRequest(port(), HOST, '/__mail');
  const mail = list.text.split('<li>').find((item) => item.includes(email) && subject.test(item));
  const path = /href="([^"]+)"/.exec(mail ?? '')?.[1];
  if (path === undefined) return undefined;
  const { text } = await loopbackRequest(port(), HOST, path);
  return /^https?:\S+$/m.exec(text.slice(text.indexOf('<pre')))?.[0];
}
