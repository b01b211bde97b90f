import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newAttempt } from '#app/features/payments/checkout/attempt.ts';
import { textOf } from '#tests/integration/catalogue/detail-site.ts';
import { startForeignBackend } from '#tests/integration/edge/foreign-backend.ts';
import type { Browser } from '#tests/support/browser.ts';
import { sharedSite, type TestSite } from '#tests/support/site.ts';

const OFFLINE = 'Check Your Internet Connection';
const SERVER_TEXT = 'Closed until noon & <b>not</b> before';
const FORM = {
  _id: 'hello',
  heading: 'Say hello',
  button_text: '',
  is_minimised: true,
  is_login_required: false,
  entities: { type: 'ALL', data: [] },
  fields: { data: [{ name: 'Name', type: 'TEXT_INPUT', is_mandatory: true, value: '', options: [] }] },
};
const VIEWER = { _id: 'u1', name: 'Ada Viewer', email_id: 'ada@example.com', is_email_verified: false };
const PLAN = { _id: 'p1', name: 'Month', amount: 5, currency: 'USD', duration: 30, is_active: true };
const ESTIMATION = {
  subscription: PLAN,
  currency: 'USD',
  discount_amount: 0,
  tax_amount: 0,
  transaction_amount: 5,
  is_discount_applied: false,
  is_valid_discount: false,
};

let site: TestSite;
let backend: Awaited<ReturnType<typeof startForeignBackend>>;

beforeAll(async () => {
  [site, backend] = await Promise.all([
    sharedSite(),
    startForeignBackend({
      '/api/v1/forms': [FORM],
      '/api/v1/user/session-info': { user: VIEWER, user_session: { session_id: 'session-1' } },
      '/api/v1/reviews/content/film-1': [],
      '/api/v1/payment/get-estimation': ESTIMATION,
      '/api/v1/payment-gateway/customer-org': [{ _id: 'g1', org: 'Stripe', is_account_verified: true }],
    }),
  ]);
});

afterEach(() => backend.setFault(null));
afterAll(() => backend.close());

async function makeMember(): Promise<Browser> {
  const { browser } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
  const member = browser();
  member.cookies.set('sid', 'session-1');
  return member;
}

type Action = (browser: Browser) => ReturnType<Browser['submit']>;
const post =
  (path: string, fields: Record<string, string> = {}): Action =>
  (browser) =>
    browser.submit(path, fields);
const asGuest =
  (action: Action): Action =>
  (browser) => {
    browser.cookies.delete('sid');
    return action(browser);
  };
const save = (intent: string) => post('/resources/library', { intent, id: 'film-1', redirectTo: '/home' });
const passwords = { password: 'open-sesame-7', confirm: 'open-sesame-7' };

