import type { ServerBuild } from '@remix-run/cloudflare';
import type { ViteDevServer } from 'vite';
import type { openPlatform } from '#cli/local/site.ts';
import { SANDBOX_HOST } from '#cli/local/worker-options.ts';

type Platform = Awaited<ReturnType<typeof openPlatform>>;
type EdgeModule = typeof import('#workers/edge/handler.ts');

const NO_BODY = new Set([101, 204, 205, 304]);

/**
 * The edge Worker in this process, loaded through Vite on every request so that edits take effect at once.
 * Its page cache starts empty each time for the same reason.
 */
export function createDevelopmentEdge(vite: ViteDevServer, platform: Platform, paymentSandbox: string) {
  const env = () => ({
    TENANTS: platform.bindings.tenants,
    PLATFORM: { fetch: (request: Request) => fetchFromPlatform(platform, request) },
    PLATFORM_HOSTS: 'assets.localhost,platform.localhost',
    DEV_INDEX_HOST: 'localhost',
    PAYMENT_SANDBOX: paymentSandbox,
  });
  const build = async () => (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild;
  // No one waits for it here; what fails in the background belongs on the terminal.
  const waitUntil = (promise: Promise<unknown>) =>
    void promise.catch((error: unknown) => console.error(error));

  return async (request: Request): Promise<Response> => {
    if (new URL(request.url).hostname === SANDBOX_HOST) return await fetchFromPlatform(platform, request);
    const { createEdgeHandler } = (await vite.ssrLoadModule('/workers/edge/handler.ts')) as EdgeModule;
    const handle = createEdgeHandler({ build, mode: 'development' });
    return withViteAllowed(await handle(request, env() as never, { waitUntil }));
  };
}

/**
 * The platform, or the sandbox beside it: through Miniflare, whose Request and Response are not this
 * process's own.
 */
async function fetchFromPlatform(platform: Platform, request: Request): Promise<Response> {
  const { hostname, port, pathname, search } = new URL(request.url);
  const body = request.body === null ? {} : { body: Buffer.from(await request.arrayBuffer()) };
  const response = await platform.fetch(port ? `${hostname}:${port}` : hostname, `${pathname}${search}`, {
    method: request.method,
    headers: [...request.headers],
    ...body,
  });
  const headers = new Headers([...response.headers]);
  // The body arrives decoded.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const stream = NO_BODY.has(response.status) ? null : (response.body as ReadableStream | null);
  return new Response(stream, { status: response.status, headers });
}

/** Vite puts style elements into the page from script and opens a web socket; production does neither. */
function withViteAllowed(response: Response): Response {
  const policy = response.headers.get('content-security-policy');
  if (!policy?.includes('style-src')) return response;
  const relaxed = policy
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace(/connect-src /, 'connect-src ws: ');
  const copy = new Response(response.body, response);
  copy.headers.set('content-security-policy', relaxed);
  return copy;
}
