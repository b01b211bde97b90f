import * as v from 'valibot';
import type { Call } from './call.ts';
import { LIMITS } from './limits.ts';
import { GATEWAYS, GatewaySchema } from './payment.ts';
import { CurrencySchema, PasswordSchema, requiredText, SafeUrlSchema } from './primitives.ts';
import { lenientArray, maybe, orElse } from './reading.ts';

const of = { service: 'payment', session: 'required', mayBeMissing: true } as const;

export const GATEWAY_MODES = ['test', 'live'] as const;
const ModeSchema = v.picklist(GATEWAY_MODES);
export type GatewayMode = (typeof GATEWAY_MODES)[number];

const flag = orElse(v.boolean(), () => false);

/** More keys than any gateway has. */
const MAX_KEYS = 10;
export const MAX_KEY_CHARS = 512;

/** A way to be paid as its owner sees it: its keys have names, and are in no response. */
export const GatewayStateSchema = v.object({
  org: GatewaySchema,
  has_keys: flag,
  /** Viewers are offered it, as long as it has keys. */
  is_verified: flag,
  mode: orElse(ModeSchema, () => 'test' as const),
  currency: maybe(CurrencySchema),
  key_names: lenientArray(requiredText(LIMITS.key), MAX_KEYS),
  /** Where the gateway sends its webhooks; absent where the site's address is not known. */
  webhook_url: maybe(SafeUrlSchema),
});
export type GatewayState = v.InferOutput<typeof GatewayStateSchema>;

export const GatewayBodySchema = v.strictObject({
  /** All of them, each by its name; they replace those that are stored. */
  keys: v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(LIMITS.key)), v.pipe(v.string(), v.maxLength(MAX_KEY_CHARS))),
      v.maxEntries(MAX_KEYS),
    ),
  ),
  is_verified: v.optional(v.boolean()),
  mode: v.optional(ModeSchema),
  currency: v.optional(CurrencySchema),
  /** Of the owner; of all changes only to no longer offer a gateway does without. */
  password: v.optional(PasswordSchema),
});

/** The field of the body that an error of `setGateway` is about, by the error's code. */
export const GATEWAY_FIELD_OF_CODE = {
  wrong_password: 'password',
  gateway_no_keys: 'keys',
  gateway_keys_malformed: 'keys',
  gateway_keys_rejected: 'keys',
  gateway_live_keys: 'mode',
  gateway_test_keys: 'mode',
  gateway_currency_unsold: 'currency',
  gateway_currency_not_taken: 'currency',
} as const;
export type GatewayCode = keyof typeof GATEWAY_FIELD_OF_CODE;

/** How a brand is paid, for its owners (operators.md B.6). Every change of keys or of what is offered is in the audit trail. */
export const gatewayCalls = {
  gateways: {
    ...of,
    method: 'GET',
    path: '/api/v1/edit/gateways',
    summary: 'All gateways, those that are not set up among them; role own',
    data: lenientArray(GatewayStateSchema, GATEWAYS.length),
  },
  setGateway: {
    ...of,
    method: 'POST',
    path: '/api/v1/edit/gateways/{org}',
    summary: 'Set the keys of a gateway, and whether viewers are offered it; takes the password; role own',
    params: v.object({ org: GatewaySchema }),
    body: GatewayBodySchema,
    takesPassword: true,
    data: GatewayStateSchema,
  },
} as const satisfies Record<string, Call>;
