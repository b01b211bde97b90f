import * as v from 'valibot';
import type { Call } from './call.ts';
import { DOMAIN_CAUSES, DOMAIN_MENDERS, HOSTNAME_STATES, RecordChangeSchema } from './domain.ts';
import { NothingSchema } from './envelope.ts';
import { LIMITS } from './limits.ts';
import { requiredText, TimeSchema, text } from './primitives.ts';
import { lenientArray, maybe, orElse } from './reading.ts';
import { HostnameSchema } from './tenant.ts';

const of = { service: 'user', session: 'required', mayBeMissing: true } as const;

const MAX_HOSTNAMES = 50;
const MAX_CHANGES = 20;
const CauseSchema = v.picklist(DOMAIN_CAUSES);
const NameSchema = v.pipe(HostnameSchema, v.maxLength(253));
/** Names have prefixes such as `_acme-challenge.`, and TXT records may be long. */
const RecordSchema = v.object({
  ...RecordChangeSchema.entries,
  ...{ label: text(300), name: text(300), value: text(20_000) },
});
const flag = orElse(v.boolean(), () => false);

/** A hostname of the brand as its owner sees it, by the latest look at it. */
export const OwnDomainSchema = v.object({
  hostname: NameSchema,
  state: v.picklist(HOSTNAME_STATES),
  cause: maybe(CauseSchema),
  variant: maybe(text(LIMITS.key)),
  /** What the words of the cause name; `until` is a time. */
  values: orElse(
    v.pipe(v.record(text(LIMITS.key), text(LIMITS.message)), v.maxEntries(MAX_CHANGES)),
    () => ({}),
  ),
  mender: orElse(v.picklist(DOMAIN_MENDERS), () => 'nobody' as const),
  changes: lenientArray(RecordSchema, MAX_CHANGES),
  /** The record that leads to the site. */
  record: maybe(RecordSchema),
  is_primary: flag,
  /** Below the operator's zone: it needs no record, and stays. */
  is_default: flag,
  /** Another brand has named it, too: it is not this brand's yet. */
  is_contested: flag,
  since: TimeSchema,
  /** Absent before the first look. */
  checked_date: maybe(TimeSchema),
  next_check_date: TimeSchema,
  history: lenientArray(
    v.object({ state: v.picklist(HOSTNAME_STATES), cause: maybe(CauseSchema), time: TimeSchema }),
    LIMITS.shortList,
  ),
});
export type OwnDomain = v.InferOutput<typeof OwnDomainSchema>;

const params = v.object({ hostname: NameSchema });

/** The hostnames of a brand, for its owners (operators.md B.7). */
export const domainCalls = {
  domains: {
    ...of,
    method: 'GET',
    path: '/api/v1/edit/domains',
    summary: 'The hostnames of the brand with their states, the oldest first; role own',
    data: lenientArray(OwnDomainSchema, MAX_HOSTNAMES * 2),
  },
  addDomain: {
    ...of,
    method: 'POST',
    path: '/api/v1/edit/domains',
    summary: 'Give the brand a hostname, and look at it; role own',
    /** As it was typed: an address is read for the hostname in it. */
    body: v.strictObject({ hostname: requiredText(LIMITS.url) }),
    data: OwnDomainSchema,
  },
  checkDomain: {
    ...of,
    method: 'POST',
    path: '/api/v1/edit/domains/{hostname}/check',
    summary: 'Look at a hostname of the brand now; role own',
    params,
    data: OwnDomainSchema,
  },
  makeDomainPrimary: {
    ...of,
    method: 'POST',
    path: '/api/v1/edit/domains/{hostname}/primary',
    summary: 'Lead visitors of all other hostnames to this one, which must be live; role own',
    params,
    data: OwnDomainSchema,
  },
  removeDomain: {
    ...of,
    method: 'DELETE',
    path: '/api/v1/edit/domains/{hostname}',
    summary: 'Take a hostname off the brand, but the primary one and the last one; role own',
    params,
    data: NothingSchema,
  },
} as const satisfies Record<string, Call>;
