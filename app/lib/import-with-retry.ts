import { backoffMs } from './backoff.ts';

const RETRY = { firstMs: 1000, longestMs: 30_000 };

/**
 * Imports code that adds to a page after it has loaded: while the network is gone the import is retried,
 * instead of failing the page.
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, backoffMs(retries, RETRY)));
      reloadStyleSheets();
    }
  }
}

/** Vite requests a style sheet once, even where that failed. */
function reloadStyleSheets() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode());
  }
}
