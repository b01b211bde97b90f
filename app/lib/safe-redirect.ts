const MAX_PATH_CHARS = 2048;
/** Any origin would do: a target that leaves it is not ours. */
const ANY_ORIGIN = 'https://own.invalid';

/**
 * The target as a path of this site (path, query and fragment, normalised), or the fallback when it is
 * anything else: an absolute or scheme-relative URL, something a browser could read as one, a control
 * character, no string.
 */
export function safeRedirect(target: unknown, fallback = '/'): string {
  if (typeof target !== 'string' || target.length > MAX_PATH_CHARS) return fallback;
  // Browsers take "\" for "/" and drop tabs and line breaks; a decoding proxy may do so with the encoded
  // ones.
  if (!target.startsWith('/') || /[\\\p{Cc}]/u.test(target) || /^\/(?:\/|%2f|%5c)/i.test(target))
    return fallback;
  if (!URL.canParse(target, ANY_ORIGIN)) return fallback;
  const url = new URL(target, ANY_ORIGIN);
  // "/.//host" becomes "//host" once it is normalised.
  if (url.origin !== ANY_ORIGIN || /^\/(?:\/|%2f|%5c)/i.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}
