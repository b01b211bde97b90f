import type { Site } from '#cli/local/site.ts';
import type { ReadText } from './page-bytes.ts';

/** Reads a brand's pages and files, each address once. */
export function siteReader(site: Site, hostname: string): ReadText {
  const texts = new Map<string, Promise<string>>();
  const load = async (path: string) => {
    const response = await site.fetch(hostname, path, { headers: { accept: 'text/html' } });
    if (!response.ok) throw new Error(`${hostname}${path} responded with ${response.status}`);
    return response.text();
  };
  return (path) => {
    const text = texts.get(path) ?? load(path);
    texts.set(path, text);
    return text;
  };
}
