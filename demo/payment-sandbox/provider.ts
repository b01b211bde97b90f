import { createHash, createHmac } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { Gateway } from '#app/contract/payment.ts';
import type { Charge, Merchant } from './charge.ts';
import type { SandboxStore } from './store.ts';
import type { Webhooks } from './webhooks.ts';

/** A provider's routes; `merchant` is whose key the call carries. */
export type SandboxApp = Hono<{ Variables: { merchant: Merchant } }>;

/** The dependencies of each provider. */
export interface ProviderContext {
  store: SandboxStore;
  webhooks: Webhooks;
  /** Runs after the response. */
  waitUntil(work: Promise<unknown>): void;
}

/** As long as a bank takes that has to think about it. */
const DELAY_MS = 4000;

/** The buyer is back at the shop before the money has moved. */
export async function payDelayed(
  { store, waitUntil }: Pick<ProviderContext, 'store' | 'waitUntil'>,
  charge: Charge,
  pay: (charge: Charge) => Promise<unknown>,
): Promise<Charge> {
  if (charge.paymentId !== null) return charge;
  const waiting = await store.put({ ...charge, status: 'approved' });
  waitUntil(new Promise((done) => setTimeout(done, DELAY_MS)).then(() => pay(waiting)));
  return waiting;
}

/** Where a provider is, as its caller knows it: `http://pay.localhost:8787/stripe`. */
export function baseOf(c: Context, org: Gateway): string {
  const { origin } = new URL(c.req.url);
  return `${origin}/${org.toLowerCase()}`;
}

export function hmac(algorithm: 'sha256' | 'sha512', key: string, text: string): string {
  return createHmac(algorithm, key).update(text).digest('hex');
}

export function sha512(text: string): string {
  return createHash('sha512').update(text).digest('hex');
}

/** The fields of a posted form, each once. */
export async function readForm(c: Context): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await c.req.text()));
}

/** `Authorization: Bearer …` without the first word; empty when there is none. */
export function bearerOf(c: Context): string {
  return /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
}

/** The two halves of `Authorization: Basic …`. */
export function basicOf(c: Context): [user: string, password: string] {
  const [, encoded = ''] = /^Basic (.+)$/.exec(c.req.header('authorization') ?? '') ?? [];
  const [user = '', password = ''] = Buffer.from(encoded, 'base64').toString().split(':', 2);
  return [user, password];
}
