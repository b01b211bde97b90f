import { safeRedirect } from './safe-redirect.ts';

const MAX_ADDRESS_CHARS = 2048;
const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Where a link may lead: a path of this site, or an address with its scheme. No `//host`, nothing relative.
 */
export function safeHref(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_ADDRESS_CHARS) return null;
  if (value.startsWith('/')) return safeRedirect(value, '') || null;
  if (!URL.canParse(value)) return null;
  const { protocol, href, username, password } = new URL(value);
  // "https://bank.example@elsewhere.example" pretends to lead to the first.
  return LINK_PROTOCOLS.has(protocol) && !username && !password ? href : null;
}
