import type { AppLoadContext, LoaderFunctionArgs, ServerBuild } from '@remix-run/cloudflare';
import { vi } from 'vitest';
import { BRAND_STATES_PATH } from '#app/contract/brand-states.ts';
import { type TenantRecord, tenantKey } from '#app/contract/tenant.ts';
import { createEdgeHandler } from '#workers/edge/handler.ts';
import type { EdgeEnv } from '#workers/edge/load-context.ts';

type Loader = (context: AppLoadContext, request: Request) => unknown;

export interface FakeRoute {
  id: string;
  path: string;
  handle?: unknown;
  loader?: Loader;
  action?: Loader;
}

export interface EdgeFixtureOptions {
  routes?: FakeRoute[];
  /** Answers the calls that go to the platform's binding. */
  platform?: (request: Request) => Response | Promise<Response>;
  env?: Partial<EdgeEnv>;
}

export type LogLine = Record<string, unknown> & { event: string };

/** The real handler over a small app of the test's own, with fakes for services and storage. */
export function createEdge({ routes = [], platform = standardPlatform, env = {} }: EdgeFixtureOptions = {}) {
  const records = new Map<string, string>();
  const reads: string[] = [];
  const calls: Request[] = [];
  const logs: LogLine[] = [];
  const pending: Promise<unknown>[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => logs.push(JSON.parse(line)));
  vi.spyOn(console, 'warn').mockImplementation((line: string) => logs.push(JSON.parse(line)));

  const bindings = {
    TENANTS: {
      get: async (key: string) => {
        reads.push(key);
        return records.get(key) ?? null;
      },
      list: async () => ({ keys: [...records.keys()].map((name) => ({ name })) }),
    },
    PLATFORM: {
      fetch: async (request: Request) => {
        // Of every isolate, whatever its pages are.
        if (request.url.endsWith(BRAND_STATES_PATH)) return Response.json({ states: {} });
        calls.push(request);
        return platform(request);
      },
    },
    ...env,
    // Only the parts of the bindings that the edge uses.
  } as unknown as EdgeEnv;
  const handle = createEdgeHandler({ build: fakeBuild(routes), mode: 'production' });

  return {
    reads,
    calls,
    logs,
    callsTo: (path: string) => calls.filter((request) => new URL(request.url).pathname === path),
    putTenant(hostname: string, overrides: Partial<TenantRecord> = {}) {
      records.set(tenantKey(hostname), JSON.stringify({ ...tenantRecord(hostname), ...overrides }));
    },
    putRaw: (hostname: string, text: string) => records.set(tenantKey(hostname), text),
    fetch: (url: string, init?: RequestInit) =>
      handle(new Request(url, { redirect: 'manual', ...init }), bindings, {
        waitUntil: (promise: Promise<unknown>) => pending.push(promise),
      }),
    /** Waits for everything that was passed to `waitUntil`. */
    async finishBackgroundWork() {
      while (pending.length > 0) await pending.pop();
    },
  };
}

export function tenantRecord(hostname: string): TenantRecord {
  const slug = hostname.split('.')[0] ?? '';
  return {
    slug,
    account_id: `acc_${slug}`,
    hostnames: [hostname],
    asset_host: `assets.${hostname}`,
    config_version: 1,
  };
}

export function ok(data: unknown): Response {
  return Response.json({ success: true, data });
}

export function refuse(status: number, message: string): Response {
  return Response.json({ success: false, message }, { status });
}

export function accountConfig(overrides: Record<string, unknown> = {}) {
  return {
    account_id: 'acc',
    status: 'ACTIVE',
    allowed_languages: [
      { code: 'en', displayName: 'English' },
      { code: 'fr', displayName: 'Français' },
    ],
    default_language: 'en',
    date_format: 'DDMMYYYY',
    cf_domain_name: 'assets.example.com',
    od_resource_allowances: { custom_template: false, content_refresh: false },
    module_permissions: { rating: true },
    account_metadata: { title: 'A brand', description: '' },
    ...overrides,
  };
}

/** A backend with a config and nothing else. */
export function standardPlatform(request: Request): Response {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/v1/account/detail') return ok(accountConfig());
  if (pathname === '/api/v1/config/static-pages') return ok([]);
  if (pathname === '/api/v1/content/meta-data/system') return ok([]);
  if (pathname === '/api/v1/user/validate-session')
    return ok(auth(request.headers.get('ott_sessionid') ?? ''));
  return refuse(404, 'Not found');
}

export function auth(sessionId: string) {
  return {
    user: { _id: 'u1', name: 'Ada Viewer', email_id: 'ada@example.com', is_email_verified: true },
    user_session: { session_id: sessionId },
  };
}

function fakeBuild(routes: FakeRoute[]): ServerBuild {
  const pages = routes.map((page) => [page.id, toRoute(page)] as const);
  const root = { id: 'root', path: '', module: { default: () => null } };
  return {
    mode: 'production',
    routes: { root, ...Object.fromEntries(pages) },
    entry: { module: { default: renderDocument, handleError: () => undefined } },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: 'dist/client',
    future: { v3_singleFetch: true, v3_relativeSplatPath: true, v3_throwAbortReason: true },
    isSpaMode: false,
    // A build has many more parts, which only rendering and the browser need.
  } as unknown as ServerBuild;
}

function toRoute({ id, path, handle, loader, action }: FakeRoute) {
  const run =
    (fn: Loader) =>
    ({ context, request }: LoaderFunctionArgs) =>
      fn(context, request);
  return {
    id,
    path: path.replace(/^\//, ''),
    parentId: 'root',
    module: {
      default: () => null,
      handle,
      loader: loader ? run(loader) : undefined,
      action: action ? run(action) : undefined,
    },
  };
}

/** A document with the loaders' data and the nonce in two places, as real documents have it. */
function renderDocument(
  _request: Request,
  status: number,
  headers: Headers,
  remix: { staticHandlerContext: { loaderData: unknown } },
  context: AppLoadContext,
) {
  const data = JSON.stringify(remix.staticHandlerContext.loaderData);
  const { nonce } = context;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const html = `<style nonce="${nonce}">é</style><p>${data}</p><script nonce="${nonce}"></script>`;
  return new Response(html, { status, headers });
}
