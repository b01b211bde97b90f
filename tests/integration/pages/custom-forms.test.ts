import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FormModel } from '#app/features/custom-forms/form-model.ts';
import { textOf } from '#tests/integration/catalogue/detail-site.ts';
import { PASSWORD } from '#tests/support/members.ts';
import { signUp } from '#tests/support/sign-up.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';
import { formResponses } from '#workers/platform/storage/schema/presentation.ts';

const OFFICE = '/forms/form-office';
const COACH = '/forms/form-coach';
const WRITTEN_PAGE = '/static/press';
const GOOD = {
  field0: 'Ana',
  field1: 'ana@example.com',
  field2: '',
  field3: 'Up to 10',
  field4: 'Two lines\r\nand <b>markup</b>',
};

let site: TestSite;

beforeAll(async () => {
  site = await startSeededSite();
});

const guestOf = (brand: string) => site.browser(`${brand}.localhost`);
const back = (path: string, to: string) => `${path}?redirectTo=${encodeURIComponent(to)}`;
const keyIn = (html: string) => /name="key" value="([^"]*)"/.exec(html)?.[1] ?? '';
const responsesOf = (formId: string) =>
  drizzle(site.bindings.db).select().from(formResponses).where(eq(formResponses.formId, formId));

describe('the page of a form', () => {
  it('has all five kinds of field, labelled, in the viewer’s language, and is not indexed', async () => {
    const guest = guestOf('pulse');
    guest.cookies.set('lng', 'fr');
    const response = await guest.visit(OFFICE);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(html).toContain('noindex');
    expect(html).toMatch(/<h1[^>]*>Pulse dans vos bureaux<\/h1>/);
    for (const label of [
      'Votre nom',
      'Votre e-mail',
      'Téléphone',
      'Combien êtes-vous',
      'Que devons-nous savoir',
    ])
      expect(textOf(html)).toContain(label);
    expect(html).toMatch(
      /<input[^>]*inputMode="numeric"[^>]*name="field2"|<input[^>]*name="field2"[^>]*inputMode="numeric"/i,
    );
    expect(html).toMatch(/<option value="" disabled=""(?: selected="")?>Sélectionner<\/option>/);
    expect(html).toContain('<option value="De 11 à 50">');
    expect(html).toMatch(/<textarea[^>]*name="field4"/);
  });

  it('responds with 404 for an unknown form, another brand’s form and an invalid id', async () => {
    for (const id of ['nothing', 'form-newsletter', '..%2F..%2Fapi', "x'--"]) {
      expect((await guestOf('pulse').visit(`/forms/${id}`)).status, id).toBe(404);
    }
    expect((await guestOf('pulse').submit('/forms/form-newsletter', GOOD)).status).toBe(404);
  });

  it('shows each field’s error below it, and keeps what was typed', async () => {
    const wrong = { ...GOOD, field0: '  ', field1: 'a@b', field2: '12x', field3: 'A thousand' };
    const response = await guestOf('pulse').submit(OFFICE, wrong);
    expect(response.status).toBe(400);
    const html = await response.text();
    const text = textOf(html);
    for (const error of [
      'Field cannot be empty',
      'Enter a valid E-mail',
      'Please enter digits only',
      'Please choose one of the options',
    ]) {
      expect(text.split(error)).toHaveLength(2);
    }
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(4);
    expect(html).toContain('value="a@b"');
    expect(html).toMatch(/Two lines\r?\nand &lt;b&gt;markup&lt;\/b&gt;/);
    expect(html).not.toContain('<b>markup');
  });

  it('stores one response, confirms it on the previous page, and then shows a thank-you', async () => {
    const guest = guestOf('pulse');
    const key = keyIn(await (await guest.visit(back(OFFICE, WRITTEN_PAGE))).text());
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    const responses = await Promise.all(
      [1, 2, 3].map(() => guest.submit(back(OFFICE, WRITTEN_PAGE), { ...GOOD, key })),
    );
    for (const { status, headers } of responses)
      expect([status, headers.get('location')]).toEqual([302, WRITTEN_PAGE]);
    const cookie = responses[0]?.headers.getSetCookie().find((line) => line.startsWith('forms='));
    // Scripts read it, so it is not HttpOnly.
    expect(cookie).toMatch(/^forms=form-office; Path=\/; SameSite=Lax; Max-Age=31536000$/);
    const rows = await responsesOf('form-office');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ userId: null, accountId: 'acc_pulse' });
    expect(rows[0]?.fields.at(-1)).toEqual({
      name: 'What should we know',
      type: 'TEXT_AREA',
      value: 'Two lines\nand <b>markup</b>',
    });
    const after = await guest.follow(responses[0] as NonNullable<(typeof responses)[0]>);
    expect(textOf(await after.text())).toContain('Your response has been submitted!');
    expect(textOf(await (await guest.visit(OFFICE)).text())).toContain('Thank you');
    // Other browsers have not sent it.
    expect(textOf(await (await guestOf('pulse').visit(OFFICE)).text())).toContain('Ask for a visit');
  });

  it('redirects to pages of its own site only', async () => {
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const response = await guestOf('pulse').submit(back(OFFICE, to), GOOD);
      expect([response.status, response.headers.get('location')]).toEqual([302, OFFICE]);
    }
  });

  it('rejects bodies that no form of the site sends', async () => {
    const guest = guestOf('pulse');
    const post = (body: string, type = 'application/x-www-form-urlencoded') =>
      guest.request(OFFICE, {
        method: 'POST',
        body,
        headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
      });
    expect((await post(`field0=${'x'.repeat(70_000)}`)).status).toBe(413);
    expect((await post(JSON.stringify(GOOD), 'application/json')).status).toBe(415);
    expect((await post('field0[a][b]=1&field[9999999]=x&__proto__=y')).status).toBe(400);
    expect((await post(`field0=${'%00'.repeat(600)}&field4=${'y'.repeat(5001)}`)).status).toBe(400);
    const other = await guest.submit(OFFICE, GOOD, { 'sec-fetch-site': 'cross-site' });
    expect(other.status).toBe(403);
  });
});

