const MAX_KEY_LENGTH = 1024;
const SAFE_SEGMENT = /^[A-Za-z0-9_@~+,=()' -][A-Za-z0-9._@~+,=()' -]*$/;
const PRIVATE_ROOTS = ['media', 'live'];

/** Names that every brand has, and whose contents change. */
const FIXED_NAMES = /^(?:public\/static\/|frontend\/locales\/)/;

/** The R2 key below the account that a path names; null for anything that could mean another one. */
export function assetKeyOf(pathname: string): string | null {
  if (pathname.length > MAX_KEY_LENGTH) return null;
  let key: string;
  try {
    key = decodeURIComponent(pathname.replace(/^\//, ''));
  } catch {
    return null;
  }
  // A name that starts with a dot (".", "..", ".env") is none of ours.
  return key.split('/').every((segment) => SAFE_SEGMENT.test(segment)) ? key : null;
}

/** Films and streams: only behind a signature. */
export function isPrivateKey(key: string): boolean {
  return PRIVATE_ROOTS.includes(key.slice(0, key.indexOf('/')));
}

/** Files whose addresses browsers and caches never request again. */
export function isImmutableKey(key: string): boolean {
  return !isPrivateKey(key) && !FIXED_NAMES.test(key);
}
