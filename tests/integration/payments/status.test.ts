import { describe, expect, test } from 'vitest';
import { fromBase64Json, toBase64Json } from '#app/lib/base64-json.ts';
import { PASSWORD } from '#tests/support/members.ts';
import { mainOf, register } from '../account/member-site.ts';
import { attribute, fieldsOf, makePayer, PLAN, wordsOf } from './payer.ts';
import { gateway, openPayersSite, payer, site } from './payers-site.ts';

openPayersSite();

const seen = async (path: string, browser = payer.browser) => {
  const response = await browser.request(path);
  return { status: response.status, words: wordsOf(await mainOf(response)) };
};

/** A payment at Stripe's page, and the paths that lead back from there. */
async function paying() {
  const { location } = await payer.begin('Stripe', `${PLAN}?redirectTo=%2Fwatchlist`);
  const { path: left } = await gateway.choose(location, 'leave');
  return { location, left: left ?? '', back: left?.split('?')[0] ?? '' };
}

describe('a payment that was made', () => {
  test('is successful however often it is opened: reloaded, in two tabs, by both returns', async () => {
    const { location, back, left } = await paying();
    await gateway.choose(location, 'approve');
    const tabs = await Promise.all([seen(back), seen(back), seen(`${back}?session_id=cs_1`)]);
    expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const tab of [...tabs, await seen(back), await seen(left)]) {
      expect(tab.words).toContain('payment successful');
      expect(tab.words).toContain('Continuing in 10 seconds.');
    }
  });

  test('removes Subscribe from the header, and unlocks content', async () => {
    const film = '/content/meridian';
    const locked = 'This title comes with a membership.';
    expect(await (await payer.browser.visit('/')).text()).toContain('>Subscribe<');
    expect((await seen(film)).words).toContain(locked);
    const { location, back } = await paying();
    await gateway.choose(location, 'approve');
    await seen(back);
    expect(await (await payer.browser.visit('/')).text()).not.toContain('>Subscribe<');
    const { status, words } = await seen(film);
    expect([status, words.includes('Watch now')]).toEqual([200, true]);
    expect(words).not.toContain(locked);
  });

  test('is visible only to its viewer, and only on its own site', async () => {
    const { location, back } = await paying();
    await gateway.choose(location, 'approve');
    const other = await makePayer(site);
    const stranger = await seen(back, other.browser);
    expect([stranger.status, stranger.words]).toEqual([422, expect.stringContaining('try again !')]);
    const elsewhere = await register(site, 'pulse.localhost');
    expect((await seen(back, elsewhere.browser)).status).toBe(422);
    expect((await seen(back)).status).toBe(200);
  });

  test('is found again after signing in, with its query', async () => {
    const { location, back } = await paying();
    await gateway.choose(location, 'approve');
    payer.browser.cookies.delete('sid');
    const sent = await payer.browser.request(`${back}?session_id=cs_1&x=%26`);
    const login = sent.headers.get('location') ?? '';
    expect([sent.status, login.startsWith('/login?')]).toEqual([302, true]);
    const signedIn = await payer.browser.submit(login, { email: payer.email, password: PASSWORD });
    expect(signedIn.headers.get('location')).toBe(`${back}?session_id=cs_1&x=%26`);
    expect((await seen(signedIn.headers.get('location') ?? '')).words).toContain('payment successful');
  });
});

describe('a payment that is not confirmed', () => {
  test('is shown as not confirmed, never as failed, and refreshes by itself', async () => {
    const { back } = await paying();
    const response = await payer.browser.request(back);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(wordsOf(html)).toContain('Not confirmed yet');
    expect(wordsOf(html)).not.toContain('try again !');
    expect(html).toContain('<noscript hidden=""><meta http-equiv="refresh" content="8"/></noscript>');
    expect(wordsOf(html)).not.toContain('Pay again');
  });

  test('is successful once the gateway responds again', async () => {
    const { location, back } = await paying();
    await gateway.behave({ holdsMessages: true });
    await gateway.choose(location, 'approve');
    await gateway.behave({ down: ['Stripe'], holdsMessages: true });
    expect((await seen(back)).words).toContain('Not confirmed yet');
    await gateway.behave({});
    expect((await seen(back)).words).toContain('payment successful');
  });

  test('shows that nothing was charged when cancelled at the gateway, and leads back', async () => {
    const { left, location } = await paying();
    const html = await (await payer.browser.request(left)).text();
    expect(wordsOf(html)).toContain('Payment not finished');
    const again = attribute(html, /href="(\/payment\/plan-month[^"]*)"/);
    expect((await payer.open(again)).action).toContain('redirectTo=%2Fwatchlist');
    await gateway.choose(location, 'approve');
    expect((await seen(left)).words).toContain('payment successful');
  });
});