describe('a form for members', () => {
  it('redirects a guest to sign in, and keeps what was typed', async () => {
    const browser = guestOf('pulse');
    const page = back(COACH, '/content/iron-hour');
    expect(textOf(await (await browser.visit(page)).text())).toContain('Only members can send this.');
    const question = 'Warum tut das weh? لماذا؟';
    const redirected = await browser.submit(page, { field0: question, field1: '' });
    const location = redirected.headers.get('location') ?? '';
    expect(redirected.status).toBe(302);
    expect(location).toBe(`/login?redirectTo=${encodeURIComponent(page)}`);
    expect(redirected.headers.getSetCookie().find((line) => line.startsWith('draft='))).toMatch(/HttpOnly/);
    expect(await responsesOf('form-coach')).toEqual([]);
    await browser.submit('/signup', {
      name: 'Lea',
      email: 'lea@coach.example',
      password: PASSWORD,
      confirm: PASSWORD,
    });
    const html = await (await browser.visit(page)).text();
    expect(html).toContain(question);
    expect(textOf(html)).not.toContain('Only members');
    // The draft is used once.
    expect(browser.cookies.has('draft')).toBe(false);
    const sent = await browser.submit(page, { field0: question, field1: '٠٤٤', key: keyIn(html) });
    expect([sent.status, sent.headers.get('location')]).toEqual([302, '/content/iron-hour']);
    const [row] = await responsesOf('form-coach');
    expect(row?.userId).toMatch(/^usr_/);
    expect(row?.fields).toEqual([
      { name: 'Your question', type: 'TEXT_AREA', value: question },
      { name: 'Call me back at', type: 'PHONE', value: '044' },
    ]);
  });

  it('does not keep a draft that is too long for a cookie, nor show it in another form', async () => {
    const browser = guestOf('pulse');
    const redirected = await browser.submit(COACH, { field0: 'x'.repeat(4000), field1: '' });
    expect(redirected.status).toBe(302);
    expect(browser.cookies.has('draft')).toBe(false);
    await browser.submit(COACH, { field0: 'Wherefrom', field1: '' });
    await signUp(browser);
    expect(await (await browser.visit('/forms/form-trial')).text()).not.toContain('Wherefrom');
    expect(browser.cookies.has('draft')).toBe(true);
  });
});

describe('the list of forms', () => {
  it('is the same for every viewer, in the language of its address, and cached', async () => {
    const guest = guestOf('pulse');
    const first = await guest.request('/resources/forms/en');
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    const { forms } = (await first.json()) as { forms: FormModel[] };
    expect(
      forms.map(({ id, place, isMinimised, needsLogin }) => [id, place.type, isMinimised, needsLogin]),
    ).toEqual([
      ['form-coach', 'CONTENT', true, true],
      ['form-office', 'PAGES', false, false],
      ['form-trial', 'HOME', true, false],
    ]);
    guest.cookies.set('forms', 'form-trial');
    const second = await guest.request('/resources/forms/en');
    expect(second.headers.get('server-timing')).toMatch(/cache;desc="?hit/);
    expect(await second.json()).toEqual({ forms });
    guest.cookies.set('lng', 'fr');
    const french = (await (await guest.request('/resources/forms/fr')).json()) as { forms: FormModel[] };
    expect(french.forms[2]?.heading).toBe('Une semaine offerte');
    const other = await guest.request('/resources/forms/en');
    expect(other.headers.get('cache-control')).toBe('private, no-store');
    for (const unknown of ['de', 'EN', 'x'.repeat(400)]) {
      expect((await guest.request(`/resources/forms/${unknown}`)).status, unknown).toBe(404);
    }
  });

  it('leaves pages in the shared cache for viewers who have sent a form', async () => {
    const [sender, guest] = [guestOf('pulse'), guestOf('pulse')];
    sender.cookies.set('forms', 'form-trial');
    await (await guest.visit(WRITTEN_PAGE)).text();
    const response = await sender.visit(WRITTEN_PAGE);
    expect(response.headers.get('server-timing')).toMatch(/cache;desc="?hit/);
  });

  it.each([
    [WRITTEN_PAGE, OFFICE, 'Pulse at your office'],
    ['/', '/forms/form-trial', 'One free week'],
    ['/content/iron-hour', COACH, 'Ask the coach'],
  ])('is linked at the end of %s without scripts', async (page, form, heading) => {
    const html = await (await guestOf('pulse').visit(page)).text();
    const plain = /<noscript><ul.*?<\/noscript>/s.exec(html)?.[0] ?? '';
    expect(plain).toContain(`href="${back(form, page).replaceAll('&', '&amp;')}"`);
    expect(plain).toContain(heading);
    expect(await (await guestOf('pulse').visit('/about-us')).text()).not.toContain('href="/forms/');
  });
});
