import { describe, expect, it } from 'vitest';
import { PASSWORD, shown, shownPage, signIn, startAuthSite } from './auth-site.ts';

const site = await startAuthSite();
const NEW_PASSWORD = ' an entirely new one ';
const SENT = 'Email for password reset sent please check your mailbox';

/** A viewer who has requested a reset mail, and the path of its link. */
async function makeViewerWithKey() {
  const brand = await site.makeViewer();
  await brand.browser().submit('/forgot-password', { email: brand.email });
  return { ...brand, path: await site.mailedPath(brand.accountId, 'reset') };
}

const fieldsOf = (password: string) => ({ password, confirm: password });

describe('a forgotten password', () => {
  it('is replaced through the mailed link, once, which ends every session', async () => {
    const brand = await makeViewerWithKey();
    const elsewhere = await signIn(brand);
    const browser = brand.browser();
    const page = await shownPage(await browser.visit(brand.path));
    expect(page).toContain('Choose a new password');
    expect(page).not.toContain('<fieldset disabled');

    const response = await browser.submit(brand.path, fieldsOf(NEW_PASSWORD));
    expect([response.status, response.headers.get('location')]).toEqual([302, '/login']);
    expect(await shownPage(await browser.follow(response))).toContain('Your new password is saved.');
    await signIn(brand, NEW_PASSWORD);
    expect((await brand.browser().submit('/login', { email: brand.email, password: PASSWORD })).status).toBe(
      400,
    );
    expect((await elsewhere.submit('/change-password', {})).headers.get('location')).toMatch(/^\/login/);

    const again = await brand.browser().request(brand.path);
    expect(again.status).toBe(400);
    const html = await shownPage(again);
    expect(html).toContain('This link is no longer valid. Please ask for a new one.');
    expect(html).toMatch(/<fieldset[^>]* disabled=""/);
    expect(html).toMatch(/<a [^>]*href="\/forgot-password"/);
    const reused = await brand.browser().submit(brand.path, fieldsOf('yet another one'));
    expect([reused.status, (await reused.text()).includes('no longer valid')]).toEqual([400, true]);
  });

  it('gets the same response for an address that nobody registered', async () => {
    const brand = await site.makeViewer();
    const outcomes = [];
    for (const email of [brand.email, 'nobody@nowhere.example', '@', 'ü'.repeat(200)]) {
      const browser = brand.browser();
      const response = await browser.submit('/forgot-password?redirectTo=%2Flanguage', { email });
      outcomes.push([response.status, response.headers.get('location')]);
      expect(await shownPage(await browser.follow(response))).toContain(SENT);
    }
    expect(outcomes).toEqual(outcomes.map(() => [302, '/language']));
  });

  it.each([
    ['', 'Please provide email id'],
    ['  ', 'Please provide email id'],
    ['x'.repeat(10_000), 'This is too long'],
  ])('needs an address, not %.10j', async (email, text) => {
    const brand = await site.makeBrand();
    const response = await brand.browser().submit('/forgot-password', { email });
    expect(response.status).toBe(400);
    expect(await shownPage(response)).toMatch(new RegExp(`id="forgot-email-error".*${text}`, 's'));
  });

  it('shows how long to wait once too many mails were requested', async () => {
    const brand = await site.makeViewer();
    let response = await brand.browser().submit('/forgot-password', { email: brand.email });
    for (let requests = 1; response.status === 302 && requests < 10; requests += 1) {
      response = await brand.browser().submit('/forgot-password', { email: brand.email });
    }
    expect(response.status).toBe(429);
    expect(await shownPage(response)).toMatch(/id="forgot-email-error".*Please try again in \d+ minutes?\./s);
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', `/${'x'.repeat(10_000)}`])(
    'never redirects to %.20s',
    async (target) => {
      const brand = await site.makeBrand();
      const path = `/forgot-password?${new URLSearchParams({ redirectTo: target })}`;
      const response = await brand.browser().submit(path, { email: 'a' });
      expect(response.headers.get('location')).toBe('/');
    },
  );
});

describe('the page for a new password', () => {
  it.each([
    ['nothing', '', ''],
    ['two different ones', 'one password', 'another one'],
    ['blanks that differ', 'one password', 'one password '],
  ])('rejects %s', async (_, password, confirm) => {
    const brand = await makeViewerWithKey();
    const response = await brand.browser().submit(brand.path, { password, confirm });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(shown(html)).toContain('Please make sure password and confirm password should be same');
    expect(html).not.toContain('one password');
    expect(html).not.toContain('<fieldset disabled');
  });

  it.each([
    ['short', 'Please use at least 8 characters.'],
    ['password1', 'Too many people use this password.'],
  ])('shows at its field what is wrong with %j', async (password, text) => {
    const brand = await makeViewerWithKey();
    const response = await brand.browser().submit(brand.path, fieldsOf(password));
    expect(response.status).toBe(400);
    expect(await shownPage(response)).toMatch(new RegExp(`id="reset-password-error".*${text}`, 's'));
    // A rejected password does not use the key up.
    expect((await brand.browser().submit(brand.path, fieldsOf(NEW_PASSWORD))).status).toBe(302);
  });

  it.each(['nonsense', '%20', '..%2F..%2Fadmin', '%3Cscript%3E', 'k'.repeat(10_000)])(
    'rejects the key %.20s',
    async (key) => {
      const brand = await site.makeBrand();
      const response = await brand.browser().request(`/reset-password/${key}`);
      const html = await response.text();
      expect(response.status).toBe(400);
      expect(shown(html)).toContain('This link is no longer valid.');
      expect(html).not.toContain('<script>');
      expect((await brand.browser().submit(`/reset-password/${key}`, fieldsOf(NEW_PASSWORD))).status).toBe(
        400,
      );
    },
  );

  it('sends no referrer, is not cached and not indexed', async () => {
    const brand = await makeViewerWithKey();
    for (const path of [brand.path, `${brand.path}.data`]) {
      const { headers } = await brand
        .browser()
        .request(path, { headers: { 'sec-fetch-site': 'same-origin' } });
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
    const html = await (await brand.browser().visit(brand.path)).text();
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).not.toContain(brand.path);
  });

  it('redirects a signed-in viewer, and accepts one brand’s link on that brand only', async () => {
    const [brand, other] = [await makeViewerWithKey(), await site.makeBrand()];
    const browser = await signIn(brand);
    for (const response of [
      await browser.request(brand.path),
      await browser.submit(brand.path, fieldsOf('new')),
    ]) {
      expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
    }
    expect((await other.browser().request(brand.path)).status).toBe(400);
    expect((await other.browser().submit(brand.path, fieldsOf(NEW_PASSWORD))).status).toBe(400);
    await signIn(brand);
  });
});
