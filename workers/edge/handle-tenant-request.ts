import type { Suspension } from '#app/contract/tenant.ts';
import { detectLanguage } from '#app/features/i18n/detect-language.server.ts';
import { Cookies } from './cookies.ts';
import { isOwnRequest, isSafeMethod } from './csrf.ts';
import type { TenantRequest } from './edge-request.ts';
import { finish, respondWithPage } from './finish.ts';
import { redirectWithMobileApp } from './keep-mobile-app.ts';
import { isNoPublicPage, isStorable, type PageCache, type StoredPage, toStoredPage } from './page-cache.ts';
import { cachedSearch, pageKey, toPageAddress, toRequestPath } from './page-key.ts';
import { plainPage } from './plain-page.ts';
import { redirectToPrimaryHost } from './primary-host.ts';
import {
  type PageRequest,
  privateRequest,
  type Renderer,
  render,
  type SharedPage,
  sharedRequest,
} from './render.ts';
import { describeError, logProblem } from './request-log.ts';
import { requestedLanguage, storeRequestedLanguage } from './requested-language.ts';
import { isOfNoStaff, isOpenWhileSuspended, respondSuspended } from './respond-suspended.ts';
import type { RoutePolicies, RoutePolicy } from './route-policy.ts';
import { RequestTiming } from './server-timing.ts';
import { timeZoneOf } from './time-zone.ts';
import { openLiveSocket, wantsUpgrade } from './upgrade.ts';

/** Everything that answers for a brand; one of each a build. */
export interface EdgeApp extends Renderer {
  /** Changes with the scripts and styles that pages name. */
  version: string;
  policies: RoutePolicies;
  pages: PageCache;
}

/** Responds to a request for a brand's site: from the page cache, by rendering, or with an error. */
export async function handleTenantRequest(app: EdgeApp, tenantRequest: TenantRequest): Promise<Response> {
  const response = await respond(app, tenantRequest);
  const { request, url, tenant } = tenantRequest;
  const isRequested = requestedLanguage(url) !== null;
  if (isRequested && isSafeMethod(request.method) && response.status < 400 && !isPreview(app, url)) {
    storeRequestedLanguage(tenantRequest, response, app.memory.sites.languages.get(tenant));
  }
  return response;
}

/** Its language is that of its frame alone. */
const isPreview = ({ policies }: EdgeApp, { pathname }: URL) =>
  policies.find(toPageAddress(pathname).pathname).csp === 'preview';

async function respond(app: EdgeApp, tenantRequest: TenantRequest): Promise<Response> {
  const { url } = tenantRequest;
  const { pathname, isData } = toPageAddress(url.pathname);
  const policy = app.policies.find(pathname);
  const { suspension } = tenantRequest.tenant;
  if (suspension) return respondOffAir(app, tenantRequest, { policy, pathname, suspension });
  if (policy.routeId === null) return refuse(tenantRequest, policy, 404);
  return respondOnAir(app, tenantRequest, { policy, pathname, isData });
}

interface OffAir {
  policy: RoutePolicy;
  pathname: string;
  suspension: Suspension;
}

/** Of a suspended brand: one page for all, and nothing from the cache. */
async function respondOffAir(
  app: EdgeApp,
  tenantRequest: TenantRequest,
  { policy, pathname, suspension }: OffAir,
): Promise<Response> {
  if (policy.routeId !== null && isOpenWhileSuspended(tenantRequest, policy, pathname)) {
    const { request, url } = tenantRequest;
    if (!isSafeMethod(request.method) && !policy.acceptsSigned && !isOwnRequest(request, url.origin))
      return refuseCrossSite(tenantRequest, policy);
    const response = await renderPrivate(app, tenantRequest, policy, pathname);
    if (!isOfNoStaff(response, pathname)) return response;
  }
  const page = await respondSuspended(tenantRequest, suspension);
  return finish(tenantRequest, page, { policy, cache: 'bypass', nonce: '' });
}

