import { describe, expect, it } from 'vitest';
import { cookieLine, PASSWORD, shown, shownPage, startAuthSite } from './auth-site.ts';

const site = await startAuthSite();

function fieldsOf(email: string) {
  return {
    name: 'Mina Park',
    email,
    phone: '0501',
    password: PASSWORD,
    confirm: PASSWORD,
    referral_code: '',
  };
}

describe('registering', () => {
  it('signs in at once, returns to the page before it and shows a welcome', async () => {
    const brand = await site.makeBrand();
    const browser = brand.browser();
    const response = await browser.submit('/signup?redirectTo=%2Flanguage', fieldsOf(brand.email));
    expect([response.status, response.headers.get('location')]).toEqual([302, '/language']);
    expect(cookieLine(response, 'sid')).toBeDefined();
    const html = await shownPage(await browser.follow(response));
    expect(html).toContain('Welcome! Your account is ready.');
    expect(html).toContain('Mina');
  });

  it('stores the password untrimmed', async () => {
    const brand = await site.makeRegisteredViewer();
    const trimmed = await brand.browser().submit('/login', { email: brand.email, password: PASSWORD.trim() });
    expect(trimmed.status).toBe(400);
  });

  it('fills in the referral code of the link', async () => {
    const brand = await site.makeBrand();
    const html = await shownPage(await brand.browser().visit('/signup?referral_code=FRIEND%22%3E%3Cb%3E'));
    expect(html).toContain('value="FRIEND&quot;&gt;&lt;b&gt;"');
  });

  it('keeps the referral code on the way to sign-in and back', async () => {
    const brand = await site.makeBrand();
    const html = await shownPage(await brand.browser().visit('/signup?referral_code=FRIEND'));
    const toLogin =
      /href="(\/login\?[^"]*referral_code=FRIEND)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(await shownPage(await brand.browser().visit(toLogin))).toMatch(
      /href="\/signup\?[^"]*referral_code=FRIEND"/,
    );
  });

  it.each([
    ['short', 'Please use at least 8 characters.'],
    ['Password1', 'Too many people use this password.'],
  ])('shows at its field what is wrong with the password %j', async (password, text) => {
    const brand = await site.makeBrand();
    const response = await brand
      .browser()
      .submit('/signup', { ...fieldsOf(brand.email), password, confirm: password });
    expect(response.status).toBe(400);
    expect(await shownPage(response)).toMatch(new RegExp(`id="signup-password-error".*${text}`, 's'));
  });

  it('rejects fields of 10,000 characters as too long', async () => {
    const brand = await site.makeBrand();
    const long = 'x@'.repeat(5000);
    for (const field of ['name', 'email', 'referral_code', 'password'] as const) {
      const response = await brand.browser().submit('/signup', { ...fieldsOf(brand.email), [field]: long });
      expect(response.status).toBe(400);
      expect(await shownPage(response)).toMatch(
        new RegExp(`id="signup-${field}-error".*This is too long`, 's'),
      );
    }
  });

  it('rejects a registered address, and keeps the typed fields but the password', async () => {
    const brand = await site.makeViewer();
    const response = await brand.browser().submit('/signup', fieldsOf(brand.email));
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(shown(html)).toMatch(/id="signup-email-error"[^>]*>.*already registered/s);
    expect(html).toContain('value="Mina Park"');
    expect(html).toContain('value="0501"');
    expect(html).not.toContain(PASSWORD.trim());
  });

  it('shows an error at every wrong field', async () => {
    const brand = await site.makeBrand();
    const response = await brand.browser().submit('/signup', {
      name: '',
      email: 'mina.example',
      phone: 'x',
      password: 'a',
      confirm: 'b',
    });
    const html = await shownPage(response);
    expect(response.status).toBe(400);
    for (const text of [
      'Please enter your name',
      'Please enter a valid email address',
      'Please enter digits only',
      'The passwords must match!',
    ]) {
      expect(html).toContain(text);
    }
    // Without scripts the first invalid field has the focus.
    expect(html).toMatch(/<input[^>]*name="name"[^>]*autofocus/i);
  });
});
