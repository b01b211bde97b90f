import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

/** What time it is, for a device that woke up or whose clock was put. */
export function loader({ context }: LoaderFunctionArgs) {
  return Response.json({ nowMs: context.now.getTime() }, { headers: { 'Cache-Control': 'no-store' } });
}