async function respondOnAir(
  app: EdgeApp,
  tenantRequest: TenantRequest,
  { policy, pathname, isData }: { policy: RoutePolicy; pathname: string; isData: boolean },
): Promise<Response> {
  const { request, url } = tenantRequest;
  const onPrimary = redirectToPrimaryHost(tenantRequest, policy, isData);
  if (onPrimary) return finish(tenantRequest, onPrimary, { policy, cache: 'bypass', nonce: '' });
  if (!isSafeMethod(request.method)) {
    if (!policy.acceptsSigned && !isOwnRequest(request, url.origin))
      return refuseCrossSite(tenantRequest, policy);
    if (policy.isLimited && !(await isWithinLimit(tenantRequest)))
      return refuseTooMany(tenantRequest, policy);
    return renderPrivate(app, tenantRequest, policy, pathname);
  }
  if (wantsUpgrade(request)) {
    // A browser opens a socket from any site and sends its cookies along; only `Origin` names the site.
    if (request.headers.get('Origin') !== url.origin) return refuseCrossSite(tenantRequest, policy);
    return openLiveSocket(app, tenantRequest, policy);
  }
  const inApp = redirectWithMobileApp(request, url);
  if (inApp) return finish(tenantRequest, inApp, { policy, cache: 'bypass', nonce: '' });
  if (policy.isPublic && !isData && policy.canonicalPath !== pathname)
    return redirectToCanonical(tenantRequest, policy);
  const shared = policy.isPublic ? await toSharedPage(app, tenantRequest, policy, isData) : null;
  if (!shared) return renderPrivate(app, tenantRequest, policy, pathname);
  return respondFromCache(app, tenantRequest, policy, {
    key: pageKey(tenantRequest.tenant, url, shared, app.version),
    toRequest: () => sharedRequest(tenantRequest, shared, { pathname, policy }),
  });
}

/** What of the request makes a difference to a page for everybody; null when the page is the viewer's own. */
async function toSharedPage(
  app: EdgeApp,
  tenantRequest: TenantRequest,
  policy: RoutePolicy,
  isData: boolean,
): Promise<SharedPage | null> {
  const search = cachedSearch(tenantRequest.url, policy, isData);
  if (search === null) return null;
  const timeZone = policy.showsLocalTime ? timeZoneOf(tenantRequest.request, tenantRequest.isHttps) : null;
  const path = toRequestPath(policy.canonicalPath, isData);
  const page = { path, search, timeZone };
  const header = tenantRequest.request.headers.get('Cookie');
  const isRequested = requestedLanguage(tenantRequest.url) !== null;
  if (header === null && !isRequested) return { ...page, lng: null };
  const cookies = new Cookies(header, tenantRequest.isHttps);
  if (cookies.read('sid') !== null || cookies.read('flash') !== null) return null;
  const chosen = cookies.language();
  if (chosen === null && !isRequested) return { ...page, lng: null };
  // Until the account's languages are known, a made-up one must not get a page of its own.
  const known = await app.memory.sites.languages.recall(tenantRequest.tenant, Date.now());
  if (!known) return null;
  const lng = await detectLanguage(tenantRequest.request, chosen, known);
  return { ...page, lng: lng === known.defaultLanguage ? null : lng };
}

interface CachedPage {
  key: string;
  /** Only for rendering: most pages come from the cache. */
  toRequest(): PageRequest;
}

async function respondFromCache(
  app: EdgeApp,
  tenantRequest: TenantRequest,
  policy: RoutePolicy,
  cached: CachedPage,
): Promise<Response> {
  const { key } = cached;
  const now = Date.now();
  const fresh = app.pages.findFresh(key, now);
  if (fresh) return respondWithPage(tenantRequest, fresh, { policy, cache: 'hit' });
  const stored = await app.pages.find(key, now);
  const freshness = stored ? app.pages.freshness(stored, now) : 'expired';
  if (stored && freshness === 'fresh')
    return respondWithPage(tenantRequest, stored, { policy, cache: 'hit' });
  if (stored && freshness === 'stale') {
    tenantRequest.waitUntil(app.pages.refreshOnce(key, now, () => refresh(app, tenantRequest, cached)));
    return respondWithPage(tenantRequest, stored, { policy, cache: 'stale' });
  }
  return renderAndStore(app, tenantRequest, policy, cached, stored);
}

interface Attempt {
  /** What became of it, whether or not it was good enough to be kept. */
  page: StoredPage | null;
  /** Where it is no page for everybody: a redirect, an error, one with cookies. */
  response: Response | null;
  nonce: string;
  hasFailed: boolean;
}

