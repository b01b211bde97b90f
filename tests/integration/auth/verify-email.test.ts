import { describe, expect, it } from 'vitest';
import { toBase64Json } from '#app/lib/base64-json.ts';
import { shown, shownPage, signIn, startAuthSite } from './auth-site.ts';

const site = await startAuthSite();

/** A viewer who was sent the mail once more, and the path of the link in it. */
async function makeUnverifiedViewer() {
  const brand = await site.makeViewer();
  await (await signIn(brand)).submit('/profile/verify-email', {});
  return { ...brand, path: await site.mailedPath(brand.accountId, 'verify') };
}

describe('verifying an address', () => {
  it('is done by the link that registering mails, however often it is opened, and shows at once', async () => {
    const brand = await site.makeRegisteredViewer();
    const path = await site.mailedPath(brand.accountId, 'verify');
    const browser = await signIn(brand);
    expect(await shownPage(await browser.visit('/profile'))).toContain('NOT VERIFIED');
    for (let opened = 0; opened < 2; opened += 1) {
      const response = await browser.request(path);
      expect(response.status).toBe(200);
      expect(await shownPage(response)).toContain('Email Verified !');
    }
    expect(await shownPage(await browser.visit('/profile'))).not.toContain('NOT VERIFIED');
  });

  it('leads to the home page after ten seconds, also without scripts', async () => {
    const brand = await makeUnverifiedViewer();
    const html = await shownPage(await (await signIn(brand)).visit(brand.path));
    expect(html).toContain(
      '<noscript hidden=""><meta http-equiv="refresh" content="10;url=/home"/></noscript>',
    );
    expect(html).toMatch(/<a [^>]*href="\/home"/);
    expect(html).toContain('You are taken to the home page in 10 seconds.');
  });

  it('redirects a guest to sign in and back, and does not use the key up', async () => {
    const brand = await makeUnverifiedViewer();
    const browser = brand.browser();
    const sent = await browser.request(brand.path);
    const location = sent.headers.get('location') ?? '';
    expect([sent.status, location]).toEqual([302, `/login?redirectTo=${encodeURIComponent(brand.path)}`]);
    const response = await browser.submit(location, { email: brand.email, password: ' correct horse ' });
    expect(response.headers.get('location')).toBe(brand.path);
    expect(await shownPage(await browser.follow(response))).toContain('Email Verified !');
  });

  it.each([
    ['nothing of ours', 'abc'],
    ['another shape', toBase64Json({ key: 'x' })],
    ['a key that was never sent', toBase64Json({ verify_key: 'made-up' })],
    ['a script', encodeURIComponent('<script>alert(1)</script>')],
    ['10,000 characters', 'a'.repeat(10_000)],
    ['more than 4 KB', toBase64Json({ verify_key: 'made-up', more: 'x'.repeat(4096) })],
  ])('fails for %s, with a link to the profile', async (_, data) => {
    const brand = await site.makeViewer();
    const response = await (await signIn(brand)).request(`/verify-email/${data}`);
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(shown(html)).toContain('Please try again !');
    expect(shown(html)).toContain('This link is no longer valid.');
    expect(shown(html)).toMatch(/<a [^>]*href="\/profile"/);
    expect(html).not.toContain('<script>alert');
  });

  it('fails for the link of another brand', async () => {
    const [mine, other] = [await makeUnverifiedViewer(), await site.makeViewer()];
    expect((await (await signIn(other)).request(mine.path)).status).toBe(400);
    expect(await shownPage(await (await signIn(mine)).visit(mine.path))).toContain('Email Verified !');
  });

  it('sends no referrer, is not cached and has no form', async () => {
    const brand = await makeUnverifiedViewer();
    const browser = await signIn(brand);
    for (const path of [brand.path, `${brand.path}.data`]) {
      const { headers } = await browser.request(path, { headers: { 'sec-fetch-site': 'same-origin' } });
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
    expect((await browser.submit(brand.path, {})).status).toBe(405);
  });
});
