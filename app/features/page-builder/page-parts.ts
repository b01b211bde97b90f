import type { MetaDescriptor } from '@remix-run/react';
import type { Namespace } from '#app/features/i18n/namespaces.ts';
import { PARTS_META_NAME } from '#app/ui/fetched-parts.ts';
import { fetchParts } from './fetch-parts.ts';

/** The parts of a page by name, and the files that the browser fetches for them. */
export interface PageParts {
  keys: readonly string[];
  styles: readonly string[];
  scripts: readonly string[];
  /** Namespaces of texts besides those of the page's route. */
  texts: readonly Namespace[];
}

/**
 * What a document says of its parts: their names, their styles, and their code before the page's own asks for it. The code
 * stands so early in the document that on a slow line it would keep the styles, and so the first paint, waiting.
 */
export function partsMeta({ keys, styles, scripts }: PageParts): MetaDescriptor[] {
  if (keys.length === 0) return [];
  return [
    { name: PARTS_META_NAME, content: keys.join(' ') },
    ...styles.map((href) => ({ tagName: 'link' as const, rel: 'stylesheet', href })),
    ...scripts.map((href) => ({
      tagName: 'link' as const,
      rel: 'modulepreload',
      href,
      fetchpriority: 'low',
    })),
  ];
}

/** Before a page is gone to: the code of its parts. */
export async function withParts<Data extends { parts: PageParts }>(loading: Promise<Data>): Promise<Data> {
  const data = await loading;
  await fetchParts(data.parts.keys);
  return data;
}
