/** URL-safe base64 of a value's JSON, as used in the `filters` and `data` parameters (viewer.md §2). */
export function toBase64Json(value: unknown): string {
  return toBase64(JSON.stringify(value));
}

/** URL-safe, unpadded base64 of a text's UTF-8. */
export function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** At most 4 KB of base64 is read; links are no longer than that and a longer one is an attack. */
export const MAX_BASE64_CHARS = 4096;

/** The text behind base64 that may be URL-safe or not, padded or not; null when it is none or too long. */
export function fromBase64(encoded: string): string | null {
  if (encoded.length > MAX_BASE64_CHARS) return null;
  // A "+" that travelled through a query string arrives as a space.
  const standard = encoded.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  try {
    const bytes = Uint8Array.from(atob(standard), (char) => char.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The value behind base64 JSON, unchecked; undefined when it cannot be read. Callers validate its shape. */
export function fromBase64Json(encoded: string): unknown {
  const text = fromBase64(encoded);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
