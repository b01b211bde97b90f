import { chooseLanguage } from '#app/features/tenancy/site.ts';
import { siteScope } from '#app/features/tenancy/site-loader.server.ts';
import { askedLanguage, keepAskedLanguage } from './asked-language.ts';
import { Cookies } from './cookies.ts';
import { isOwnRequest, isSafeMethod } from './csrf.ts';
import { finish, respondWithPage } from './finish.ts';
import type { Incoming } from './incoming.ts';
import { askForMobileApp } from './keep-mobile-app.ts';
import {
  FRESH_MS,
  isOtherAnswer,
  isStorable,
  type PageCache,
  STALE_MS,
  type StoredPage,
  toStoredPage,
} from './page-cache.ts';
import { cachedSearch, pageKey, toPageAddress } from './page-key.ts';
import { plainPage } from './plain-page.ts';
import {
  type PageRequest,
  personalRequest,
  type Renderer,
  render,
  type SharedPage,
  sharedRequest,
} from './render.ts';
import { describeError, logProblem } from './request-log.ts';
import type { RoutePolicies, RoutePolicy } from './route-policy.ts';
import { RequestTiming } from './server-timing.ts';
import { timeZoneOf } from './time-zone.ts';
import { answerUpgrade, asksForUpgrade } from './upgrade.ts';

/** Everything that answers for a brand; one of each a build. */
export interface EdgeApp extends Renderer {
  /** Changes with the scripts and styles that pages name. */
  version: string;
  policies: RoutePolicies;
  pages: PageCache;
}

/** A request for a brand's site: refused, out of the page cache, or rendered. */
export async function answerTenant(app: EdgeApp, incoming: Incoming): Promise<Response> {
  const response = await answer(app, incoming);
  if (isSafeMethod(incoming.request.method) && response.status < 400) {
    keepAskedLanguage(incoming, response, app.memory.sites.languages.get(siteScope(incoming.tenant)));
  }
  return response;
}

async function answer(app: EdgeApp, incoming: Incoming): Promise<Response> {
  const { request, url } = incoming;
  const { pathname, isData } = toPageAddress(url.pathname);
  const policy = app.policies.find(pathname);
  if (!isSafeMethod(request.method)) {
    if (!policy.acceptsSigned && !isOwnRequest(request, url.origin)) return refuseCrossSite(incoming, policy);
    if (policy.isLimited && !(await isWithinLimit(incoming))) return refuseTooMany(incoming, policy);
    return answerPersonally(app, incoming, policy, pathname);
  }
  if (asksForUpgrade(request)) {
    // A browser opens a socket from any site and sends its cookies along; only `Origin` tells which.
    if (request.headers.get('Origin') !== url.origin) return refuseCrossSite(incoming, policy);
    return answerUpgrade(app, incoming, policy);
  }
  const inApp = askForMobileApp(request, url);
  if (inApp) return finish(incoming, inApp, { policy, cache: 'bypass', nonce: '' });
  const shared = policy.isPublic ? toSharedPage(app, incoming, policy, isData) : null;
  if (!shared) return answerPersonally(app, incoming, policy, pathname);
  return answerFromCache(app, incoming, policy, {
    key: pageKey(incoming.tenant, url, shared, app.version),
    page: sharedRequest(incoming, shared, { pathname, policy }),
  });
}

/** What of the request makes a difference to a page for everybody; null when the page is the viewer's own. */
function toSharedPage(
  app: EdgeApp,
  incoming: Incoming,
  policy: RoutePolicy,
  isData: boolean,
): SharedPage | null {
  const search = cachedSearch(incoming.url, policy, isData);
  if (search === null) return null;
  const timeZone = policy.tellsTime ? timeZoneOf(incoming.request, incoming.isHttps) : null;
  const header = incoming.request.headers.get('Cookie');
  const asked = askedLanguage(incoming.url);
  if (header === null && asked === null) return { search, lng: null, timeZone };
  const cookies = new Cookies(header, incoming.isHttps);
  if (cookies.read('sid') !== null || cookies.read('flash') !== null) return null;
  const wanted = [asked, cookies.language()].filter((lng) => lng !== null);
  if (wanted.length === 0) return { search, lng: null, timeZone };
  // Until the account's languages are known, a made-up one must not get a page of its own.
  const known = app.memory.sites.languages.get(siteScope(incoming.tenant));
  if (!known) return null;
  const lng = chooseLanguage(known, ...wanted);
  return { search, lng: lng === known.defaultLanguage ? null : lng, timeZone };
}

