import * as v from 'valibot';
import { log } from '#workers/platform/http/log.ts';
import { readLimited } from '#workers/platform/http/read-limited.ts';
import type { CustomHostname } from './observation.ts';

const API_URL = 'https://api.cloudflare.com/client/v4';
const TIMEOUT_MS = 5_000;
/** Of one page of custom hostnames; more is no response of this API. */
const MAX_BYTES = 256 * 1024;
const MAX_TEXT = 2_000;

export interface CloudflareSettings {
  /** With "SSL and Certificates: Edit" for the zone, and nothing else. */
  token: string;
  /** The zone of the fallback origin. */
  zoneId: string;
  /** Of the sandbox, on development machines. */
  apiUrl?: string | undefined;
}

/**
 * The five calls for custom hostnames (Cloudflare for SaaS). Null is "not known": no response in time, or one that cannot
 * be right. Nothing throws.
 */
export interface CloudflareClient {
  find(hostname: string): Promise<CustomHostname | 'missing' | null>;
  /** `conflict` where it is there already; `rejected` for what the operator has to mend, such as a full quota. */
  create(hostname: string): Promise<CustomHostname | 'conflict' | 'rejected' | null>;
  /** Has Cloudflare check the name and its certificate now. */
  recheck(custom: CustomHostname): Promise<CustomHostname | null>;
  /** True once it is gone. */
  remove(id: string): Promise<boolean>;
  /** The state of the zone's fallback origin; `status` is null where none is set. */
  fallbackOrigin(): Promise<{ status: string | null } | null>;
}

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT));
const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(255));
const orNone = <T extends v.GenericSchema>(schema: T) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  );

/** https://developers.cloudflare.com/api/resources/custom_hostnames/ */
const CustomHostnameSchema = v.object({
  id: name,
  hostname: name,
  status: name,
  verification_errors: orNone(v.array(text)),
  ssl: v.object({
    status: name,
    method: orNone(name),
    type: orNone(name),
    certificate_authority: orNone(name),
    validation_errors: orNone(v.array(v.object({ message: text }))),
    validation_records: orNone(v.array(v.object({ txt_name: orNone(text), txt_value: orNone(text) }))),
  }),
});
const OneSchema = v.object({ success: v.literal(true), result: CustomHostnameSchema });
const PageSchema = v.object({ success: v.literal(true), result: v.array(CustomHostnameSchema) });
const OriginSchema = v.object({ success: v.literal(true), result: v.object({ status: name }) });
const ErrorsSchema = v.object({ errors: v.array(v.object({ code: v.number() })) });

/** The authority fetches its proof over the record that leads the name to us, so the owner adds one record. */
const NEW_CERTIFICATE = { method: 'http', type: 'dv', settings: { min_tls_version: '1.2' } };

export function openCloudflare(
  { token, zoneId, apiUrl = API_URL }: CloudflareSettings,
  fetchOutside: typeof fetch,
  timeoutMs = TIMEOUT_MS,
): CloudflareClient {
  const base = `${apiUrl}/zones/${encodeURIComponent(zoneId)}/custom_hostnames`;

  async function send(method: string, path: string, body?: object): Promise<Reply | null> {
    try {
      const response = await fetchOutside(`${base}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const content = await readLimited(response, MAX_BYTES);
      if (content === null) return null;
      const reply = { status: response.status, body: JSON.parse(content) as unknown };
      if (response.status >= 400) logRejection(method, reply);
      return reply;
    } catch {
      return null;
    }
  }

  return {
    async find(hostname) {
      // The parameter finds names that contain it as well.
      const reply = await send('GET', `?${new URLSearchParams({ hostname, per_page: '50' })}`);
      const page = reply?.status === 200 ? v.safeParse(PageSchema, reply.body) : null;
      if (!page?.success) return null;
      return page.output.result.find((each) => each.hostname === hostname) ?? 'missing';
    },
    async create(hostname) {
      const reply = await send('POST', '', { hostname, ssl: NEW_CERTIFICATE });
      if (reply?.status === 409) return 'conflict';
      if (reply !== null && REJECTIONS.has(reply.status)) return 'rejected';
      return toCustomHostname(reply, hostname);
    },
    async recheck({ id, hostname, ssl }) {
      // As it was ordered: another method would be another order.
      const { method = NEW_CERTIFICATE.method, type = NEW_CERTIFICATE.type } = ssl;
      const reply = await send('PATCH', `/${encodeURIComponent(id)}`, { ssl: { method, type } });
      return toCustomHostname(reply, hostname);
    },
    async remove(id) {
      const reply = await send('DELETE', `/${encodeURIComponent(id)}`);
      return reply?.status === 200 || reply?.status === 404;
    },
    async fallbackOrigin() {
      const reply = await send('GET', '/fallback_origin');
      if (reply?.status === 404) return { status: null };
      const origin = reply?.status === 200 ? v.safeParse(OriginSchema, reply.body) : null;
      return origin?.success ? { status: origin.output.result.status } : null;
    },
  };
}

interface Reply {
  status: number;
  body: unknown;
}

/** A name that it does not take, rights that the token lacks, a quota. */
const REJECTIONS: ReadonlySet<number> = new Set([400, 401, 403, 422]);

function toCustomHostname(reply: Reply | null, hostname: string): CustomHostname | null {
  if (reply === null || reply.status < 200 || reply.status > 299) return null;
  const read = v.safeParse(OneSchema, reply.body);
  return read.success && read.output.result.hostname === hostname ? read.output.result : null;
}

/** Its words may repeat what was sent; its codes do not. */
function logRejection(method: string, { status, body }: Reply): void {
  const read = v.safeParse(ErrorsSchema, body);
  log({
    event: 'cloudflare-rejected',
    method,
    status,
    codes: read.success ? read.output.errors.map(({ code }) => code) : [],
  });
}
