import { beforeAll, describe, expect, test } from 'vitest';
import { type CallName, calls } from '#app/contract/calls.ts';
import { GATEWAYS } from '#app/contract/payment.ts';
import { loopbackRequest } from '#cli/local/loopback-request.ts';
import { DEMO_PASSWORD } from '#tests/support/login.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';

// What `npm start` serves: the demo brands sell, and the sandbox stands for their gateways.

let site: TestSite;

beforeAll(async () => {
  site = await startSeededSite();
});

async function call(name: CallName, account: string, session = '', body?: unknown) {
  const { method, path } = calls[name];
  const response = await site.fetch('platform.localhost', path, {
    method,
    headers: { account_id: account, ...(session ? { ott_sessionid: session } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, data: ((await response.json()) as { data: never }).data };
}

async function sessionOf(account: string, email_id: string): Promise<string> {
  const { data } = await call('login', account, '', { email_id, password: DEMO_PASSWORD });
  return (data as { user_session: { session_id: string } }).user_session.session_id;
}

const start = (account: string, session: string, gateway: string, plan = 'plan-month') =>
  call('createTransaction', account, session, {
    subscription_id: plan,
    discount_code: '',
    discount_id: '',
    customer_gateway_info_id: gateway,
    redirection_url: '/home',
  });

test('Aurora offers all five gateways, Pulse one', async () => {
  const usable = async (account: string) => {
    const { data } = await call('customerOrgs', account);
    const orgs = data as { org: string; is_account_verified: boolean }[];
    return orgs.filter(({ is_account_verified }) => is_account_verified).map(({ org }) => org);
  };
  expect((await usable('acc_aurora')).sort()).toEqual([...GATEWAYS].sort());
  expect(await usable('acc_pulse')).toEqual(['Stripe']);
});

describe.each(GATEWAYS)('%s', (org) => {
  test('takes an order of Aurora’s, with addresses that a browser can follow on this very port', async () => {
    const session = await sessionOf('acc_aurora', 'viewer@aurora.example');
    const { status, data } = await start('acc_aurora', session, `gateway-${org.toLowerCase()}`);
    expect(status).toBe(200);
    const { initiate_payload: payload } = data as { initiate_payload: Record<string, unknown> };
    const target = payload.url ?? payload.authorization_url;
    if (org === 'Razorpay') {
      const script = await loopbackRequest(site.port, 'pay.localhost', '/razorpay/v1/checkout.js');
      expect(script.text).toContain(`http://pay.localhost:${site.port}/razorpay`);
      return;
    }
    expect(target).toMatch(new RegExp(`^http://pay\\.localhost:${site.port}/${org.toLowerCase()}/`));
    const { pathname, search } = new URL(String(target));
    const fields = payload.fields as Record<string, string> | undefined;
    const page = await loopbackRequest(site.port, 'pay.localhost', `${pathname}${search}`, {
      ...(fields ? { method: 'POST', body: new URLSearchParams(fields).toString() } : {}),
    });
    expect(page.status).toBe(200);
    expect(page.text).toContain('no money moves here');
  });
});

test('what is approved there leads back to the brand’s own site, and the plan is there', async () => {
  const session = await sessionOf('acc_pulse', 'viewer@pulse.example');
  const { data } = await start('acc_pulse', session, 'gateway-stripe');
  const { _id, initiate_payload } = data as { _id: string; initiate_payload: { url: string } };
  const { pathname } = new URL(initiate_payload.url);
  const { status, headers } = await loopbackRequest(site.port, 'pay.localhost', pathname, {
    method: 'POST',
    body: 'choice=approve',
  });
  expect(status).toBe(303);
  expect(headers.location).toMatch(
    new RegExp(`^http://pulse\\.localhost:${site.port}/payment-status/[\\w%-]+$`),
  );
  const capture = await call('capturePayment', 'acc_pulse', session, { transaction_id: _id, details: {} });
  expect(capture).toEqual({ status: 200, data: { redirection_url: '/home' } });
});
