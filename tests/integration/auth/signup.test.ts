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
  it('signs in at once, returns to where one was and says welcome', async () => {
    const brand = await site.makeBrand();
    const browser = brand.browser();
    const response = await browser.submit('/signup?redirectTo=%2Flanguage', fieldsOf(brand.email));
    expect([response.status, response.headers.get('location')]).toEqual([302, '/language']);
    expect(cookieLine(response, 'sid')).toBeDefined();
    const html = await shownPage(await browser.follow(response));
    expect(html).toContain('Welcome! Your account is ready.');
    expect(html).toContain('Mina');
  });

  it('takes the password as it was typed', async () => {
    const brand = await site.makeViewer();
    const trimmed = await brand.browser().submit('/login', { email: brand.email, password: PASSWORD.trim() });
    expect(trimmed.status).toBe(400);
  });

  it('fills in the code of a friend', async () => {
    const brand = await site.makeBrand();
    const html = await shownPage(await brand.browser().visit('/signup?referral_code=FRIEND%22%3E%3Cb%3E'));
    expect(html).toContain('value="FRIEND&quot;&gt;&lt;b&gt;"');
  });

  it('refuses an address that is taken, keeps what was typed and no password', async () => {
    const brand = await site.makeViewer();
    const response = await brand.browser().submit('/signup', fieldsOf(brand.email));
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(shown(html)).toMatch(/id="signup-email-error"[^>]*>.*already registered/s);
    expect(html).toContain('value="Mina Park"');
    expect(html).toContain('value="0501"');
    expect(html).not.toContain(PASSWORD.trim());
  });

  it('names every field that is wrong', async () => {
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
    // Without scripts the first of them takes the focus.
    expect(html).toMatch(/<input[^>]*name="name"[^>]*autofocus/i);
  });
});