async function renderShared(
  app: EdgeApp,
  tenantRequest: TenantRequest,
  { key, toRequest }: CachedPage,
): Promise<Attempt> {
  const { response, context } = await render(app, tenantRequest, toRequest());
  const { nonce } = context;
  const storedAt = Date.now();
  const isMomentary = () => (context.expiresAt ?? Number.POSITIVE_INFINITY) <= storedAt;
  if (isMomentary() || !isStorable(response, context.cookies())) {
    if (isMomentary() || isNoPublicPage(response)) app.pages.forget(key, tenantRequest.waitUntil);
    return { page: null, response, nonce, hasFailed: response.status >= 500 };
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  // Only now has everything deferred run, which may have failed or have set an earlier expiry.
  const { expiresAt, hasCallFailed } = context;
  const rendered = toStoredPage(bytes, response, { nonce, storedAt, expiresAt });
  if (isMomentary()) app.pages.forget(key, tenantRequest.waitUntil);
  // A page with a hole in it is for those who cannot have a better one, not for everybody after them.
  else if (!hasCallFailed) app.pages.store(key, rendered, tenantRequest.waitUntil);
  return { page: rendered, response: null, nonce, hasFailed: hasCallFailed };
}

async function renderAndStore(
  app: EdgeApp,
  tenantRequest: TenantRequest,
  policy: RoutePolicy,
  cached: CachedPage,
  stored: StoredPage | undefined,
): Promise<Response> {
  const attempt = await renderShared(app, tenantRequest, cached);
  if (attempt.hasFailed && stored)
    return respondWithPage(tenantRequest, stored, { policy, cache: 'error-stale' });
  if (attempt.page) return respondWithPage(tenantRequest, attempt.page, { policy, cache: 'miss' });
  return finish(tenantRequest, attempt.response ?? plainPage(500, tenantRequest.isHttps, { isBrand: true }), {
    policy,
    cache: 'bypass',
    nonce: attempt.nonce,
  });
}

async function refresh(app: EdgeApp, tenantRequest: TenantRequest, cached: CachedPage): Promise<void> {
  try {
    await renderShared(app, { ...tenantRequest, timing: new RequestTiming() }, cached);
  } catch (error) {
    const { requestId, tenant } = tenantRequest;
    logProblem({ event: 'edge-error', requestId, tenant: tenant.slug, error: describeError(error) });
  }
}

async function renderPrivate(
  app: EdgeApp,
  tenantRequest: TenantRequest,
  policy: RoutePolicy,
  pathname: string,
): Promise<Response> {
  const { response, context } = await render(
    app,
    tenantRequest,
    privateRequest(tenantRequest, { pathname, policy }),
  );
  return finish(tenantRequest, response, { policy, cache: 'bypass', nonce: context.nonce });
}

/** Counted by brand and address: one flood costs its sender, and nobody else. */
async function isWithinLimit({ settings, tenant, request }: TenantRequest): Promise<boolean> {
  const address = request.headers.get('CF-Connecting-IP') ?? 'unknown';
  const counted = await settings.eventLimit?.limit({ key: `${tenant.slug}/${address}` });
  return counted?.success ?? true;
}

function refuseTooMany(tenantRequest: TenantRequest, policy: RoutePolicy): Response {
  const response = refuse(tenantRequest, policy, 429);
  response.headers.set('Retry-After', '60');
  return response;
}

function refuseCrossSite(tenantRequest: TenantRequest, policy: RoutePolicy): Response {
  const { requestId, tenant } = tenantRequest;
  logProblem({ event: 'cross-site-blocked', requestId, tenant: tenant.slug, route: policy.routeId });
  return refuse(tenantRequest, policy, 403);
}

function refuse(tenantRequest: TenantRequest, policy: RoutePolicy, status: number): Response {
  const page = plainPage(status, tenantRequest.isHttps, { isBrand: true });
  return finish(tenantRequest, page, { policy, cache: 'bypass', nonce: '' });
}

/** One address a page: other spellings would each be a copy in the cache, and to search engines a page. */
function redirectToCanonical(tenantRequest: TenantRequest, policy: RoutePolicy): Response {
  const headers = { Location: policy.canonicalPath + tenantRequest.url.search };
  const response = new Response(null, { status: 308, headers });
  return finish(tenantRequest, response, { policy, cache: 'bypass', nonce: '' });
}
