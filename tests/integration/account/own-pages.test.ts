import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/support/members.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';
import { mainOf, register } from './member-site.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

let site: TestSite;
beforeAll(async () => {
  site = await startSeededSite();
});

async function signIn(email: string, agent = PHONE) {
  const browser = site.browser('aurora.localhost');
  await browser.submit('/login', { email, password: PASSWORD }, { 'user-agent': agent });
  return browser;
}

describe.each(['/profile', '/profile/sessions', '/profile/data', '/profile/delete'])('%s', (path) => {
  it('redirects a guest to sign in, and leads back afterwards', async () => {
    const response = await site.browser('aurora.localhost').request(path);
    expect(response.headers.get('location')).toBe(`/login?redirectTo=${encodeURIComponent(path)}`);
  });

  it('is sent to its member with no-store, in the member’s language', async () => {
    const { browser } = await register(site);
    const response = await browser.visit(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('no-store');
    browser.cookies.set('lng', 'ar');
    const html = await (await browser.visit(path)).text();
    expect(html).toContain('dir="rtl"');
    expect(html).toMatch(/ملفي الشخصي|أين سجّلت الدخول|نزّل بياناتك|احذف حسابك/);
  });
});

describe('the profile', () => {
  it('shows the name, the fixed e-mail address and a link to change the password', async () => {
    const { browser, email } = await register(site);
    const main = await mainOf(await browser.visit('/profile'));
    expect(main).toMatch(/name="name"[^>]*value="Lea Member"/);
    expect(main).toMatch(new RegExp(`<input[^>]*disabled[^>]*value="${email}"`));
    expect(main).toContain('NOT VERIFIED');
    expect(main).toContain('please contact us');
    expect(main).toMatch(/<input[^>]*type="password"[^>]*disabled/);
    expect(main).toContain('href="/change-password"');
  });

  it('saves changes, confirms them in a toast and updates the first name in the header', async () => {
    const { browser } = await register(site);
    await browser.visit('/');
    const saved = await browser.submit('/profile', {
      name: ' Mira  Stone ',
      phone: '٠٧٩ 12'.replace(' ', ''),
    });
    expect(saved.status).toBe(302);
    const html = await (await browser.follow(saved)).text();
    expect(html).toContain('Your profile is updated');
    expect(html).toContain('>Mira<');
    expect(html).toMatch(/name="phone"[^>]*value="07912"/);
    await browser.follow(await browser.submit('/profile', { name: 'Mira', phone: '' }));
    expect(await mainOf(await browser.visit('/profile'))).not.toContain('07912');
  });

  it.each([
    ['no name', { name: '  ', phone: '' }, 'Please enter your name'],
    ['a name that nobody can see', { name: '\u200b\u202e', phone: '' }, 'Please enter your name'],
    ['a phone below zero', { name: 'Mira', phone: '-5' }, 'Please enter digits only'],
    ['an endless name', { name: 'x'.repeat(10_000), phone: '' }, 'This is too long'],
  ])('rejects %s and keeps the saved name', async (_, fields, message) => {
    const { browser } = await register(site);
    const response = await browser.submit('/profile', fields);
    expect(response.status).toBe(400);
    expect(await mainOf(response)).toContain(message);
    expect(await mainOf(await browser.visit('/profile'))).toContain('Lea Member');
  });

  it('changes neither the e-mail address nor another member, whatever is sent', async () => {
    const { browser, email } = await register(site);
    const { browser: other } = await register(site);
    await browser.submit('/profile', {
      name: 'Changed',
      phone: '',
      email: 'x@y.z',
      user_id: 'usr_other',
      _id: 'x',
    });
    const main = await mainOf(await browser.visit('/profile'));
    expect(main).toContain(email);
    expect(await mainOf(await other.visit('/profile'))).toContain('Lea Member');
  });

  it('shows names as text, without invisible or bidirectional control characters', async () => {
    const { browser } = await register(site);
    await browser.submit('/profile', { name: '<img src=x onerror=alert(1)>', phone: '' });
    const html = await (await browser.visit('/profile')).text();
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x');
    await browser.submit('/profile', { name: '\u202eanA\u202c \u200b\u2067Lima\u2069', phone: '' });
    for (const path of ['/profile', '/']) {
      const page = await (await browser.visit(path)).text();
      expect(page).toContain('anA');
      expect(page).not.toMatch(/[\u200b\u202a-\u202e]|\u2067Lima/);
    }
  });

  it('sends the verification mail again up to the rate limit, and not after verification', async () => {
    const { browser } = await register(site);
    const resend = async () =>
      mainOf(await browser.follow(await browser.submit('/profile/verify-email', {})));
    expect(await resend()).toContain('Mail for Email Verification sent please check your mailbox');
    let last = '';
    for (let time = 0; time < 3; time += 1) last = await resend();
    expect(last).toContain('Too many tries');
    await site.bindings.db.prepare('UPDATE users SET is_email_verified = 1').run();
    const main = await mainOf(await browser.visit('/profile'));
    expect(main).toContain('VERIFIED');
    expect(main).not.toContain('NOT VERIFIED');
    expect(main).not.toContain('/profile/verify-email');
  });
});

describe('the list of sessions', () => {
  it('shows the devices and signs another one out, at its next request', async () => {
    const { browser, email } = await register(site);
    const phone = await signIn(email);
    expect((await phone.visit('/profile')).status).toBe(200);
    const main = await mainOf(await browser.visit('/profile/sessions'));
    expect(main).toContain('Chrome · Android');
    expect(main.match(/This device/g)).toHaveLength(1);
    const id = /name="id" value="([^"]+)"/.exec(main)?.[1] ?? '';
    expect(id).toMatch(/^ses_/);
    const ended = await browser.follow(await browser.submit('/profile/sessions', { intent: 'end', id }));
    const after = await mainOf(ended);
    expect(after).toContain('That device is signed out');
    expect(after).not.toContain('Chrome · Android');
    const redirected = await phone.request('/profile');
    expect(redirected.headers.get('location')).toContain('/login');
    expect((await browser.visit('/profile')).status).toBe(200);
  });

  it('ends all other sessions at once', async () => {
    const { browser, email } = await register(site);
    const others = [await signIn(email), await signIn(email, 'Firefox/140.0 (X11; Linux)')];
    const response = await browser.submit('/profile/sessions', { intent: 'end-others' });
    expect(await mainOf(await browser.follow(response))).toContain('You are signed in nowhere else');
    for (const other of others) expect((await other.request('/watchlist')).status).toBe(302);
  });

  it.each([
    ['another intent', { intent: 'all' }],
    ['no id', { intent: 'end' }],
    ['a path for an id', { intent: 'end', id: '../x' }],
  ])('rejects %s with 400', async (_, fields) => {
    const { browser } = await register(site);
    expect((await browser.submit('/profile/sessions', fields as Record<string, string>)).status).toBe(400);
  });

  it('does not end the session of another member', async () => {
    const { browser } = await register(site);
    const { browser: victim } = await register(site);
    const other = site.browser('aurora.localhost');
    await victim.visit('/profile');
    const { results } = await site.bindings.db
      .prepare("SELECT public_id FROM sessions WHERE account_id = 'acc_aurora'")
      .all<{ public_id: string }>();
    const own = /name="id"/.exec(await mainOf(await browser.visit('/profile/sessions')));
    expect(own).toBeNull();
    for (const { public_id } of results.slice(-3)) {
      await other.submit('/profile/sessions', { intent: 'end', id: public_id });
      const mine = await mainOf(await browser.visit('/profile/sessions'));
      if (mine.includes(public_id)) continue;
      await browser.submit('/profile/sessions', { intent: 'end', id: public_id });
    }
    expect((await victim.visit('/profile')).status).toBe(200);
  });
});

