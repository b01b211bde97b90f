import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { GatewaySchema } from '#app/contract/payment.ts';
import type { GatewayRow } from '#workers/platform/storage/plan-store.ts';
import type { Sealing } from '#workers/platform/storage/sealing.ts';
import type { PaymentGateway } from './gateways/gateway.ts';
import type { GatewayEnvironment } from './gateways/gateway-descriptor.ts';
import { GATEWAY_DESCRIPTORS, openGateway } from './gateways/open-gateway.ts';

/** An account's ways to pay, opened with its own keys. */
export interface GatewayAccounts {
  /** Null while it has no keys, or keys that this deployment cannot read. */
  open(row: GatewayRow): PaymentGateway | null;
}

const MAX_OPEN = 500;

export function openGatewayAccounts(sealing: Sealing, surroundings: GatewayEnvironment): GatewayAccounts {
  const opened = new LRUCache<string, { settings: string; gateway: PaymentGateway }>({ max: MAX_OPEN });

  function openWith(row: GatewayRow, sealedKeys: string): PaymentGateway | null {
    const org = v.parse(GatewaySchema, row.org);
    const keys = v.safeParse(GATEWAY_DESCRIPTORS[org].keys, sealing.open(sealedKeys, placeOf(row)));
    if (!keys.success) return null;
    const { mode, currency = 'INR' } = row.publicConfig;
    const settings = { mode: mode === 'live' ? 'live' : 'test', currency } as const;
    return openGateway(org, keys.output, settings, surroundings);
  }

  return {
    open(row) {
      if (row.sealedKeys === null) return null;
      const place = placeOf(row);
      const known = opened.get(place);
      // Sealing draws a new nonce: the text differs whenever keys were entered anew. Mode and currency are settings of
      // the gateway, too.
      const settings = JSON.stringify([row.sealedKeys, row.publicConfig]);
      if (known?.settings === settings) return known.gateway;
      const gateway = openWith(row, row.sealedKeys);
      if (gateway) {
        opened.set(place, { settings, gateway });
      }
      return gateway;
    },
  };
}

/** Where an account's keys belong. */
export function placeOf({ accountId, id }: Pick<GatewayRow, 'accountId' | 'id'>): string {
  return `gateway\n${accountId}\n${id}`;
}
