import { createHmac } from 'node:crypto';
import type { Gateway } from '#app/contract/payment.ts';
import type { Charge, WebhookDelivery } from '#demo/payment-sandbox/charge.ts';
import { createPaymentSandbox } from '#demo/payment-sandbox/payment-sandbox.ts';
import type { Random } from './random.ts';
import { accountUnderWay, step } from './steps.ts';
import { clock } from './time.ts';

export const SANDBOX = 'http://pay.localhost';

/** The sandbox's own code over a memory of its own, with lines to it that break. */
export function openGateways() {
  const memory = new Map<string, unknown>();
  const messages = new Map<string, WebhookDelivery[]>();
  const charges = new Map<string, Map<string, Charge>>();
  const unwell = new Map<string, { random: Random; isDown: boolean }>();

  function keep(key: string, value: unknown) {
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
      if (typeof key === 'string') keep(key, value);
      else for (const [name, each] of Object.entries(key)) keep(name, each);
    },
    list: async () => new Map(),
  };
  const till = createPaymentSandbox(storage as unknown as DurableObjectStorage, () => {});

  const control = async (method: string, path: string, body?: unknown) => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    return await till.fetch(new Request(`${SANDBOX}/control${path}`, init));
  };

  return {
    control,
    /** In place of `fetch`: a gateway may be away, and an answer may be lost on its way back. */
    fetch: (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
      step(async () => {
        const { signal: _, ...request } = init ?? {};
        const state = unwell.get(accountUnderWay() ?? '');
        if (state?.isDown) throw new TypeError('the line is dead');
        const response = await till.fetch(new Request(input, request));
        if (state?.random.chance(0.04)) throw new TypeError('the answer was lost');
        return response;
      }),
    /** What happens on a gateway's own page, or in its own office. */
    async act(org: Gateway, merchant: string, reference: string, action: string): Promise<void> {
      await control('POST', `/charges/${org}/${encodeURIComponent(merchant)}/${reference}/${action}`);
    },
    /** As a buyer's browser opens a page of a gateway's. */
    browse: (url: string, init?: RequestInit) => till.fetch(new Request(url, init)),
    /** Makes a charge differ from the platform's order: the gateway has another amount, or currency. */
    alter(charge: Charge, change: Partial<Charge>): void {
      keep(`charge:${charge.org}:${charge.id}`, { ...charge, ...change });
    },
    chargesOf: (merchant: string): Charge[] => [...(charges.get(merchant)?.values() ?? [])],
    messagesOf: (merchant: string): WebhookDelivery[] => messages.get(merchant) ?? [],
    setWell: (account: string, random: Random, isDown: boolean) => unwell.set(account, { random, isDown }),
    allWell: () => unwell.clear(),
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