describe('a payment that failed', () => {
  /** PayU's page ends a payment that is declined; the others let the viewer retry there. */
  async function declined() {
    const { location } = await payer.begin('PayU', `${PLAN}?redirectTo=%2Fwatchlist`);
    const main = await mainOf(await payer.browser.request(location));
    const page = await gateway.fetch(attribute(main, /action="([^"]+)"/), fieldsOf(main));
    const answer = await gateway.fetch(attribute(page.text, /action="([^"]+)"/), { choice: 'decline' });
    return {
      location,
      answer: answer.text,
      fields: fieldsOf(answer.text),
      transactionId: fieldsOf(main).txnid,
    };
  }

  test('shows the server’s message, with a link to pay again', async () => {
    const { transactionId, location } = await declined();
    const data = toBase64Json({
      transaction_id: transactionId,
      subscription_id: 'plan-month',
      redirection_url: '/watchlist',
    });
    const response = await payer.browser.request(`/payment-status/${data}`);
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(wordsOf(html)).toContain('try again !');
    expect(wordsOf(html)).toContain('The payment did not go through.');
    expect(html).toContain('content="10;url=/watchlist"');
    const again = attribute(html, /href="(\/payment\/plan-month[^"]*)"/);
    const { action } = await payer.open(again);
    const next = await payer.send(action, 'PayPal');
    expect(next.status).toBe(303);
    // The page that continued the payment is closed as well.
    const over = await payer.browser.request(location);
    expect([over.status, over.headers.get('location')]).toEqual([302, `${PLAN}?redirectTo=%2Fwatchlist`]);
  });

  test('does not result from forged details', async () => {
    const { location } = await payer.begin('Razorpay');
    const html = await (await payer.browser.request(location)).text();
    const status = /\/payment-status\/[\w-]+/.exec(html)?.[0] ?? '';
    expect((await seen(status)).words).toContain('Not confirmed yet');
    const forged = '?razorpay_payment_id=pay_1&razorpay_order_id=order_1&razorpay_signature=00';
    const { status: code, words } = await seen(status + forged);
    expect([code, words]).toEqual([
      422,
      expect.stringContaining('What came back does not belong to this payment.'),
    ]);
    expect((await seen(status)).words).toContain('Not confirmed yet');
  });

  test.each([
    ['junk', 'abc'],
    ['another shape', toBase64Json({ id: 1 })],
    ['a payment that is none', toBase64Json({ transaction_id: 'T0' })],
    ['more than 4 KB', toBase64Json({ transaction_id: 'T0', more: 'x'.repeat(4096) })],
    ['10,000 characters', 'a'.repeat(10_000)],
    ['a script', encodeURIComponent('<script>alert(1)</script>')],
  ])('is what the page shows for %s', async (_, data) => {
    const { status, words } = await seen(`/payment-status/${data}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(words).toContain('try again !');
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/%2fevil.example'])(
    'does not lead to %s, whatever its address holds',
    async (redirection_url) => {
      const data = toBase64Json({ transaction_id: 'T0', subscription_id: 'plan-month', redirection_url });
      const html = await (await payer.browser.request(`/payment-status/${data}`)).text();
      expect(html).toContain('content="10;url=/home"');
      expect(html.replaceAll(data, '')).not.toContain('evil.example');
    },
  );
});

describe('the payment status page', () => {
  test('is neither cached nor indexed, and rejects a form', async () => {
    const { back } = await paying();
    const response = await payer.browser.request(back);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).not.toContain('payment-status');
    expect((await payer.browser.submit(back, {})).status).toBe(405);
  });

  test('has an address that holds the payment, its plan and where it leads', async () => {
    const { back } = await paying();
    expect(fromBase64Json(back.replace('/payment-status/', ''))).toEqual({
      transaction_id: expect.stringMatching(/^T\w{20}$/),
      subscription_id: 'plan-month',
      redirection_url: '/watchlist',
    });
  });
});
