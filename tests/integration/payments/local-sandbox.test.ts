import { beforeAll, describe, expect, test } from 'vitest';
import { GATEWAYS } from '#app/contract/payment.ts';
import { loopbackRequest } from '#cli/local/loopback-request.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';
import { localShop } from './local-shop.ts';

// What `npm start` serves: the demo brands sell, and the sandbox replaces their gateways.

let site: TestSite;
let aurora: ReturnType<typeof localShop>;
let pulse: ReturnType<typeof localShop>;

beforeAll(async () => {
  site = await startSeededSite();
  aurora = localShop(site, 'aurora');
  pulse = localShop(site, 'pulse');
});

test('the sandbox offers all five gateways to Aurora, and one to Pulse', async () => {
  const verifiedOrgs = async ({ call }: typeof aurora) => {
    const { data } = await call('customerOrgs');
    const orgs = data as { org: string; is_account_verified: boolean }[];
    return orgs.filter(({ is_account_verified }) => is_account_verified).map(({ org }) => org);
  };
  expect((await verifiedOrgs(aurora)).sort()).toEqual([...GATEWAYS].sort());
  expect(await verifiedOrgs(pulse)).toEqual(['Stripe']);
});

test.each(GATEWAYS)(
  'the sandbox accepts an order of %s, with addresses that a browser can open on this port',
  async (org) => {
    const { initiate_payload: payload } = await aurora.start(await aurora.signIn(), org);
    if (org === 'Razorpay') {
      const script = await loopbackRequest(site.port, 'pay.localhost', '/razorpay/v1/checkout.js');
      expect(script.text).toContain(`http://pay.localhost:${site.port}/razorpay`);
      return;
    }
    const target = String(payload.url ?? payload.authorization_url);
    expect(target).toMatch(new RegExp(`^http://pay\\.localhost:${site.port}/${org.toLowerCase()}/`));
    const { pathname, search } = new URL(target);
    const fields = payload.fields as Record<string, string> | undefined;
    const page = await loopbackRequest(site.port, 'pay.localhost', `${pathname}${search}`, {
      ...(fields ? { method: 'POST', body: new URLSearchParams(fields).toString() } : {}),
    });
    expect(page.status).toBe(200);
    expect(page.text).toContain('no money moves here');
  },
);

describe('a payment that is approved at the sandbox', () => {
  test('returns to the brand’s own site, and its plan is active after the capture', async () => {
    const session = await pulse.signIn();
    expect(await pulse.activePlans(session)).not.toContain('plan-month');
    const { _id, initiate_payload } = await pulse.start(session, 'Stripe');
    const { pathname } = new URL(String(initiate_payload.url));
    const { status, headers } = await loopbackRequest(site.port, 'pay.localhost', pathname, {
      method: 'POST',
      body: 'choice=approve',
    });
    expect(status).toBe(303);
    expect(headers.location).toMatch(
      new RegExp(`^http://pulse\\.localhost:${site.port}/payment-status/[\\w%-]+$`),
    );
    expect(await pulse.capture(session, _id)).toMatchObject({
      status: 200,
      data: { redirection_url: '/home' },
    });
    expect(await pulse.activePlans(session)).toContain('plan-month');
  });
});
