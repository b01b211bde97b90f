import * as v from 'valibot';
import { AccountIdSchema } from './account-id.ts';
import { AssetHostSchema } from './asset-host.ts';
import { isHostname, isHostWithPort, isLoopbackHostname, LABEL } from './hostname.ts';
import { hostnameFault } from './hostname-fault.ts';
import { LIMITS } from './limits.ts';
import { GATEWAYS } from './payment.ts';
import { LanguageSchema, requiredText } from './primitives.ts';

const SOURCE_PATTERN = new RegExp(
  `^(?:'self'|\\*|https?://(?:\\*\\.)?(?:${LABEL}\\.)*${LABEL}(?::(?:\\d{1,5}|\\*))?)$`,
);

/**
 * A public hostname in the form in which it is looked up: lower case, no trailing dot, no port, never an IP
 * literal.
 */
export const HostnameSchema = v.pipe(
  v.string(),
  v.check(isHostname, ({ input }) => hostnameFault(input) ?? 'is no hostname'),
);

/** Where media may come from: `host[:port]`, with `*.` before it for all hosts below. */
export const MediaHostSchema = v.pipe(
  v.string(),
  v.maxLength(260),
  v.check((value) => isHostWithPort(value.replace(/^\*\./, '')), 'must be host[:port] or *.host[:port]'),
);

export const MAX_MEDIA_HOSTS = 20;

/** Of a brand, beside its asset host. */
export const MediaHostsSchema = v.pipe(
  v.array(MediaHostSchema),
  v.maxLength(MAX_MEDIA_HOSTS, `at most ${MAX_MEDIA_HOSTS} hosts`),
);

/** The base URL of a service: https, or http on loopback; no credentials, query or fragment. */
export const ServiceUrlSchema = v.pipe(
  v.string(),
  v.maxLength(2048),
  v.check(isServiceUrl, 'must be an https URL, or http on loopback, without credentials, query or fragment'),
);

export const SlugSchema = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${LABEL}$`), 'must be lower-case letters, digits, dashes'),
);

/** Of `<slug>-assets`, which is one DNS label. */
const MAX_SLUG = 63 - '-assets'.length;

/** The slug of a new brand; those that are there keep theirs. */
export const NewSlugSchema = v.pipe(
  SlugSchema,
  v.maxLength(
    MAX_SLUG,
    `is longer than ${MAX_SLUG} characters: its asset host <slug>-assets would be no name`,
  ),
  v.check((slug) => !slug.endsWith('-assets'), 'ends with -assets, which names the hosts of files'),
);

/** One of those who may frame the embedded player, as a CSP source. */
export const FrameAncestorSchema = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(SOURCE_PATTERN, "must be 'self', * or an origin such as https://www.example.com"),
);

/** A gateway's own pages beside the well-known ones: a Stripe custom domain, PayU in another country. */
export const GatewayHostsSchema = v.record(
  v.picklist(GATEWAYS),
  v.pipe(v.array(HostnameSchema), v.maxLength(10)),
);

/** A page never waits longer than 3.5 s for all of its calls together. */
export const CallDeadlineSchema = v.pipe(
  v.number(),
  v.integer('must be a whole number of milliseconds'),
  v.minValue(200, 'must be at least 200 ms'),
  v.maxValue(3_500, 'must be at most 3500 ms'),
);

export const PaymentDeadlineSchema = v.pipe(
  v.number(),
  v.integer('must be a whole number of milliseconds'),
  v.minValue(1_000, 'must be at least 1000 ms'),
  v.maxValue(25_000, 'must be at most 25000 ms'),
);

/** A brand that its operator has taken off the air for now (docs/decisions/098). */
export const SuspensionSchema = v.strictObject({
  since: v.pipe(v.string(), v.isoTimestamp()),
  /** For those who work for the brand, in the operator's own words. */
  reason: v.pipe(requiredText(LIMITS.message), v.trim(), v.minLength(1, 'must not be empty')),
  /** The account's, its default first: what its pages show meanwhile needs nothing else of it. */
  languages: v.pipe(v.array(LanguageSchema), v.minLength(1), v.maxLength(LIMITS.shortList)),
});
export type Suspension = v.InferOutput<typeof SuspensionSchema>;

/** A brand that is deleted, and can be taken back until its data goes (docs/decisions/101). */
export const DeletionSchema = v.strictObject({
  since: v.pipe(v.string(), v.isoTimestamp()),
  erase_on: v.pipe(v.string(), v.isoTimestamp()),
});
export type Deletion = v.InferOutput<typeof DeletionSchema>;

const RecordFieldsSchema = v.strictObject({
  slug: SlugSchema,
  account_id: AccountIdSchema,
  hostnames: v.pipe(v.array(HostnameSchema), v.minLength(1), v.maxLength(50)),
  /** The other hostnames redirect documents to this one; when absent, each shows the site itself. */
  primary_host: v.optional(HostnameSchema),
  asset_host: AssetHostSchema,
  /** A service that is not named is the platform's own, through its binding. */
  services: v.optional(
    v.strictObject({
      content: v.optional(ServiceUrlSchema),
      user: v.optional(ServiceUrlSchema),
      payment: v.optional(ServiceUrlSchema),
      analytics: v.optional(ServiceUrlSchema),
    }),
  ),
  /** Part of every cache key: raising it drops what is cached for this brand. */
  config_version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
  /**
   * When the brand's pages were published last, in milliseconds: part of the cache keys of pages and of what
   * they are made of, while films and searches stay cached. Absent until then.
   */
  site_version: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
  ),
  /** Who may frame the embedded player, as CSP sources; nobody but the brand itself when absent. */
  frame_ancestors: v.optional(v.pipe(v.array(FrameAncestorSchema), v.maxLength(50))),
  /**
   * Where films and streams come from beside the asset host. When absent, a page may play from the origins
   * that the backend sends for it.
   */
  media_hosts: v.optional(MediaHostsSchema),
  /** Where each gateway may take payments, beside its well-known hosts. */
  gateway_hosts: v.optional(GatewayHostsSchema),
  /** The services answer signed-in viewers differently: then nothing of theirs is shared. */
  personalised_lists: v.optional(v.boolean()),
  /** How long a call may take: `call_ms` what pages wait for, `payment_ms` what starts or captures a payment. */
  deadlines: v.optional(
    v.strictObject({
      call_ms: v.optional(CallDeadlineSchema),
      payment_ms: v.optional(PaymentDeadlineSchema),
    }),
  ),
  /** Absent while the brand is on the air. */
  suspended: v.optional(SuspensionSchema),
  /** In D1 alone: KV has no deleted brands. */
  deleted: v.optional(DeletionSchema),
});

/**
 * One brand's record. D1 has the registry's truth, KV what the edge reads of it: checked on write and on
 * read.
 */
export const TenantRecordSchema = v.pipe(
  RecordFieldsSchema,
  v.forward(
    v.check(
      ({ primary_host, hostnames }) => primary_host === undefined || hostnames.includes(primary_host),
      'must be one of the hostnames',
    ),
    ['primary_host'],
  ),
);

export type TenantRecord = v.InferOutput<typeof TenantRecordSchema>;

export const HOST_PREFIX = 'host/';
export const BRAND_PREFIX = 'brand/';

/** Where KV has a brand's record: under each of its hostnames, for the edge, and under its slug. */
export const tenantKey = (hostname: string) => `${HOST_PREFIX}${hostname}`;
export const brandKey = (slug: string) => `${BRAND_PREFIX}${slug}`;

function isServiceUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHostname(url.hostname));
}
