import * as v from 'valibot';
import { AccountIdSchema } from './account-id.ts';
import { LanguageSchema, SessionIdSchema } from './primitives.ts';

/** Request headers between the edge and the services; api.md spells the first four with underscores. */
export const HEADERS = {
  accountId: 'account_id',
  language: 'language',
  defaultLanguage: 'default_language',
  sessionId: 'ott_sessionid',
  traceparent: 'traceparent',
  idempotencyKey: 'idempotency-key',
  /**
   * Whose call it is, for limits and the list of one's sessions. A service believes them of its own edge
   * only.
   */
  viewerAddress: 'viewer_address',
  viewerAgent: 'viewer_agent',
  /** The `device_key`s that this browser was given when somebody signed in on it, the latest first. */
  viewerDevices: 'viewer_devices',
} as const;

/** W3C trace context, version 00. */
export const TraceparentSchema = v.pipe(v.string(), v.regex(/^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/));
export const IdempotencyKeySchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,128}$/));

export const MAX_AGENT_CHARS = 512;
const ViewerAddressSchema = v.pipe(v.string(), v.maxLength(45), v.description("the viewer's IP address"));
const ViewerAgentSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_AGENT_CHARS),
  v.description("the viewer's browser"),
);

/** One that a service gives out, which is opaque to the site. */
export const DeviceKeySchema = v.pipe(v.string(), v.regex(/^[\w.-]{1,128}$/));
/** A family's browser. */
export const MAX_DEVICE_KEYS = 4;
const ViewerDevicesSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_DEVICE_KEYS * 129),
  v.regex(/^[\w.-]{1,128}(?:,[\w.-]{1,128})*$/),
  v.description('keys that the browser was given by login'),
);

/** Unreadable optional headers read as absent: only the account decides whether a call is answered. */
export const RequestHeadersSchema = v.object({
  account_id: AccountIdSchema,
  language: v.fallback(v.optional(LanguageSchema), undefined),
  default_language: v.fallback(v.optional(LanguageSchema), undefined),
  ott_sessionid: v.fallback(v.optional(SessionIdSchema), undefined),
  traceparent: v.fallback(v.optional(TraceparentSchema), undefined),
  'idempotency-key': v.fallback(v.optional(IdempotencyKeySchema), undefined),
  viewer_address: v.fallback(v.optional(ViewerAddressSchema), undefined),
  viewer_agent: v.fallback(v.optional(ViewerAgentSchema), undefined),
  viewer_devices: v.fallback(v.optional(ViewerDevicesSchema), undefined),
});
export type RequestHeaders = v.InferOutput<typeof RequestHeadersSchema>;
