import { PUBLIC_PAGE_HEADER } from '#app/features/links/offline.ts';
import { inlineStyles } from '#app/features/shell/entry/page-styles.server.ts';
import { Cookies } from './cookies.ts';
import type { TenantRequest } from './edge-request.ts';
import { takePageSources } from './media-sources.ts';
import { createNonce, withNonce } from './nonce.ts';
import type { StoredPage } from './page-cache.ts';
import { type CacheOutcome, logRequest } from './request-log.ts';
import type { RoutePolicy } from './route-policy.ts';
import { contentSecurityPolicy, setSecurityHeaders, setXFrameOptions } from './security-headers.ts';

/** The browser may keep a guest's page for going back, but revalidates it before showing it again. */
const GUEST_CACHE_CONTROL = 'private, no-cache';
export const PRIVATE_CACHE_CONTROL = 'private, no-store';
const RETRY_AFTER_SECONDS = '10';

export interface FinishOptions {
  policy: RoutePolicy;
  cache: CacheOutcome;
  nonce: string;
}

/** A kept page under a nonce of its own. */
export function respondWithPage(
  tenantRequest: TenantRequest,
  page: StoredPage,
  options: Omit<FinishOptions, 'nonce'>,
): Response {
  const nonce = createNonce();
  const body = tenantRequest.request.method === 'HEAD' ? null : toBody(tenantRequest, page, nonce);
  const response = new Response(body, { headers: headersOf(page) });
  response.headers.set(PUBLIC_PAGE_HEADER, tenantRequest.tenant.slug);
  return finish(tenantRequest, response, { ...options, nonce });
}

const headersOfPages = new WeakMap<StoredPage, Headers>();

/** Made once a page: a response copies them in a fraction of the time that making them from pairs takes. */
function headersOf(page: StoredPage): Headers {
  const known = headersOfPages.get(page);
  if (known) return known;
  const headers = new Headers(page.headers as [string, string][]);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', GUEST_CACHE_CONTROL);
  headersOfPages.set(page, headers);
  return headers;
}

/** With the style sheets inside that the viewer's browser does not have. */
function toBody({ request, isHttps }: TenantRequest, { body, styles }: StoredPage, nonce: string) {
  if (!styles) return withNonce(body, nonce);
  const cached = new Cookies(request.headers.get('Cookie'), isHttps).cachedStyles();
  return withNonce(body, nonce, inlineStyles(styles, { nonce, cached }));
}

/** Puts on what every response of a brand carries, and writes the request's log line. */
export function finish(
  tenantRequest: TenantRequest,
  response: Response,
  { policy, cache, nonce }: FinishOptions,
): Response {
  const { tenant, isHttps, timing, requestId, request, startedAt } = tenantRequest;
  const { headers, status } = response;
  const { paymentSandbox } = tenantRequest.settings;
  const sources = takePageSources(headers);
  setCacheControl(headers, status);
  setSecurityHeaders(headers, isHttps);
  if (policy.isSecret) headers.set('Referrer-Policy', 'no-referrer');
  // For every page and resource: what a loader throws beside its status does not reach a document.
  if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', RETRY_AFTER_SECONDS);
  if (!headers.has('Content-Security-Policy')) {
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy(tenant, policy.csp, { nonce, paymentSandbox, ...sources }),
    );
  }
  setXFrameOptions(headers, tenant, policy.csp);
  const ms = Date.now() - startedAt;
  timing.describe('tenant', tenant.slug);
  timing.describe('cache', cache);
  timing.add('total', ms);
  headers.set('Server-Timing', timing.header());
  headers.set('X-Request-Id', requestId);
  const { total: _, ...services } = timing.durationsMs();
  const { method } = request;
  logRequest({
    event: 'request',
    requestId,
    tenant: tenant.slug,
    route: policy.routeId,
    method,
    status,
    cache,
    ms,
    services,
  });
  return response;
}

function setCacheControl(headers: Headers, status: number): void {
  const isOwn = headers.has('Cache-Control') && !headers.has('Set-Cookie') && status < 400;
  if (!isOwn) headers.set('Cache-Control', PRIVATE_CACHE_CONTROL);
}
