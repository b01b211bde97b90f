// chunk: shell

import { readBrowserCookie, writeBrowserCookie } from '#app/lib/browser-cookie.ts';
import { whenIdle } from '#app/lib/idle.ts';
import { STYLES_COOKIE, styleId } from './late-styles.ts';

const MAX_AGE_SECONDS = 30 * 24 * 3600;
/** Of two or three builds; the cookie goes with every request. */
const MAX_IDS = 60;

/**
 * Fetches as files, once the page is idle, the sheets that came inside the document: into the browser's cache alone,
 * for applying them would lay the entire page out again. A cookie names those that the browser has to the server,
 * whose next documents come without them.
 */
export function loadLateStyles(): void {
  whenIdle(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')];
    const areLoaded = await Promise.all(links.map(fetchSheet));
    if (!areLoaded.includes(false)) rememberSheets();
  });
}

/** Where its media never match, a browser fetches a sheet with its lowest priority and does not apply it. */
function fetchSheet(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true), { once: true });
    link.addEventListener('error', () => resolve(false), { once: true });
    link.media = 'not all';
    link.disabled = false;
  });
}

function rememberSheets(): void {
  const known = readBrowserCookie(STYLES_COOKIE)?.split('.') ?? [];
  const loaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].flatMap(
    ({ href }) => styleId(new URL(href).pathname) ?? [],
  );
  const ids = [...new Set([...loaded, ...known])].slice(0, MAX_IDS).join('.');
  if (ids !== known.join('.')) writeBrowserCookie(STYLES_COOKIE, ids, MAX_AGE_SECONDS);
}
