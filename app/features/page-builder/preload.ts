import type { MetaDescriptor } from '@remix-run/react';
import type { Namespace } from '#app/features/i18n/namespaces.ts';
import { COMPONENTS_META_NAME } from '#app/ui/component-registry.ts';
import { loadComponents } from './registry.ts';

/** The registered components of a page by key, and the files that the browser loads for them. */
export interface PageComponents {
  keys: readonly string[];
  styles: readonly string[];
  scripts: readonly string[];
  /** Namespaces of texts besides those of the page's route. */
  texts: readonly Namespace[];
}

/**
 * The head tags of a page's components: their keys, their styles, and a preload of their code. Code has a low
 * priority: that early in the document it would delay the styles on a slow connection, and so the first
 * paint.
 */
export function preloadMeta({ keys, styles, scripts }: PageComponents): MetaDescriptor[] {
  if (keys.length === 0) return [];
  return [
    { name: COMPONENTS_META_NAME, content: keys.join(' ') },
    ...styles.map((href) => ({ tagName: 'link' as const, rel: 'stylesheet', href })),
    ...scripts.map((href) => ({
      tagName: 'link' as const,
      rel: 'modulepreload',
      href,
      fetchpriority: 'low',
    })),
  ];
}

/** Loads the code of a page's components before the browser navigates to it. */
export async function withComponents<Data extends { components: PageComponents }>(
  loading: Promise<Data>,
): Promise<Data> {
  const data = await loading;
  await loadComponents(data.components.keys);
  return data;
}
