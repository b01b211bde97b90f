import * as v from 'valibot';
import type { Gateway } from '#app/contract/payment.ts';
import type { InitiatePayload, PaymentGateway, PaymentOrder } from './gateway.ts';

/** Where a gateway's API is. `checkout` is PayU's second host, for browsers. */
export interface GatewayAddress {
  api: string;
  checkout: string;
}

export type GatewayMode = 'live' | 'test';

export interface GatewayEnvironment {
  /** In place of a provider's own address; the sandbox's on development machines. */
  addresses: Partial<Record<Gateway, GatewayAddress>>;
  fetch: typeof fetch;
  now: () => Date;
}

export interface GatewaySettings {
  mode: GatewayMode;
  /** What PayU's account takes. */
  currency: string;
}

/** The platform's side of one gateway: all that the rest of the platform knows of its folder. */
export interface GatewayDescriptor<Keys> {
  /** An account's secrets, as its operator enters them. */
  keys: v.GenericSchema<unknown, Keys> & { entries: Readonly<Record<string, unknown>> };
  /** ISO 4217, what the gateway takes at all; null where its account decides. */
  currencies: readonly string[] | null;
  addresses: Readonly<Record<GatewayMode, GatewayAddress>>;
  open(
    keys: Keys,
    address: GatewayAddress,
    settings: GatewaySettings,
    environment: GatewayEnvironment,
  ): PaymentGateway;
  /** In the gateway's own shape, what leads straight to where it comes back to: the order costs nothing. */
  freePayload(order: Pick<PaymentOrder, 'transactionId' | 'currency' | 'returnUrl'>): InitiatePayload;
}

/** For gateways with one host, whose key alone distinguishes test from live. */
export function sameAddress(api: string): Record<GatewayMode, GatewayAddress> {
  const address = { api, checkout: api };
  return { live: address, test: address };
}

export function keyText() {
  return v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(512));
}
