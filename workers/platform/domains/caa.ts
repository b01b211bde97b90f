import type { DnsRecord } from './observation.ts';

/** The authorities of which Cloudflare takes one for a certificate, as CAA records name them. */
export const AUTHORITIES = ['pki.goog', 'letsencrypt.org', 'ssl.com'] as const;

/** Cloudflare's names for them (`ssl.certificate_authority`). */
const BY_CLOUDFLARE: Readonly<Record<string, string>> = {
  google: 'pki.goog',
  lets_encrypt: 'letsencrypt.org',
  ssl_com: 'ssl.com',
};

/** `0 issue "letsencrypt.org"`; Cloudflare's resolver gives the bytes in hexadecimal (RFC 3597) instead. */
const TEXT_FORM = /^(\d{1,3}) +([a-z0-9]+) +"?([^"]*)"?$/i;
const BYTE_FORM = /^\\# +\d+ +((?:[0-9a-f]{2} ?)+)$/i;

interface Caa {
  tag: string;
  /** The authority's name, without parameters; empty where none may. */
  authority: string;
}

/** Whether these records keep our authorities out: all of them, or the one that Cloudflare has chosen. */
export function isIssuanceForbidden(records: readonly DnsRecord[], chosen: string | undefined): boolean {
  const issuers = records.flatMap(({ value }) => parseCaa(value) ?? []).filter(({ tag }) => tag === 'issue');
  // Without an `issue` record everybody may (RFC 8659, 4.2).
  if (issuers.length === 0) return false;
  const wanted = chosen === undefined ? undefined : BY_CLOUDFLARE[chosen];
  const usable: readonly string[] = wanted === undefined ? AUTHORITIES : [wanted];
  return !issuers.some(({ authority }) => usable.includes(authority));
}

/** The `issue` values that are not there yet. */
export function missingAuthorities(records: readonly DnsRecord[]): string[] {
  const allowed = new Set(
    records.flatMap(({ value }) => parseCaa(value) ?? []).map(({ authority }) => authority),
  );
  return AUTHORITIES.filter((authority) => !allowed.has(authority));
}

export function parseCaa(value: string): Caa | null {
  const bytes = BYTE_FORM.exec(value)?.[1];
  if (bytes !== undefined) return fromBytes(bytes.replaceAll(' ', ''));
  const [, , tag = '', text = ''] = TEXT_FORM.exec(value.trim()) ?? [];
  return tag === '' ? null : toCaa(tag, text);
}

/** A byte of flags, one with the tag's length, the tag, the value (RFC 8659, 4.1). */
function fromBytes(hexadecimal: string): Caa | null {
  const bytes = (hexadecimal.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
  const [, length = 0] = bytes;
  if (bytes.length < 2 + length) return null;
  const text = String.fromCharCode(...bytes.slice(2));
  return toCaa(text.slice(0, length), text.slice(length));
}

function toCaa(tag: string, value: string): Caa {
  return { tag: tag.toLowerCase(), authority: (value.split(';')[0] ?? '').trim().toLowerCase() };
}
