import type { TenantRequest } from './edge-request.ts';
import type { RoutePolicy } from './route-policy.ts';
import { normaliseHostname } from './tenant.ts';

/** Where a browser fetches a document for; crawlers and older browsers do not send the header. */
const DOCUMENTS: ReadonlySet<string> = new Set(['document', 'iframe']);
/** Apps and certificate authorities look there for what belongs to this very hostname. */
const WELL_KNOWN = '/.well-known/';

/**
 * A document of another hostname than the brand's primary one is there: one address a page. Null for what
 * has to stay: data of an open page (another origin's redirect would fail it), sockets, what is posted, and
 * returns from gateways, whose viewer has the session of the hostname where the payment began.
 */
export function redirectToPrimaryHost(
  { request, url, tenant }: TenantRequest,
  policy: Pick<RoutePolicy, 'acceptsSigned'>,
  isData: boolean,
): Response | null {
  const { primaryHost } = tenant;
  if (primaryHost === null || primaryHost === normaliseHostname(url)) return null;
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  if (isData || policy.acceptsSigned || url.pathname.startsWith(WELL_KNOWN)) return null;
  if (request.headers.get('Upgrade') !== null) return null;
  const destination = request.headers.get('Sec-Fetch-Dest');
  if (destination !== null && !DOCUMENTS.has(destination)) return null;
  const port = url.port ? `:${url.port}` : '';
  const location = `${url.protocol}//${primaryHost}${port}${url.pathname}${url.search}`;
  // Kept by a browser it would lead in a circle once the primary hostname is another one.
  const headers = { Location: location, 'Cache-Control': 'no-store' };
  return new Response(null, { status: 308, headers });
}
