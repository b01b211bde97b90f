import { type DemoSite, valuesOf } from './brands.ts';

/** The same number for the same text, every time. */
export function spread(text: string): number {
  let hash = 7;
  for (const char of text) hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
  return hash;
}

/** Everything that viewers write about, as `<type>/<id>`. */
export function subjectsOf(site: Pick<DemoSite, 'entities'>): string[] {
  const named = (kind: 'title' | 'playlist' | 'person' | 'venue' | 'channel', type: string) =>
    valuesOf(site, kind).map(({ id }) => `${type}/${id}`);
  return [
    ...named('title', 'content'),
    ...named('playlist', 'playlist'),
    ...named('person', 'artist'),
    ...named('venue', 'venue'),
    ...named('channel', 'channel'),
  ];
}
