import type { Brand } from './types.ts';

/** The same number for the same text, every time. */
export function spread(text: string): number {
  let hash = 7;
  for (const char of text) hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
  return hash;
}

/** Everything that viewers write about, as `<type>/<id>`. */
export function subjectsOf(brand: Brand): string[] {
  return [
    ...brand.titles.map((t) => `${t.type === 'PLAYLIST' ? 'playlist' : 'content'}/${t.id}`),
    ...brand.people.map((p) => `artist/${p.id}`),
    ...brand.venues.map((p) => `venue/${p.id}`),
    ...brand.channels.map((c) => `channel/${c.id}`),
  ];
}
