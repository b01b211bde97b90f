import type { Tenant } from '#app/features/tenancy/tenant.ts';
import type { EdgeSettings } from './load-context.ts';
import type { RequestTiming } from './server-timing.ts';

/** A request on its way in, with what is known about it before there is a tenant. */
export interface EdgeRequest {
  request: Request;
  url: URL;
  settings: EdgeSettings;
  /** 32 hexadecimal digits: also the trace id of the calls that it causes. */
  requestId: string;
  startedAt: number;
  isHttps: boolean;
  timing: RequestTiming;
  waitUntil(promise: Promise<unknown>): void;
}

/** An arrival at a brand's site. */
export interface TenantRequest extends EdgeRequest {
  tenant: Tenant;
}

/** `Origin`, too: a request that gets this far has passed `isOwnRequest`; Remix would compare it with Host again and refuse gateways. */
const FORGEABLE_HEADERS: ReadonlySet<string> = new Set([
  'forwarded',
  'origin',
  'x-http-method-override',
  'x-original-url',
  'x-rewrite-url',
]);

/** The request without the headers by which a client could pretend to another address, host or method. */
export function withoutForgeableHeaders(request: Request): Request {
  const forgeable = [...request.headers.keys()].filter(
    (name) => FORGEABLE_HEADERS.has(name) || name.startsWith('x-forwarded-'),
  );
  if (forgeable.length === 0) return request;
  const headers = new Headers(request.headers);
  for (const name of forgeable) headers.delete(name);
  return new Request(request, { headers });
}
