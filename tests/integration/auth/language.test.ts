import { describe, expect, it } from 'vitest';
import { cookieLine, shownPage, startAuthSite } from './auth-site.ts';

const site = await startAuthSite();

describe('choosing a language', () => {
  it('lists each language in its own script and direction, with the current one marked', async () => {
    const brand = await site.makeBrand();
    const html = await shownPage(await brand.browser().visit('/language'));
    expect(html).toMatch(/<button[^>]*value="en"[^>]*lang="en" dir="ltr" aria-current="true"/);
    expect(html).toMatch(/<button[^>]*value="es"[^>]*lang="es" dir="ltr">.*Español/s);
    expect(html).toMatch(/<button[^>]*value="ar"[^>]*lang="ar" dir="rtl">.*العربية/s);
  });

  it('sets a cookie and leads back', async () => {
    const brand = await site.makeBrand();
    const browser = brand.browser();
    const response = await browser.submit('/language?redirectTo=%2Flogin%3Fa%3Db', { lng: 'ar' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/login?a=b']);
    expect(cookieLine(response, 'lng')).toContain('lng=ar');
    expect(await shownPage(await browser.follow(response))).toMatch(
      /<html lang="ar" dir="rtl">.*<h1[^>]*>تسجيل الدخول/s,
    );
  });

  it.each(['de', '', 'EN', '../en', 'en\r\nx'])('rejects %j', async (lng) => {
    const brand = await site.makeBrand();
    const response = await brand.browser().submit('/language', { lng });
    expect(response.status).toBe(400);
    expect(cookieLine(response, 'lng')).toBeUndefined();
  });

  it('never redirects to another site', async () => {
    const brand = await site.makeBrand();
    const response = await brand.browser().submit('/language?redirectTo=%2F%2Fevil.example', { lng: 'es' });
    expect(response.headers.get('location')).toBe('/');
  });

  it('ignores a cookie with a language that the account does not allow', async () => {
    const brand = await site.makeBrand();
    const browser = brand.browser();
    browser.cookies.set('lng', 'de');
    expect(await shownPage(await browser.visit('/login'))).toContain('<html lang="en" dir="ltr"');
  });
});

describe('the texts of a namespace', () => {
  it('are served for client-side navigation, in allowed languages', async () => {
    const brand = await site.makeBrand();
    const response = await brand.browser().request('/resources/locales/es/auth');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject({ sign_in: 'Iniciar sesión' });
  });

  it.each([
    '/resources/locales/de/auth',
    '/resources/locales/en/nothing',
    '/resources/locales/..%2Fen/auth',
    '/resources/locales/en/__proto__',
  ])('are 404 at %s', async (path) => {
    const brand = await site.makeBrand();
    expect((await brand.browser().request(path)).status).toBe(404);
  });

  it('are overridden by the account’s own, key by key', async () => {
    const brand = await site.makeBrand();
    await site.bindings.media.put(
      `${brand.accountId}/frontend/locales/es.json`,
      JSON.stringify({ sign_in: 'Pasen y vean', auth: { email: 7 }, nonsense: 'x' }),
      { httpMetadata: { contentType: 'application/json' } },
    );
    const browser = brand.browser();
    await browser.submit('/language', { lng: 'es' });
    const html = await shownPage(await browser.visit('/login'));
    expect(html).toContain('Pasen y vean');
    expect(html).toContain('Correo electrónico');
    expect(html).not.toContain('nonsense');
  });
});
