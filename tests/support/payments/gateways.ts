import { createHmac } from 'node:crypto';
import type { Gateway } from '#app/contract/payment.ts';
import type { Charge, WebhookDelivery } from '#demo/payment-sandbox/charge.ts';
import { createPaymentSandbox } from '#demo/payment-sandbox/payment-sandbox.ts';
import type { Random } from './random.ts';
import { currentAccount, step } from './steps.ts';
import { clock } from './time.ts';

export const SANDBOX = 'http://pay.localhost';

/** The sandbox's own code over a store in memory, with connections that fail. */
export function openGateways() {
  const memory = new Map<string, unknown>();
  const messages = new Map<string, WebhookDelivery[]>();
  const charges = new Map<string, Map<string, Charge>>();
  const outages = new Map<string, { random: Random; isDown: boolean }>();

  function store(key: string, value: unknown) {
    memory.set(key, value);
    if (key.startsWith('message:')) {
      const message = value as WebhookDelivery;
      if (message.statuses.length === 0) {
        messages.set(message.merchant, [...(messages.get(message.merchant) ?? []), message]);
      }
    }
    if (key.startsWith('charge:')) {
      const charge = value as Charge;
      const own = charges.get(charge.merchant) ?? new Map<string, Charge>();
      charges.set(charge.merchant, own.set(charge.id, charge));
    }
  }

  const storage = {
    get: async (key: string) => memory.get(key),
    put: async (key: string | Record<string, unknown>, value?: unknown) => {
      if (typeof key === 'string') store(key, value);
      else for (const [name, each] of Object.entries(key)) store(name, each);
    },
    list: async () => new Map(),
  };
  const sandbox = createPaymentSandbox(storage as unknown as DurableObjectStorage, () => {});

  const control = async (method: string, path: string, body?: unknown) => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    return await sandbox.fetch(new Request(`${SANDBOX}/control${path}`, init));
  };

  return {
    control,
    /** In place of `fetch`: a gateway may be down, and a response may be lost. */
    fetch: (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
      step(async () => {
        const { signal: _, ...request } = init ?? {};
        const state = outages.get(currentAccount() ?? '');
        if (state?.isDown) throw new TypeError('the gateway is down');
        const response = await sandbox.fetch(new Request(input, request));
        if (state?.random.chance(0.04)) throw new TypeError('the response was lost');
        return response;
      }),
    /** An action on a gateway's own page, or in its dashboard. */
    async act(org: Gateway, merchant: string, reference: string, action: string): Promise<void> {
      await control('POST', `/charges/${org}/${encodeURIComponent(merchant)}/${reference}/${action}`);
    },
    /** Opens a gateway's page as a buyer's browser does. */
    browse: (url: string, init?: RequestInit) => sandbox.fetch(new Request(url, init)),
    /** Makes a charge differ from the platform's order: the gateway has another amount, or currency. */
    alter(charge: Charge, change: Partial<Charge>): void {
      store(`charge:${charge.org}:${charge.id}`, { ...charge, ...change });
    },
    chargesOf: (merchant: string): Charge[] => [...(charges.get(merchant)?.values() ?? [])],
    deliveriesOf: (merchant: string): WebhookDelivery[] => messages.get(merchant) ?? [],
    setOutage: (account: string, random: Random, isDown: boolean) => outages.set(account, { random, isDown }),
    endOutages: () => outages.clear(),
  };
}

export type Gateways = ReturnType<typeof openGateways>;

/** Stripe signs each try anew, with its time. */
export function asSentNow({ org, headers, body }: WebhookDelivery, secret: string): Record<string, string> {
  if (org !== 'Stripe') return headers;
  const time = Math.floor(clock.ms / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return { ...headers, 'stripe-signature': `t=${time},v1=${signature}` };
}