interface CachedPage {
  key: string;
  page: PageRequest;
}

async function answerFromCache(
  app: EdgeApp,
  incoming: Incoming,
  policy: RoutePolicy,
  { key, page }: CachedPage,
): Promise<Response> {
  const now = Date.now();
  const fresh = app.pages.findFresh(key, now);
  if (fresh) return respondWithPage(incoming, fresh, { policy, cache: 'hit' });
  const kept = await app.pages.find(key, now);
  const age = kept ? now - kept.storedAt : Number.POSITIVE_INFINITY;
  if (kept && age < FRESH_MS) return respondWithPage(incoming, kept, { policy, cache: 'hit' });
  if (kept && age < STALE_MS) {
    incoming.waitUntil(app.pages.refreshOnce(key, now, () => refresh(app, incoming, { key, page })));
    return respondWithPage(incoming, kept, { policy, cache: 'stale' });
  }
  return renderAndKeep(app, incoming, policy, { key, page }, kept);
}

interface Attempt {
  /** What became of it, whether or not it was good enough to be kept. */
  page: StoredPage | null;
  /** Where it is no page for everybody: a redirect, an error, one with cookies. */
  response: Response | null;
  nonce: string;
  hasFailed: boolean;
}

async function renderShared(app: EdgeApp, incoming: Incoming, { key, page }: CachedPage): Promise<Attempt> {
  const { response, context, client, expiresAt } = await render(app, incoming, page);
  const { nonce } = context;
  const storedAt = Date.now();
  const isMomentary = (expiresAt() ?? Number.POSITIVE_INFINITY) <= storedAt;
  if (isMomentary || !isStorable(response, context.cookies())) {
    if (isMomentary || isOtherAnswer(response)) app.pages.forget(key, incoming.waitUntil);
    return { page: null, response, nonce, hasFailed: response.status >= 500 };
  }
  const rendered = await toStoredPage(response, nonce, { storedAt, expiresAt: expiresAt() });
  // A page with a hole in it is for those who cannot have a better one, not for everybody after them.
  if (!client.hasFailed) app.pages.store(key, rendered, incoming.waitUntil);
  return { page: rendered, response: null, nonce, hasFailed: client.hasFailed };
}

async function renderAndKeep(
  app: EdgeApp,
  incoming: Incoming,
  policy: RoutePolicy,
  cached: CachedPage,
  kept: StoredPage | undefined,
): Promise<Response> {
  const attempt = await renderShared(app, incoming, cached);
  if (attempt.hasFailed && kept) return respondWithPage(incoming, kept, { policy, cache: 'error-stale' });
  if (attempt.page) return respondWithPage(incoming, attempt.page, { policy, cache: 'miss' });
  return finish(incoming, attempt.response ?? plainPage(500, incoming.isHttps), {
    policy,
    cache: 'bypass',
    nonce: attempt.nonce,
  });
}

async function refresh(app: EdgeApp, incoming: Incoming, cached: CachedPage): Promise<void> {
  try {
    await renderShared(app, { ...incoming, timing: new RequestTiming() }, cached);
  } catch (error) {
    const { requestId, tenant } = incoming;
    logProblem({ event: 'edge-error', requestId, tenant: tenant.slug, error: describeError(error) });
  }
}

async function answerPersonally(
  app: EdgeApp,
  incoming: Incoming,
  policy: RoutePolicy,
  pathname: string,
): Promise<Response> {
  const { response, context } = await render(app, incoming, personalRequest(incoming, { pathname, policy }));
  return finish(incoming, response, { policy, cache: 'bypass', nonce: context.nonce });
}

/** Counted by brand and address: one flood costs its sender, and nobody else. */
async function isWithinLimit({ settings, tenant, request }: Incoming): Promise<boolean> {
  const address = request.headers.get('CF-Connecting-IP') ?? 'unknown';
  const counted = await settings.eventLimit?.limit({ key: `${tenant.slug}/${address}` });
  return counted?.success ?? true;
}

function refuseTooMany(incoming: Incoming, policy: RoutePolicy): Response {
  const response = new Response(null, { status: 429, headers: { 'Retry-After': '60' } });
  return finish(incoming, response, { policy, cache: 'bypass', nonce: '' });
}

function refuseCrossSite(incoming: Incoming, policy: RoutePolicy): Response {
  const { requestId, tenant, isHttps } = incoming;
  logProblem({ event: 'cross-site-blocked', requestId, tenant: tenant.slug, route: policy.routeId });
  return finish(incoming, plainPage(403, isHttps), { policy, cache: 'bypass', nonce: '' });
}
