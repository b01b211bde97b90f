import { fetch, type Miniflare, type Request, Response } from 'miniflare';
import { loopbackRequest } from './loopback-request.ts';
import { CLOUDFLARE_HOST, DNS_HOST, SANDBOX_HOST } from './worker-options.ts';

// Names below .localhost are ours: workerd would look them up, and find nothing on most machines.

const OUR_HOSTS = new Set([SANDBOX_HOST, DNS_HOST, CLOUDFLARE_HOST]);

/** The platform's way out: to the sandbox within this Miniflare, to everything else as it is. */
export function throughSandbox(miniflare: Miniflare, request: Request): Promise<Response> {
  const { protocol, hostname } = new URL(request.url);
  if (OUR_HOSTS.has(hostname)) return miniflare.dispatchFetch(request, { redirect: 'manual' });
  // No name below .example is on the internet: what responds there is in the table of the DNS sandbox.
  if (protocol === 'http:' && hostname.endsWith('.example'))
    return miniflare.dispatchFetch(`http://${DNS_HOST}/hosts/${hostname}`, { redirect: 'manual' });
  return fetch(request);
}

/**
 * The sandbox's way out: its messages go to the brands' sites on this machine, as a gateway's come from
 * outside.
 */
export async function throughLoopback(request: Request): Promise<Response> {
  const { hostname, port, pathname, search } = new URL(request.url);
  if (!port || !hostname.endsWith('.localhost')) return await fetch(request);
  const { status, text } = await loopbackRequest(Number(port), hostname, `${pathname}${search}`, {
    method: request.method,
    headers: withoutHost(request),
    ...(request.body ? { body: await request.text() } : {}),
  });
  return new Response(NO_BODY.has(status) ? null : text, { status });
}

const NO_BODY = new Set([204, 205, 304]);

function withoutHost({ headers }: Request): Record<string, string> {
  const { host: _, 'content-length': __, ...rest } = Object.fromEntries(headers);
  return rest;
}