/** Every action of the site that shows its viewer how it ended, and the call behind it. */
const ACTIONS: [string, string, string, Action][] = [
  ['the watchlist', 'PUT', '/api/v1/watchlist', save('watchlist')],
  ['the favourites', 'PUT', '/api/v1/like/content', save('favourite')],
  [
    'signing in',
    'POST',
    '/api/v1/user/login',
    asGuest(post('/login', { email: 'ada@example.com', password: 'x' })),
  ],
  [
    'signing up',
    'POST',
    '/api/v1/user/subscriber/signup',
    asGuest(post('/signup', { name: 'Ada', email: 'ada@example.com', ...passwords })),
  ],
  [
    'a forgotten password',
    'POST',
    '/api/v1/user/forgot-password',
    post('/forgot-password', { email: 'ada@example.com' }),
  ],
  [
    'the key of a new password',
    'POST',
    '/api/v1/user/check-reset-password-key',
    asGuest((browser) => browser.request('/reset-password/key-1')),
  ],
  ['a new password', 'PUT', '/api/v1/user/reset-password', asGuest(post('/reset-password/key-1', passwords))],
  [
    'another password',
    'POST',
    '/api/v1/user/change-password',
    post('/change-password', {
      old_password: 'old',
      new_password: passwords.password,
      confirm: passwords.confirm,
    }),
  ],
  ['the profile', 'PUT', '/api/v1/user/update-info', post('/profile', { name: 'Ada', phone: '' })],
  ['a verification mail', 'POST', '/api/v1/user/send-verify-email', post('/profile/verify-email')],
  [
    'a verified address',
    'PUT',
    '/api/v1/user/verify-email',
    (browser) => browser.request(`/verify-email/${btoa(JSON.stringify({ verify_key: 'k1' }))}`),
  ],
  ['a closed account', 'POST', '/api/v1/user/delete-account', post('/profile/delete', { password: 'x' })],
  [
    'another device',
    'DELETE',
    '/api/v1/user/sessions',
    post('/profile/sessions', { intent: 'end', id: 's2' }),
  ],
  ['the viewer’s data', 'GET', '/api/v1/user/data', (browser) => browser.request('/profile/data/download')],
  ['a custom form', 'POST', '/api/v1/forms', post('/forms/hello', { field0: 'Ada' })],
  [
    'a review',
    'POST',
    '/api/v1/reviews/content/film-1',
    post('/review/content/film-1', { rating: '4', title: 'Good', description: '', review_id: '' }),
  ],
  [
    'a comment',
    'POST',
    '/api/v1/comments/content/film-1',
    post('/comments/content/film-1', { comment: 'Well', redirectTo: '/home' }),
  ],
  [
    'a live comment',
    'POST',
    '/api/v1/comments/content/film-1',
    post('/resources/live/film-1', { comment: 'Well', redirectTo: '/home' }),
  ],
  [
    'a vote',
    'POST',
    '/api/v1/comments/like/c1',
    post('/resources/comment/c1', { intent: 'like', redirectTo: '/home' }),
  ],
  [
    'continue watching',
    'DELETE',
    '/api/v1/content/continue-watching',
    post('/resources/continue-watching', { intent: 'remove', id: 'film-1', isForm: 'true' }),
  ],
  ['the end of a renewal', 'DELETE', '/api/v1/payment/renewals', post('/subscriptions/r1/cancel')],
  [
    'a payment',
    'POST',
    '/api/v1/payment/create-transaction',
    (browser) => browser.submit(`/payment/p1?attempt=${newAttempt(new Date())}`, { gateway: 'g1' }),
  ],
];

/** What the viewer reads in the end. */
async function read(
  method: string,
  path: string,
  fault: Parameters<typeof backend.setFault>[0],
  action: Action,
) {
  const browser = await makeMember();
  backend.setFault(fault, (requested, by) => requested === path && by === method);
  const response = await action(browser);
  expect(response.status).not.toBe(500);
  const shown = await browser.follow(response);
  return textOf(await shown.text());
}

describe.each(ACTIONS)('%s', (_, method, path, action) => {
  it.each([403, 422, 429, 503])('shows the service’s own text with %i', async (status) => {
    const text = await read(method, path, { status, body: { message: SERVER_TEXT } }, action);
    expect(text).toContain(SERVER_TEXT);
    expect(text).not.toContain(OFFLINE);
  });

  it('shows words of ours when the service sends none, and none about the viewer’s connection', async () => {
    const text = await read(method, path, 'html-500', action);
    expect(text).not.toMatch(/Oops|undefined|null/);
    expect(text).not.toContain(OFFLINE);
  });
});

it('a price that cannot be had shows the service’s own text', async () => {
  const fault = { status: 503, body: { message: SERVER_TEXT } };
  const open: Action = (browser) => browser.request(`/payment/p1?attempt=${newAttempt(new Date())}`);
  expect(await read('POST', '/api/v1/payment/get-estimation', fault, open)).toContain(SERVER_TEXT);
});

it('a text of any length is cut', async () => {
  const body = { success: false, message: 'long '.repeat(2000) };
  const text = await read('PUT', '/api/v1/watchlist', { status: 403, body }, save('watchlist'));
  expect(text).toContain('long long');
  expect(text.match(/long/g)?.length).toBeLessThan(70);
});

it('the text reaches scripts too', async () => {
  const browser = await makeMember();
  backend.setFault({ status: 503, body: { message: SERVER_TEXT } }, (path) => path === '/api/v1/watchlist');
  const response = await browser.submit('/resources/library', { intent: 'watchlist', id: 'film-1' });
  expect(await response.json()).toEqual({ kind: 'rejected', message: SERVER_TEXT });
});
