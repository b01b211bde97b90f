import { isChildSession } from '#app/contract/profile.ts';
import { NO_PUBLIC_PAGES, PUBLIC_PAGE_HEADER } from '#app/features/links/offline.ts';
import { urls } from '#app/features/links/urls.ts';
import { isServiceError } from '#app/services/service-error.ts';
import { cookieName } from './cookies.ts';
import { isSafeMethod } from './csrf.ts';
import { drainBody } from './drain-body.ts';
import { type TenantRequest, withoutForgeableHeaders } from './edge-request.ts';
import { keepMobileApp } from './keep-mobile-app.ts';
import { leadOutOfPreview } from './lead-out-of-preview.ts';
import type { EdgeMemory } from './load-context.ts';
import { plainPage } from './plain-page.ts';
import type { RemixHandlers } from './remix-handlers.ts';
import { RequestContext } from './request-context.ts';
import type { RoutePolicy } from './route-policy.ts';
import { timeZoneOf } from './time-zone.ts';

/** A service that limits the rate without saying for how long. */
const RETRY_AFTER_SECONDS = 60;

export interface Renderer {
  remix: RemixHandlers;
  memory: EdgeMemory;
}

export interface Rendered {
  context: RequestContext;
  response: Response;
}

export interface PageRequest {
  request: Request;
  /** Of the page, without `.data`. */
  pathname: string;
  policy: RoutePolicy;
  /** Rendered for everybody, to be kept. */
  isShared: boolean;
  timeZone(): string;
}

/** What of a request makes a difference to a page for everybody. */
export interface SharedPage {
  /** As the site's own links spell it, so that no other spelling gets a copy of its own. */
  path: string;
  search: string;
  /** Null is the account's default. */
  lng: string | null;
  /** Null where the page shows no time. */
  timeZone: string | null;
}

/** Lets the app answer. Cookies that it queued are on the response. */
export async function render(
  renderer: Renderer,
  tenantRequest: TenantRequest,
  page: PageRequest,
): Promise<Rendered> {
  const context = new RequestContext({
    ...tenantRequest,
    memory: renderer.memory,
    request: page.request,
    isShared: page.isShared,
    timeZone: page.timeZone,
    isHome: page.pathname === urls.home || page.pathname === urls.homeAlias,
  });
  const inactiveResponse = isSafeMethod(page.request.method)
    ? null
    : await refuseInactive(context, tenantRequest);
  const response = withOwnHeaders(
    inactiveResponse ?? (await renderer.remix.for(page.policy)(page.request, context)),
  );
  await drainBody(page.request);
  if (isRedirect(response)) context.restoreFlash();
  for (const cookie of context.cookies()) response.headers.append('Set-Cookie', cookie);
  context.attachSources(response);
  if (isOfChild(context)) response.headers.set(PUBLIC_PAGE_HEADER, NO_PUBLIC_PAGES);
  const withStatus = withRetryAfter(asUnavailable(response, context), context);
  const shown = withErrorPage(withStatus, page, tenantRequest.isHttps);
  const { url } = tenantRequest;
  return { context, response: leadOutOfPreview(keepMobileApp(shown, url), url) };
}

/** Of a page that everybody gets, never: it is rendered without a session. */
function isOfChild({ session }: RequestContext): boolean {
  const sessionId = session.currentId();
  return sessionId !== null && isChildSession(sessionId);
}

/** What was fetched, and what `Response.redirect` makes, has headers that cannot be changed. */
function withOwnHeaders(response: Response): Response {
  try {
    // The edge has one of its own (finish.ts).
    response.headers.delete('Server-Timing');
    return response;
  } catch {
    return new Response(response.body, response);
  }
}

/** Also as Remix answers its own requests for data: with 202 and the target in the body. */
function isRedirect({ status }: Response): boolean {
  return status === 202 || (status >= 300 && status < 400);
}

/** The viewer's own request, for pages that are theirs alone. */
export function privateRequest(
  { request, isHttps }: TenantRequest,
  page: Pick<PageRequest, 'pathname' | 'policy'>,
): PageRequest {
  return {
    ...page,
    request: withoutForgeableHeaders(request),
    isShared: false,
    timeZone: () => timeZoneOf(request, isHttps),
  };
}

/** Nothing of the viewer but language and time zone gets into a page that others will see. */
export function sharedRequest(
  { url, isHttps }: TenantRequest,
  { path, search, lng, timeZone }: SharedPage,
  page: Pick<PageRequest, 'pathname' | 'policy'>,
): PageRequest {
  const headers = new Headers({ Accept: '*/*' });
  if (lng !== null) headers.set('Cookie', `${cookieName('lng', isHttps)}=${encodeURIComponent(lng)}`);
  const request = new Request(`${url.origin}${path}${search}`, { headers });
  return { ...page, request, isShared: true, timeZone: () => timeZone ?? 'UTC' };
}

/** Nothing can be posted to an inactive account, nor while it is unknown whether the account is active. */
async function refuseInactive(context: RequestContext, { isHttps }: TenantRequest): Promise<Response | null> {
  try {
    const site = await context.loadSite();
    return site.isActive ? null : plainPage(403, isHttps);
  } catch (error) {
    if (isServiceError(error)) return plainPage(503, isHttps, { isBrand: true });
    throw error;
  }
}

/** A page that failed because a service did is not broken: it is back when the service is. */
function asUnavailable(response: Response, context: RequestContext): Response {
  if (response.status !== 500 || !(context.hasCallFailed || context.hasServiceFailed)) return response;
  const { body, headers } = response;
  return new Response(body, { status: 503, headers });
}

/** What a loader or an action sends beside its status does not reach a document. */
function withRetryAfter(response: Response, context: RequestContext): Response {
  if (response.status === 429 && !response.headers.has('Retry-After'))
    response.headers.set('Retry-After', String(context.retryAfterSeconds ?? RETRY_AFTER_SECONDS));
  return response;
}

/**
 * A resource's failure has no body. Who opens it in a browser's window gets a page; scripts and other sites
 * get it as it is. What guests share is one response for all of them: that has a page.
 */
function withErrorPage(response: Response, { request, isShared }: PageRequest, isHttps: boolean): Response {
  const { status, body, headers } = response;
  const isEmpty = body === null || headers.get('X-Remix-Error') === 'yes';
  const isPageWanted = isShared || request.headers.get('Accept')?.includes('text/html');
  if (status < 400 || !isEmpty || request.method === 'HEAD' || !isPageWanted) return response;
  const page = plainPage(status, isHttps, { isBrand: true });
  for (const name of ['Allow', 'Retry-After']) {
    const value = headers.get(name);
    if (value !== null) page.headers.set(name, value);
  }
  for (const cookie of headers.getSetCookie()) page.headers.append('Set-Cookie', cookie);
  return page;
}
