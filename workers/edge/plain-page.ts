import { directionOf } from '#app/features/i18n/direction.ts';
import { createNonce } from './nonce.ts';
import { neutralPolicy, setSecurityHeaders } from './security-headers.ts';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:.5rem;padding:2rem;text-align:center;' +
  'font:1rem/1.5 system-ui,sans-serif;color:#e8e8ec;background:#111216}h1{font-size:1.5rem;margin:0}p,ul{margin:0;color:#b4b4bd}' +
  '.aside{margin-block-start:2rem;font-size:.875rem}ul{padding:0;list-style:none}a{color:#9cc2ff}@media(prefers-color-scheme:light){body{color:#1b1c20;background:#fff}' +
  'p,ul{color:#54555d}a{color:#0b57d0}}';

const TEXTS = {
  400: ['Bad request', 'This address cannot be read.'],
  403: ['Not allowed', 'This request was not made by this site.'],
  404: ['Not found', 'There is nothing at this address.'],
  429: ['Too many requests', 'Please wait a moment and try again.'],
  500: ['Something went wrong', 'Please try again in a moment.'],
  503: ['Not available right now', 'Please try again in a moment.'],
} as const satisfies Record<number, [string, string]>;

/** Where there is a brand: the link names it no more than the address does. */
const WAY_HOME = '<p><a href="/">Go to the home page</a></p>';

/**
 * A page of the edge's own, for where there is no brand or its app cannot speak. It names nobody; `isBrand`
 * adds a link to the home page.
 */
export function plainPage(status: number, isHttps: boolean, { isBrand = false } = {}): Response {
  const texts: Record<number, readonly [string, string]> = TEXTS;
  const [title, text] = texts[status] ?? TEXTS[status < 500 ? 400 : 503];
  return toPage(status, title, `<p>${text}</p>${isBrand ? WAY_HOME : ''}`, isHttps);
}

/** Development only: the brands of this deployment. */
export function brandIndex(origins: readonly string[]): Response {
  const items = origins.map((origin) => `<li><a href="${escapeHtml(origin)}">${escapeHtml(origin)}</a></li>`);
  return toPage(200, 'Marquee', `<ul>${items.join('')}</ul>`, false);
}

interface SuspendedTexts {
  language: string;
  title: string;
  text: string;
  /** Leads those who work for the brand to signing in. */
  wayIn: { href: string; label: string };
}

/** Of every address of a brand that its operator has taken off the air. It may be days: crawlers come back after an hour. */
export function suspendedPage({ language, title, text, wayIn }: SuspendedTexts, isHttps: boolean): Response {
  const link = `<p class="aside"><a href="${escapeHtml(wayIn.href)}">${escapeHtml(wayIn.label)}</a></p>`;
  const body = `<p>${escapeHtml(text)}</p>${link}`;
  const response = toPage(503, escapeHtml(title), body, isHttps, language);
  response.headers.set('Retry-After', '3600');
  response.headers.set('Content-Language', language);
  return response;
}

function toPage(status: number, title: string, body: string, isHttps: boolean, language = 'en'): Response {
  const nonce = createNonce();
  const html =
    `<!doctype html><html lang="${escapeHtml(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>${title}</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': neutralPolicy(nonce),
    'X-Frame-Options': 'DENY',
  });
  if (status === 503) headers.set('Retry-After', '10');
  setSecurityHeaders(headers, isHttps);
  return new Response(html, { status, headers });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
