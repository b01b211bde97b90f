// Cookies that the page's own scripts read and write. Over https the edge's cookies (workers/edge/cookies.ts) carry a
// prefix that ties them to this host; browsers refuse it on plain http, which only development uses.

const HOST_PREFIX = '__Host-';

/** The raw value among a document's cookies; null where there is none. */
export function readBrowserCookie(name: string, cookies = document.cookie): string | null {
  const pair = cookies
    .split('; ')
    .find((each) => each.startsWith(`${name}=`) || each.startsWith(`${HOST_PREFIX}${name}=`));
  return pair?.slice(pair.indexOf('=') + 1) ?? null;
}

export function writeBrowserCookie(name: string, value: string, maxAgeSeconds: number): void {
  const [prefix, secure] = location.protocol === 'https:' ? [HOST_PREFIX, '; Secure'] : ['', ''];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${prefix}${name}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`;
}
