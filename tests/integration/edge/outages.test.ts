import { beforeAll, describe, expect, it } from 'vitest';
import { sharedSite, type TestSite } from '#tests/support/site.ts';
import { FAULTS } from './faulty-service.ts';
import {
  ACCOUNT_PATH,
  ARTISTS_PATH,
  CONTENT_PATH,
  LOGIN_PATH,
  openForeignBackends,
  RELATED_PATH,
  VALIDATE_PATH,
} from './foreign-backend.ts';

const startBackend = openForeignBackends();
let site: TestSite;

beforeAll(async () => {
  site = await sharedSite();
});

/** A brand on a foreign backend of its own, new to the site: nothing of it is cached. */
async function makeForeignBrand() {
  const backend = await startBackend();
  const { browser } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
  async function whileFaulty<T>(
    fault: (typeof FAULTS)[number],
    paths: string | null,
    act: () => Promise<T>,
  ): Promise<T> {
    backend.setFault(fault, paths === null ? undefined : (path) => path === paths);
    try {
      return await act();
    } finally {
      backend.setFault(null);
    }
  }
  return { backend, browser: browser(), whileFaulty };
}

const read = async (pending: Promise<{ status: number; text(): Promise<string> }>) => {
  const response = await pending;
  return { status: response.status, text: await response.text() };
};

/** The text of a page, without scripts, styles and attributes. */
const textOf = (html: string) =>
  html
    .replace(/<(script|style|title)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, inside = '']) => ({
    href,
    text: textOf(inside),
  }));

describe('a brand on a third-party backend', () => {
  it('works without the bundle call, which is requested once', async () => {
    const { backend, browser } = await makeForeignBrand();
    const before = backend.countRequests('/api/v1/bundle/home');
    const { status, text } = await read(browser.request('/'));
    expect(status).toBe(200);
    for (const words of ['Foreign Films', 'The First Film', 'Grace Artist', 'Drama'])
      expect(text).toContain(words);
    expect((await read(browser.request('/?mobileApp=true'))).status).toBe(200);
    expect(backend.countRequests('/api/v1/bundle/home') - before).toBe(1);
  });

  it('sends no session, cookie or address of the viewer on calls that need none', async () => {
    const { backend, browser } = await makeForeignBrand();
    await browser.request('/content/film-1', {
      headers: { cookie: 'a=b', 'x-forwarded-for': '203.0.113.9' },
    });
    const { headers } = backend.requests.findLast(({ path }) => path === CONTENT_PATH) ?? {};
    expect(headers).toMatchObject({ account_id: 'acc_foreign', traceparent: expect.any(String) });
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('ott_sessionid');
    expect(headers).not.toHaveProperty('x-forwarded-for');
  });
});

// What waits for a slow service waits beside the others.
describe.concurrent.each(FAULTS)('a service that fails: %s', (fault) => {
  it('responds with 503, not the account-disabled screen, when the config was never read', async () => {
    const { browser, whileFaulty } = await makeForeignBrand();
    const response = await whileFaulty(fault, ACCOUNT_PATH, () => browser.request('/login'));
    const text = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBeTruthy();
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(textOf(text)).not.toMatch(/disabled|contact the admin|ServiceError|\bat .+\.js/i);
    expect((await read(browser.request('/login'))).status).toBe(200);
  });

  it('keeps a cached page available', async () => {
    const { browser, whileFaulty } = await makeForeignBrand();
    await read(browser.request('/content/film-1'));
    const { status, text } = await whileFaulty(fault, null, () => read(browser.request('/content/film-1')));
    expect(status).toBe(200);
    expect(text).toContain('The First Film');
  });

  it('responds with 503 in the brand’s theme when the main content of a page fails', async () => {
    const { browser, whileFaulty } = await makeForeignBrand();
    const { status, text } = await whileFaulty(fault, CONTENT_PATH, () =>
      read(browser.request('/content/film-1')),
    );
    expect(status).toBe(503);
    expect(text).toContain('Foreign Films');
  });

  it('shows an error and a retry link in a failed section, and does not cache the page', async () => {
    const { browser, whileFaulty } = await makeForeignBrand();
    const broken = await whileFaulty(fault, RELATED_PATH, () => read(browser.request('/content/film-1')));
    expect(broken.status).toBe(200);
    expect(broken.text).toContain('The First Film');
    expect(linksOf(broken.text)).toContainEqual({ href: '/content/film-1', text: 'Try again' });
    expect((await read(browser.request('/content/film-1'))).text).toContain('The Second Film');
  });

  it('leaves the other rows of the home page when one fails', async () => {
    const { browser, whileFaulty } = await makeForeignBrand();
    const { status, text } = await whileFaulty(fault, ARTISTS_PATH, () => read(browser.request('/')));
    expect(status).toBe(200);
    expect(text).toContain('The First Film');
    expect(text).toContain('Old Harbour Hall');
    expect(text).not.toContain('Grace Artist');
  });

  it('keeps the typed address on the sign-in form, but never the password', async () => {
    const { browser, whileFaulty } = await makeForeignBrand();
    const fields = { email: 'ada@example.com', password: 'open-sesame-7' };
    const { status, text } = await whileFaulty(fault, LOGIN_PATH, () =>
      read(browser.submit('/login', fields)),
    );
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).toContain('ada@example.com');
    expect(text).not.toContain('open-sesame-7');
    expect(browser.cookies.has('sid')).toBe(false);
  });

  it('keeps the session of a viewer who cannot be validated, and shows public pages', async () => {
    const { browser, whileFaulty } = await makeForeignBrand();
    browser.cookies.set('sid', 'session-1');
    const { status, text } = await whileFaulty(fault, VALIDATE_PATH, () => read(browser.request('/')));
    expect(status).toBe(200);
    expect(text).not.toContain('Ada');
    expect(browser.cookies.get('sid')).toBe('session-1');
    expect((await read(browser.request('/'))).text).toContain('Ada');
  });
});
