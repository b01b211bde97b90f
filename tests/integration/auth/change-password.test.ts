import { describe, expect, it } from 'vitest';
import { cookieLine, PASSWORD, shown, shownPage, signIn, startAuthSite } from './auth-site.ts';

const site = await startAuthSite();
const NEW_PASSWORD = ' an entirely new one ';
const GOOD = { old_password: PASSWORD, new_password: NEW_PASSWORD, confirm: NEW_PASSWORD };

describe('changing the password', () => {
  it('signs out here and everywhere, and the new password signs in', async () => {
    const brand = await site.makeViewer();
    const [browser, elsewhere] = [await signIn(brand), await signIn(brand)];
    expect(await shownPage(await elsewhere.visit('/language'))).toContain('Mina');
    const response = await browser.submit('/change-password?redirectTo=%2Fprofile', GOOD);
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/login?redirectTo=%2Fprofile',
    ]);
    expect(cookieLine(response, 'sid')).toContain('Max-Age=0');
    expect(await shownPage(await browser.follow(response))).toContain('Your password is changed.');

    // The other session ends at once, although it was just validated.
    const there = await elsewhere.request('/change-password');
    expect(there.headers.get('location')).toBe('/login?redirectTo=%2Fchange-password');
    expect(cookieLine(there, 'sid')).toContain('Max-Age=0');
    expect((await brand.browser().submit('/login', { email: brand.email, password: PASSWORD })).status).toBe(
      400,
    );
    await signIn(brand, NEW_PASSWORD);
  });

  it('redirects a guest to sign in and back', async () => {
    const brand = await site.makeViewer();
    for (const response of [
      await brand.browser().request('/change-password'),
      await brand.browser().submit('/change-password', GOOD),
    ]) {
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toMatch(/^\/login\?redirectTo=/);
    }
    await signIn(brand);
  });

  it.each<[string, Partial<typeof GOOD>, string, string]>([
    ['no old one', { old_password: '' }, 'old_password', 'Please enter your current password'],
    [
      'a wrong old one',
      { old_password: PASSWORD.trim() },
      'old_password',
      'The current password is not right.',
    ],
    ['no new one', { new_password: '', confirm: '' }, 'new_password', 'Please enter the new password'],
    ['two new ones', { confirm: NEW_PASSWORD.trim() }, 'confirm', 'The passwords must match!'],
    [
      'a short one',
      { new_password: 'abc', confirm: 'abc' },
      'new_password',
      'Please use at least 8 characters.',
    ],
    [
      'a common one',
      { new_password: 'password1', confirm: 'password1' },
      'new_password',
      'Too many people use this password.',
    ],
    ['10,000 characters', { old_password: 'x'.repeat(10_000) }, 'old_password', 'This is too long'],
  ])('rejects %s at its field, and echoes no password', async (_, change, field, text) => {
    const brand = await site.makeViewer();
    const browser = await signIn(brand);
    const response = await browser.submit('/change-password', { ...GOOD, ...change });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(shown(html)).toMatch(new RegExp(`id="change-password-${field}-error".*${text}`, 's'));
    expect(html).not.toContain(NEW_PASSWORD);
    expect(html).not.toContain(`value="${PASSWORD}`);
    expect(browser.cookies.has('sid')).toBe(true);
  });

  it('has the autocomplete attributes that password managers need', async () => {
    const brand = await site.makeViewer();
    const html = await shownPage(await (await signIn(brand)).visit('/change-password'));
    expect(html).toMatch(
      new RegExp(`<input type="email" autoComplete="username"[^>]*value="${brand.email}"`, 'i'),
    );
    expect(html.match(/autocomplete="current-password"/gi)).toHaveLength(1);
    expect(html.match(/autocomplete="new-password"/gi)).toHaveLength(2);
  });
});
