import { expect } from '@playwright/test';
import { type CallName, calls } from '#app/contract/calls.ts';
import { loopbackRequest } from '#cli/local/loopback-request.ts';
import { siteUrl } from './site.ts';
import { PASSWORD } from './viewer.ts';

const ACCOUNT = 'acc_aurora';
const ORG = 'Stripe';
const SANDBOX = 'pay.localhost';
const PLATFORM = 'platform.localhost';
const port = () => Number(new URL(siteUrl('aurora')).port);

/** On another device: a plan of aurora's is bought in the sandbox. What is returned takes the money back. */
export async function buyElsewhere(email: string, planId: string): Promise<{ refund(): Promise<void> }> {
  const { user_session } = await call('login', { email_id: email, password: PASSWORD });
  const session = user_session.session_id;
  const { _id, initiate_payload } = await call(
    'createTransaction',
    {
      subscription_id: planId,
      discount_code: '',
      discount_id: '',
      customer_gateway_info_id: 'gateway-stripe',
      redirection_url: '/home',
    },
    session,
  );
  const { pathname } = new URL(initiate_payload.url);
  const paid = await loopbackRequest(port(), SANDBOX, pathname, { method: 'POST', body: 'choice=approve' });
  expect(paid.status).toBe(303);
  await call('capturePayment', { transaction_id: _id, details: {} }, session);
  return { refund: () => refund(_id) };
}

/** The provider's message is brought by hand, as often as its own may have come by then. */
async function refund(transactionId: string) {
  const charge = `/control/charges/${ORG}/sk_aurora/${transactionId}`;
  const { status } = await loopbackRequest(port(), SANDBOX, `${charge}/refund`, {
    method: 'POST',
    body: '{}',
  });
  expect(status).toBe(200);
  const { text } = await loopbackRequest(port(), SANDBOX, '/control/messages');
  const messages = JSON.parse(text) as { body: string; headers: Record<string, string> }[];
  const own = messages.filter(({ body }) => body.includes(transactionId)).at(-1);
  const { path, method } = calls.webhook;
  const response = await loopbackRequest(port(), PLATFORM, path.replace('{org}', ORG), {
    method,
    headers: { ...own?.headers, account_id: ACCOUNT },
    body: own?.body ?? '',
  });
  expect(response.status).toBe(200);
}

async function call(name: CallName, body: object, session?: string) {
  const { method, path } = calls[name];
  const { status, text } = await loopbackRequest(port(), PLATFORM, path, {
    method,
    headers: {
      account_id: ACCOUNT,
      'content-type': 'application/json',
      ...(session ? { ott_sessionid: session } : {}),
    },
    body: JSON.stringify(body),
  });
  expect([status, text]).toEqual([200, expect.anything()]);
  return JSON.parse(text).data;
}
