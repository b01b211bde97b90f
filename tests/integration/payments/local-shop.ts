import { type CallName, calls } from '#app/contract/calls.ts';
import type { Gateway } from '#app/contract/payment.ts';
import { loopbackRequest } from '#cli/local/loopback-request.ts';
import type { Charge, WebhookDelivery } from '#demo/payment-sandbox/charge.ts';
import { merchantOf, sandboxKeys } from '#demo/seed/sandbox-merchants.ts';
import { DEMO_PASSWORD } from '#tests/support/login.ts';
import type { TestSite } from '#tests/support/site.ts';

export interface Started {
  _id: string;
  initiate_payload: Record<string, unknown>;
}

/** A demo brand that sells on a local site, and the sandbox's side of it. */
export function localShop(site: TestSite, slug = 'aurora') {
  const account = `acc_${slug}`;

  async function call(name: CallName, { session = '', body }: { session?: string; body?: unknown } = {}) {
    const { method, path } = calls[name];
    const response = await site.fetch('platform.localhost', path, {
      method,
      headers: { account_id: account, ...(session ? { ott_sessionid: session } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, data: ((await response.json()) as { data: never }).data };
  }

  async function control<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, text } = await loopbackRequest(site.port, 'pay.localhost', `/control${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (status !== 200) throw new Error(`sandbox ${path}: ${status} ${text}`);
    return JSON.parse(text) as T;
  }

  const merchant = (org: Gateway) => merchantOf(org, sandboxKeys(slug));
  const charges = (org: Gateway, id: string) => `/charges/${org}/${encodeURIComponent(merchant(org))}/${id}`;

  return {
    account,
    hostname: `${slug}.localhost`,
    call,
    behave: (behaviour: object) => control('PUT', '/behaviour', behaviour),
    charge: (org: Gateway, id: string) => control<Charge>('GET', charges(org, id)),
    act: (org: Gateway, id: string, action: string) =>
      control<Charge>('POST', `${charges(org, id)}/${action}`),
    async deliveries(org: Gateway, transactionId?: string): Promise<WebhookDelivery[]> {
      const all = await control<WebhookDelivery[]>('GET', '/messages');
      const own = all.filter((delivery) => delivery.org === org && delivery.merchant === merchant(org));
      return transactionId ? own.filter(({ body }) => body.includes(transactionId)) : own;
    },
    async signIn(email_id = `viewer@${slug}.example`): Promise<string> {
      const { data } = await call('login', { body: { email_id, password: DEMO_PASSWORD } });
      return (data as { user_session: { session_id: string } }).user_session.session_id;
    },
    start: async (session: string, org: Gateway, plan = 'plan-month') => {
      const { status, data } = await call('createTransaction', {
        session,
        body: {
          subscription_id: plan,
          discount_code: '',
          discount_id: '',
          customer_gateway_info_id: `gateway-${org.toLowerCase()}`,
          redirection_url: '/home',
        },
      });
      if (status !== 200) throw new Error(`createTransaction at ${org} responded with ${status}`);
      return data as Started;
    },
    capture: (session: string, transaction_id: string, details: Record<string, string> = {}) =>
      call('capturePayment', { session, body: { transaction_id, details } }),
    async activePlans(session: string): Promise<string[]> {
      const { data } = await call('activeSubscriptions', { session });
      return (data as { subscription: { _id: string } }[]).map(({ subscription }) => subscription._id);
    },
  };
}

/** PayU's order begins when the viewer's browser posts the form; the others' when the platform calls them. */
export async function reachCheckout(site: TestSite, { initiate_payload }: Started): Promise<void> {
  const { url, fields } = initiate_payload as { url?: string; fields?: Record<string, string> };
  if (!fields || !url) return;
  const body = new URLSearchParams(fields).toString();
  const { status } = await loopbackRequest(site.port, 'pay.localhost', new URL(url).pathname, {
    method: 'POST',
    body,
  });
  if (status !== 200) throw new Error(`PayU's form responded with ${status}`);
}
