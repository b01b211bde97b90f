import type { Gateway } from '#app/contract/payment.ts';
import type { Role } from '#app/contract/roles.ts';
import type { TenantRecord } from '#app/contract/tenant.ts';

export const SERVICES = ['content', 'user', 'payment', 'analytics'] as const;
export type Service = (typeof SERVICES)[number];

/** The arguments of `create`, checked for form; whether names are taken or known is for `createTenant`. */
export interface NewTenant {
  slug: string;
  hostnames: string[];
  accountId?: string;
  /** The site's name; the slug where there is none. */
  title?: string;
  assetHost?: string;
  services: Partial<Record<Service, string>>;
  /** Who may frame the embedded player, as CSP sources. */
  frameAncestors?: string[];
  /** Who is invited by mail to own it. */
  owner?: string;
  /** Where the other hostnames redirect to. */
  primaryHost?: string;
  /** Where films and streams come from beside the asset host. */
  mediaHosts?: string[];
  /** Of gateways' pages, beside the well-known ones. */
  gatewayHosts?: NonNullable<TenantRecord['gateway_hosts']>;
  /** The services answer signed-in viewers differently. */
  hasPersonalisedLists?: boolean;
  /** In milliseconds. */
  deadlines?: { call_ms?: number; payment_ms?: number };
}

/**
 * How a brand's viewers can pay. Keys come from standard input or a file: an argument is read by every
 * process.
 */
export type GatewayCommand = { slug: string } & (
  | { act: 'list' }
  | { act: 'verify' | 'disable'; org: Gateway }
  | { act: 'set'; org: Gateway; file?: string; mode?: 'live' | 'test'; currency?: string }
);

/** What `update` changes, as the operator's API takes it. */
export interface TenantChange {
  add_hostnames?: string[];
  remove_hostnames?: string[];
  /** Null makes all hostnames equal. */
  primary_host?: string | null;
  media_hosts?: string[];
  title?: string;
}

export type TenantCommand = { remote: boolean } & (
  | { kind: 'create'; tenant: NewTenant }
  | { kind: 'list'; after: string }
  | { kind: 'project' | 'erasures' }
  | { kind: 'update'; slug: string; change: TenantChange }
  | { kind: 'show' | 'remove' | 'resume' | 'undelete'; slug: string }
  | { kind: 'delete'; slug: string; isNow: boolean; isSure: boolean }
  | { kind: 'suspend'; slug: string; reason: string }
  | { kind: 'gateway'; change: GatewayCommand }
  | { kind: 'staff'; slug: string; email: string; roles: Role[]; isInvited: boolean }
);
