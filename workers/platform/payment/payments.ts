import type { SiteOf } from '#workers/platform/mail/site-address.ts';
import type { Sealing } from '#workers/platform/storage/sealing.ts';
import type { GatewayAccounts } from './gateway-accounts.ts';

/** What payments have from outside; made once an isolate. */
export interface Payments {
  gateways: GatewayAccounts;
  sealing: Sealing;
  siteOf: SiteOf;
}
