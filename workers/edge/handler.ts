import type { ServerBuild } from '@remix-run/cloudflare';
import { isLoopbackHostname } from '#app/contract/hostname.ts';
import { withSuspension } from '#app/features/tenancy/tenant.ts';
import { createEdgeMemory, sharedCache } from './edge-memory.ts';
import type { EdgeRequest } from './edge-request.ts';
import { type EdgeApp, handleTenantRequest } from './handle-tenant-request.ts';
import { type EdgeEnv, type EdgeMemory, type EdgeSettings, readEnv } from './load-context.ts';
import { PageCache } from './page-cache.ts';
import { brandIndex, plainPage } from './plain-page.ts';
import { RemixHandlers } from './remix-handlers.ts';
import { describeError, logProblem, logRequest } from './request-log.ts';
import { RoutePolicies } from './route-policy.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { RequestTiming } from './server-timing.ts';
import { StateWatch } from './state-watch.ts';
import { normaliseHostname, TenantDirectory, type TenantLookup } from './tenant.ts';

/** Certificate authorities look here for their proofs, before a host has a brand. */
const PROOF_PATH = /^\/\.well-known\/(?:acme-challenge|pki-validation)\//;
/** Development only: the platform shows what it has mailed. */
const MAILBOX_PATH = /^\/__mail(?:\/|$)/;
const TENANT_KEY_PREFIX = 'host/';

