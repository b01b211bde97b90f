import { describe, expect, it } from 'vitest';
import { recordConsoleError } from '#tests/support/console-errors.ts';
import { eventually } from '../platform/account-mail.ts';
import { PASSWORD, signIn, startAuthSite } from './auth-site.ts';

const lines: string[] = [];
const site = await startAuthSite({
  onLog({ level, message }) {
    lines.push(message);
    if (level === 'error') recordConsoleError(message);
  },
});

describe('the log', () => {
  it('holds no key, password or e-mail address, whatever the response is', async () => {
    const brand = await site.makeRegisteredViewer();
    const verify = await site.mailedPath(brand.accountId, 'verify');
    await brand.browser().submit('/forgot-password', { email: brand.email });
    const reset = await site.mailedPath(brand.accountId, 'reset');
    const browser = await signIn(brand);
    lines.length = 0;
    const guest = brand.browser();
    await browser.request(verify);
    await browser.submit(verify, {});
    await guest.request(verify, { method: 'DELETE', headers: { 'sec-fetch-site': 'same-origin' } });
    await guest.request(`${reset}.data`);
    await guest.request(reset, { method: 'DELETE', headers: { 'sec-fetch-site': 'same-origin' } });
    await guest.request(`${reset}/more`);
    await guest.submit('/login', { email: brand.email, password: 'wrong horse' });
    await guest.submit(reset, { password: 'another one!', confirm: 'another one!' });
    await guest.submit(reset, { password: 'another two!', confirm: 'another two!' });
    const secrets = [verify, reset, brand.email, PASSWORD.trim(), 'wrong horse', 'another one!'].flatMap(
      (text) => [text, encodeURIComponent(text), text.split('/').at(-1) ?? text],
    );
    expect(lines.filter((line) => line.includes('"event":"request"')).length).toBeGreaterThanOrEqual(9);
    for (const line of lines) {
      for (const secret of secrets) expect(line).not.toContain(secret);
    }
  });

  it('holds no personal data of a viewer who registers, changes the password and leaves', async () => {
    const brand = await site.makeBrand();
    const browser = brand.browser();
    const name = 'Wilhelmina Featherstone';
    const chosen = 'an entirely new one';
    lines.length = 0;
    const fields = { name, email: brand.email, phone: '0791234567', password: PASSWORD, confirm: PASSWORD };
    await browser.submit('/signup?referral_code=friend-of-mine', fields);
    const session = browser.cookies.get('sid') ?? '';
    await browser.submit('/profile', { name, phone: '0791234568' });
    await browser.visit('/profile/sessions');
    await browser.visit('/profile/data/download');
    await browser.submit('/profile/verify-email', {});
    await browser.submit('/change-password', {
      old_password: 'wrong horse',
      new_password: chosen,
      confirm: chosen,
    });
    await browser.submit('/change-password', {
      old_password: PASSWORD,
      new_password: chosen,
      confirm: chosen,
    });
    const next = await signIn(brand, chosen);
    await next.submit('/profile/delete', { password: 'wrong horse' });
    await next.submit('/profile/delete', { password: chosen });
    const verify = await site.mailedPath(brand.accountId, 'verify');
    await site.mailedPath(brand.accountId, 'deletion_asked');
    const secrets = [name, brand.email, PASSWORD.trim(), chosen, 'wrong horse', '079123456', session, verify];
    await eventually(async () => lines.filter((line) => line.includes('"event":"mail"')).length >= 4 || null);
    for (const line of lines) {
      for (const secret of secrets.flatMap((text) => [text, encodeURIComponent(text)]))
        expect(line).not.toContain(secret);
    }
  });
});
