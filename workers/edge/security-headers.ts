import type { Tenant } from '#app/features/tenancy/tenant.ts';
import { gatewaySources } from './gateway-sources.ts';
import type { PageSources } from './media-sources.ts';

/** Not for subdomains: a brand's hostname may be its apex, and what lies below it is not ours to bind. */
const HSTS = 'max-age=31536000';
const REFERRER_POLICY = 'strict-origin-when-cross-origin';
const PERMISSIONS_POLICY = [
  'fullscreen=(self)',
  'picture-in-picture=(self)',
  'autoplay=(self)',
  'encrypted-media=(self)',
  'payment=()',
  'camera=()',
  'microphone=()',
  'geolocation=()',
  'display-capture=()',
  'usb=()',
  'browsing-topics=()',
].join(', ');

/**
 * Which of the four policies a page gets; a route selects another one in `handle.csp`. A `preview` may be framed by
 * the site's own pages.
 */
export type CspKind = 'page' | 'embed' | 'payment' | 'preview';

interface PolicyOptions extends PageSources {
  nonce: string;
  paymentSandbox: string | null;
}

/** Split where the nonce goes, so that a policy is built once per tenant and not per request. */
type Policy = readonly string[];

/** Of a tenant by kind and asset origin; one a kind, unless an asset host has just moved. */
const policies = new WeakMap<Tenant, Map<string, Policy>>();

/** Sets the headers that every response carries, errors and redirects included. */
export function setSecurityHeaders(headers: Headers, isHttps: boolean): void {
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', REFERRER_POLICY);
  headers.set('Permissions-Policy', PERMISSIONS_POLICY);
  headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  if (isHttps) headers.set('Strict-Transport-Security', HSTS);
}

/** The Content-Security-Policy of a tenant's page. */
export function contentSecurityPolicy(
  tenant: Tenant,
  kind: CspKind,
  { nonce, paymentSandbox, mediaOrigins, assetOrigin }: PolicyOptions,
): string {
  const files = assetOrigin ?? tenant.assetOrigin;
  const build = () => buildPolicy(tenant, kind, paymentSandbox, [files, ...mediaOrigins]);
  // Few pages play from an origin that the brand's record does not name.
  if (mediaOrigins.length > 0) return build().replaceAll('{nonce}', nonce);
  const known = policies.get(tenant) ?? new Map<string, Policy>();
  const key = `${kind} ${files}`;
  const policy = known.get(key) ?? build().split('{nonce}');
  if (!known.has(key)) policies.set(tenant, known.set(key, policy));
  return policy.join(nonce);
}

/** The older form of `frame-ancestors`, without lists; current browsers ignore it beside one. */
export function setXFrameOptions(headers: Headers, tenant: Tenant, kind: CspKind): void {
  const ancestors = ancestorsOf(tenant, kind);
  if (ancestors[0] === "'none'") headers.set('X-Frame-Options', 'DENY');
  else if (ancestors.every((source) => source === "'self'")) headers.set('X-Frame-Options', 'SAMEORIGIN');
}

function ancestorsOf(tenant: Tenant, kind: CspKind): readonly string[] {
  if (kind === 'preview') return ["'self'"];
  return kind === 'embed' && tenant.frameAncestors.length > 0 ? tenant.frameAncestors : ["'none'"];
}

/**
 * A link may open somebody else's page over this one (docs/decisions/030). Which links a page has is not
 * known here, and a document keeps its policy while a viewer goes from page to page; what it may not frame is
 * anything insecure, and our own.
 */
function frameSrcOf({ origin }: Tenant, kind: CspKind): readonly string[] {
  return kind === 'page' || kind === 'preview' ? [new URL(origin).protocol] : ["'none'"];
}

/** The policy of pages that belong to no tenant. They have no scripts, pictures or forms. */
export function neutralPolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

function buildPolicy(
  tenant: Tenant,
  kind: CspKind,
  paymentSandbox: string | null,
  origins: readonly string[],
): string {
  const files = [...origins, ...tenant.mediaSources];
  const gateways = kind === 'payment' ? gatewaySources(paymentSandbox, tenant) : null;
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'nonce-{nonce}'", "'strict-dynamic'"],
    'style-src': ["'self'", "'nonce-{nonce}'"],
    // Custom properties on elements (a colour, a progress) are style attributes; they cannot carry a nonce.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", ...files, 'data:', 'blob:', ...(gateways?.images ?? [])],
    'media-src': ["'self'", ...files, 'data:', 'blob:'],
    // Not every browser takes 'self' for the site's sockets, too.
    'connect-src': [
      "'self'",
      tenant.origin.replace(/^http/, 'ws'),
      ...files,
      ...(gateways?.connections ?? []),
    ],
    'font-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': [...(gateways?.iframes ?? frameSrcOf(tenant, kind))],
    'frame-ancestors': [...ancestorsOf(tenant, kind)],
    'form-action': ["'self'", ...(gateways?.formTargets ?? [])],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