describe('the download of one’s own data', () => {
  it('is a JSON file without the session’s id', async () => {
    const { browser, email } = await register(site);
    await browser.submit('/resources/library', { intent: 'watchlist', id: 'the-keeper', want: 'true' });
    const response = await browser.request('/profile/data/download');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="aurora-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const document = (await response.json()) as Record<string, unknown>;
    expect(document).toMatchObject({
      profile: { email_id: email },
      watchlist: [{ content_id: 'the-keeper' }],
    });
    expect(JSON.stringify(document)).not.toContain(browser.cookies.get('sid'));
  });

  it('is limited to five an hour; then the page shows an error', async () => {
    const { browser } = await register(site);
    for (let time = 0; time < 5; time += 1) await (await browser.request('/profile/data/download')).text();
    const overLimit = await browser.request('/profile/data/download');
    expect(overLimit.headers.get('location')).toBe('/profile/data');
    expect(await mainOf(await browser.follow(overLimit))).toContain('Too many tries');
  });

  it('redirects a guest to sign in', async () => {
    const response = await site.browser('aurora.localhost').request('/profile/data/download');
    expect(response.headers.get('location')).toContain('/login');
  });
});

describe('deleting an account', () => {
  it('takes the password, signs out everywhere and is cancelled by signing in again', async () => {
    const { browser, email } = await register(site);
    const phone = await signIn(email);
    await browser.submit('/resources/library', { intent: 'watchlist', id: 'the-keeper', want: 'true' });
    const wrong = await browser.submit('/profile/delete', { password: 'not the one' });
    expect(wrong.status).toBe(400);
    const page = await wrong.text();
    expect(page).toContain('The current password is not right.');
    expect(page).not.toContain('not the one');
    expect((await browser.submit('/profile/delete', { password: '' })).status).toBe(400);

    const requested = await browser.submit('/profile/delete', { password: PASSWORD });
    expect(browser.cookies.has('sid')).toBe(false);
    expect(await mainOf(await browser.follow(requested))).toMatch(/will be erased on \d\d\/\d\d\/\d{4}/);
    expect((await phone.request('/watchlist')).headers.get('location')).toContain('/login');

    const back = await browser.submit('/login?redirectTo=/watchlist', { email, password: PASSWORD });
    const main = await mainOf(await browser.follow(back));
    expect(main).toContain('Welcome back. Your account stays.');
    expect(main).toContain('/content/the-keeper');
    const again = await signIn(email);
    expect(await mainOf(await again.visit('/'))).not.toContain('Your account stays');
  });

  it('leaves comments without a name', async () => {
    const { browser, email } = await register(site, 'aurora.localhost', 'Odette Vanishing');
    await browser.submit('/profile/delete', { password: PASSWORD });
    const { db } = site.bindings;
    const user = await db
      .prepare('SELECT id FROM users WHERE email_key = ?')
      .bind(email)
      .first<{ id: string }>();
    await db
      .prepare(
        "INSERT INTO comments (account_id, id, subject_type, subject_id, user_id, comment, timestamp) VALUES ('acc_aurora', 'cmt_left', 'content', 'the-keeper', ?, 'What stays of me', ?)",
      )
      .bind(user?.id, Date.now())
      .run();
    const worker = await site.miniflare.getWorker('marquee-platform');
    await worker.scheduled({
      scheduledTime: new Date(Date.now() + 31 * 24 * 3600 * 1000),
      cron: '17 * * * *',
    });
    const html = await (
      await site.browser('aurora.localhost').visit('/content/the-keeper?tab=comments')
    ).text();
    expect(html).toContain('What stays of me');
    expect(html).not.toContain('Odette');
    expect(html).toContain('A viewer');
  });
});
