import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

/**
 * The server's time, for countdowns: the viewer's own clock may be wrong, and a page may come from a cache.
 */
export function loader({ context }: LoaderFunctionArgs) {
  return Response.json({ nowMs: context.now.getTime() }, { headers: { 'Cache-Control': 'no-store' } });
}