export interface EdgeHandlerOptions {
  /** In development a function, called for each request, so that edited code takes effect. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode?: string;
}

export type EdgeHandler = (
  request: Request,
  env: EdgeEnv,
  execution: Pick<ExecutionContext, 'waitUntil'>,
) => Promise<Response>;

interface EdgeState {
  directory: TenantDirectory;
  watch: StateWatch;
  memory: EdgeMemory;
  pages: PageCache;
}

/** The whole edge: from a request for any host to its response. Used by the Worker and by `npm run dev`. */
export function createEdgeHandler({ build, mode }: EdgeHandlerOptions): EdgeHandler {
  const appFor = createAppSource(build, mode);
  let state: EdgeState | undefined;

  return async (request, env, execution) => {
    const settings = readEnv(env);
    state ??= createState(settings);
    const url = new URL(request.url);
    const edgeRequest: EdgeRequest = {
      request,
      url,
      settings,
      requestId: crypto.randomUUID().replaceAll('-', ''),
      startedAt: Date.now(),
      isHttps: url.protocol === 'https:',
      timing: new RequestTiming(),
      waitUntil: (promise) => execution.waitUntil(promise),
    };
    try {
      const early = respondWithoutTenant(edgeRequest, normaliseHostname(url));
      return early ? await early : await respondForHost(edgeRequest, state, appFor);
    } catch (error) {
      const { requestId, isHttps } = edgeRequest;
      logProblem({ event: 'edge-error', requestId, tenant: null, error: describeError(error) });
      return plainPage(500, isHttps);
    }
  };
}

function createState(settings: EdgeSettings): EdgeState {
  const shared = sharedCache();
  return {
    directory: new TenantDirectory(settings.isPlatformHost),
    watch: new StateWatch(),
    memory: createEdgeMemory(shared),
    pages: new PageCache(shared),
  };
}

/** The app for this request: one a build, so in production one for good. */
function createAppSource(build: EdgeHandlerOptions['build'], mode: string | undefined) {
  const apps = new WeakMap<ServerBuild, Omit<EdgeApp, 'memory' | 'pages'>>();
  const resolveBuild = typeof build === 'function' ? build : () => build;
  return async ({ memory, pages }: EdgeState): Promise<EdgeApp> => {
    const current = await resolveBuild();
    const app = apps.get(current) ?? {
      remix: new RemixHandlers(current, mode),
      policies: new RoutePolicies(current),
      version: current.assets.version,
    };
    apps.set(current, app);
    return { ...app, memory, pages };
  };
}

function respondWithoutTenant(
  edgeRequest: EdgeRequest,
  hostname: string,
): Promise<Response> | Response | null {
  const { request, url, settings } = edgeRequest;
  if (settings.isPlatformHost(hostname)) return settings.platform.fetch(request);
  if (settings.isDevelopment && MAILBOX_PATH.test(url.pathname)) return settings.platform.fetch(request);
  if (hostname === settings.indexHost) return listBrands(edgeRequest);
  if (PROOF_PATH.test(url.pathname)) return respondWithProof(edgeRequest);
  if (edgeRequest.isHttps || settings.isDevelopment || isLoopbackHostname(hostname)) return null;
  return redirectToHttps(edgeRequest);
}

async function respondForHost(
  edgeRequest: EdgeRequest,
  state: EdgeState,
  appFor: (state: EdgeState) => Promise<EdgeApp>,
): Promise<Response> {
  const { url, startedAt, requestId, isHttps, timing } = edgeRequest;
  const hostname = normaliseHostname(url);
  const lookup = await lookUp(edgeRequest, state, hostname);
  timing.add('tenant', Date.now() - startedAt);
  if (lookup.kind === 'found')
    return handleTenantRequest(await appFor(state), { ...edgeRequest, tenant: lookup.tenant });
  if (lookup.kind === 'invalid') {
    logProblem({ event: 'invalid-tenant-record', requestId, hostname, reason: lookup.reason });
  }
  return respondNeutrally(edgeRequest, plainPage(lookup.kind === 'unknown' ? 404 : 503, isHttps));
}

/** What the registry has of a hostname, as it is now where its state changed in the last minutes. */
async function lookUp(
  { settings, url, startedAt, waitUntil }: EdgeRequest,
  { directory, watch }: EdgeState,
  hostname: string,
): Promise<TenantLookup> {
  const finding = directory.find(settings.tenants, hostname, url, startedAt);
  const changed = watch.find(settings.platform, hostname, { now: startedAt, waitUntil });
  const lookup = finding instanceof Promise ? await finding : finding;
  if (lookup.kind !== 'found') return lookup;
  const state = changed instanceof Promise ? await changed : changed;
  if (state === undefined) return lookup;
  if (state === 'gone') return { kind: 'unknown' };
  return { kind: 'found', tenant: withSuspension(lookup.tenant, state) };
}

function respondNeutrally(edgeRequest: EdgeRequest, response: Response): Response {
  const { requestId, request, startedAt, timing } = edgeRequest;
  const { status } = response;
  logRequest({
    event: 'request',
    requestId,
    tenant: null,
    route: null,
    method: request.method,
    status,
    cache: 'bypass',
    ms: Date.now() - startedAt,
    services: timing.durationsMs(),
  });
  return response;
}

async function respondWithProof(edgeRequest: EdgeRequest): Promise<Response> {
  const { request, settings, isHttps } = edgeRequest;
  const asset = await settings.assets?.fetch(request);
  if (!asset || asset.status === 404) return respondNeutrally(edgeRequest, plainPage(404, isHttps));
  const response = new Response(asset.body, asset);
  response.headers.set('Cache-Control', 'no-store');
  setSecurityHeaders(response.headers, isHttps);
  return respondNeutrally(edgeRequest, response);
}

/** Cookies of a deployed site are `Secure`: on plain http it could not even keep a viewer signed in. */
function redirectToHttps(edgeRequest: EdgeRequest): Response {
  const { request, url } = edgeRequest;
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return respondNeutrally(edgeRequest, plainPage(403, false));
  const headers = new Headers({
    Location: `https://${url.host}${url.pathname}${url.search}`,
    'Cache-Control': 'no-store',
  });
  setSecurityHeaders(headers, false);
  return respondNeutrally(edgeRequest, new Response(null, { status: 308, headers }));
}

async function listBrands(edgeRequest: EdgeRequest): Promise<Response> {
  const { settings, url } = edgeRequest;
  const { keys } = await settings.tenants.list({ prefix: TENANT_KEY_PREFIX, limit: 100 });
  const port = url.port ? `:${url.port}` : '';
  const hostnames = keys.map(({ name }) => name.slice(TENANT_KEY_PREFIX.length));
  return brandIndex(hostnames.map((hostname) => `${url.protocol}//${hostname}${port}`));
}
