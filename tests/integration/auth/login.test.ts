import { describe, expect, it } from 'vitest';
import { cookieLine, PASSWORD, shown, shownPage, startAuthSite } from './auth-site.ts';

const site = await startAuthSite();
const THIRTY_DAYS_SECONDS = 2_592_000;

describe('signing in', () => {
  it('with "remember me" lasts for thirty days', async () => {
    const brand = await site.makeViewer();
    const browser = brand.browser();
    const response = await browser.submit('/login', {
      email: brand.email,
      password: PASSWORD,
      remember: 'on',
    });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/');
    expect(cookieLine(response, 'sid')).toContain(`Max-Age=${THIRTY_DAYS_SECONDS}`);
    expect(cookieLine(response, 'sid')).toMatch(/HttpOnly; SameSite=Lax/);
    expect(await shownPage(await browser.visit('/language'))).toContain('Mina');
  });

  it('without it lasts until the browser closes', async () => {
    const brand = await site.makeViewer();
    const response = await brand
      .browser()
      .submit('/login', { email: ` ${brand.email} `, password: PASSWORD });
    expect(cookieLine(response, 'sid')).not.toMatch(/max-age|expires/i);
  });

  it('on a device that has done so before, others’ wrong passwords do not count', async () => {
    const brand = await site.makeViewer();
    const fields = { email: brand.email, password: PASSWORD };
    const browser = brand.browser();
    await browser.submit('/login', fields);
    browser.cookies.delete('sid');
    const stranger = brand.browser();
    for (let guess = 0; guess < 10; guess += 1)
      expect((await stranger.submit('/login', { ...fields, password: 'not this one' })).status).toBe(400);
    expect((await stranger.submit('/login', fields)).status).toBe(429);
    expect((await browser.submit('/login', fields)).status).toBe(302);
  });

  it('returns to the page that redirected to it', async () => {
    const brand = await site.makeViewer();
    const path = `/login?redirectTo=${encodeURIComponent('/search?search_text=a&b=ü')}`;
    const page = await shownPage(await brand.browser().visit(path));
    expect(page).toContain(
      `action="/login?redirectTo=${encodeURIComponent('/search?search_text=a&b=%C3%BC')}"`,
    );
    const response = await brand.browser().submit(path, { email: brand.email, password: PASSWORD });
    expect(response.headers.get('location')).toBe('/search?search_text=a&b=%C3%BC');
  });

  it.each([
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
  ])('never redirects to %s', async (target) => {
    const brand = await site.makeViewer();
    const path = `/login?${new URLSearchParams({ redirectTo: target })}`;
    const response = await brand.browser().submit(path, { email: brand.email, password: PASSWORD });
    expect(response.headers.get('location')).toBe('/');
  });

  it('shows the server’s message at the e-mail field, keeps the address but no password', async () => {
    const brand = await site.makeViewer();
    const response = await brand
      .browser()
      .submit('/login', { email: brand.email, password: 'hunter2-wrong' });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(shown(html)).toMatch(
      /id="login-email-error"[^>]*>.*The e-mail address or the password is not right\./s,
    );
    expect(html).toMatch(/<input[^>]*name="email"[^>]*aria-describedby="login-email-error"/);
    expect(html).toContain(`value="${brand.email}"`);
    expect(html).not.toContain('hunter2');
    expect(cookieLine(response, 'sid')).toBeUndefined();
  });

  it('shows the message in the language of the page', async () => {
    const brand = await site.makeViewer();
    const browser = brand.browser();
    await browser.submit('/language', { lng: 'ar' });
    const html = await shownPage(await browser.submit('/login', { email: brand.email, password: 'x' }));
    expect(html).toContain('<html lang="ar" dir="rtl"');
    expect(html).toContain('البريد الإلكتروني أو كلمة المرور غير صحيحة.');
  });

  it('shows how long to wait after too many attempts, whether or not the address is registered', async () => {
    const brand = await site.makeViewer();
    for (const email of [brand.email, `nobody@${brand.record.slug}.example`]) {
      const attempt = () => brand.browser().submit('/login', { email, password: 'wrong' });
      for (let tries = 0; tries < 10; tries += 1) expect((await attempt()).status).toBe(400);
      const response = await attempt();
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(13 * 60);
      expect(await shownPage(response)).toMatch(
        /id="login-email-error"[^>]*>.*Too many tries\. Please try again in 1[45] minutes\./s,
      );
    }
  });

  it('names the missing fields and keeps the checkbox as it was left', async () => {
    const brand = await site.makeBrand();
    const response = await brand.browser().submit('/login', { email: '', password: '' });
    const html = await shownPage(response);
    expect(response.status).toBe(400);
    expect(html).toContain('Please enter your email!');
    expect(html).toContain('Please enter your password!');
    expect(html).not.toMatch(/name="remember"[^>]*checked/);
    expect(await shownPage(await brand.browser().visit('/login'))).toMatch(/name="remember"[^>]*checked=""/);
  });

  it.each([
    ['a file upload', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--', 415],
    ['JSON', { 'content-type': 'application/json' }, '{"email":1}', 415],
    ['a body without end', {}, `email=${'a'.repeat(100_000)}`, 413],
    ['bytes that are no form', {}, '%%%&=&&email[9999999]=%00', 400],
  ])('responds to %s with a page and the right status', async (_, headers, body, status) => {
    const brand = await site.makeBrand();
    const response = await brand.browser().request('/login', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      body,
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
  ])('rejects a form from %s', async (_, headers) => {
    const brand = await site.makeViewer();
    const fields = { email: brand.email, password: PASSWORD };
    const response = await brand.browser().submit('/login', fields, headers);
    expect(response.status).toBe(403);
    expect(cookieLine(response, 'sid')).toBeUndefined();
  });

  it('redirects viewers who are signed in', async () => {
    const brand = await site.makeViewer();
    const browser = brand.browser();
    await browser.submit('/login', { email: brand.email, password: PASSWORD });
    for (const path of ['/login', '/signup']) {
      const response = await browser.request(`${path}?redirectTo=/language`);
      expect([response.status, response.headers.get('location')]).toEqual([302, '/language']);
    }
  });

  it('sends only the namespaces of its page', async () => {
    const brand = await site.makeBrand();
    const html = await (await brand.browser().visit('/login')).text();
    const content = /<data id="marquee-i18n" hidden="" value="([^"]*)"/.exec(html)?.[1] ?? '';
    const { resources } = JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
    expect(Object.keys(resources)).toEqual(expect.arrayContaining(['common', 'shell', 'auth', 'validation']));
    expect(Object.keys(resources)).not.toEqual(expect.arrayContaining(['player']));
    expect(resources).not.toHaveProperty('home');
    expect(resources).not.toHaveProperty('player');
  });

  it('works with one brand’s viewer on no other brand', async () => {
    const [mine, other] = [await site.makeViewer(), await site.makeBrand()];
    const response = await other.browser().submit('/login', { email: mine.email, password: PASSWORD });
    expect(response.status).toBe(400);
  });
});

describe('signing out', () => {
  async function signedIn() {
    const brand = await site.makeViewer();
    const browser = brand.browser();
    await browser.submit('/login', { email: brand.email, password: PASSWORD });
    return browser;
  }

  it('needs a form, as a link changes nothing', async () => {
    const browser = await signedIn();
    const page = await browser.visit('/logout');
    expect(await page.text()).toMatch(/<form[^>]*method="post"/);
    expect(browser.cookies.has('sid')).toBe(true);
  });

  it('ends the session in the browser and at the service, and confirms it once', async () => {
    const browser = await signedIn();
    const stolen = new Map(browser.cookies);
    const response = await browser.submit('/logout', {});
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
    expect(browser.cookies.has('sid')).toBe(false);
    expect(await shownPage(await browser.visit('/language'))).toContain('You are signed out.');
    expect(await shownPage(await browser.visit('/language'))).not.toContain('You are signed out.');

    for (const [name, value] of stolen) browser.cookies.set(name, value);
    expect((await browser.request('/logout')).headers.get('location')).toBe('/');
  });

  it('redirects a guest to the home page', async () => {
    const brand = await site.makeBrand();
    const response = await brand.browser().request('/logout');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
  });
});
