import type { Site } from '#cli/local/site.ts';
import type { Browser } from '#tests/support/browser.ts';
import type { ReadText } from './page-bytes.ts';

type TextResponse = Pick<Response, 'ok' | 'status' | 'text'>;

/** Reads a brand's pages and files as a guest, each address once. */
export function siteReader(site: Site, hostname: string): ReadText {
  return readOnce(hostname, (path) => site.fetch(hostname, path, { headers: { accept: 'text/html' } }));
}

/** The same as somebody who has signed in. */
export const readerOf = (browser: Browser): ReadText =>
  readOnce(browser.hostname, (path) => browser.request(path));

function readOnce(hostname: string, request: (path: string) => Promise<TextResponse>): ReadText {
  const texts = new Map<string, Promise<string>>();
  const load = async (path: string) => {
    const response = await request(path);
    if (!response.ok) throw new Error(`${hostname}${path} responded with ${response.status}`);
    return response.text();
  };
  return (path) => {
    const text = texts.get(path) ?? load(path);
    texts.set(path, text);
    return text;
  };
}
