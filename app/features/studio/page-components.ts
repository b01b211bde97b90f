import type { PageComponents } from '#app/features/page-builder/preload.ts';

export const NO_COMPONENTS: PageComponents = { keys: [], styles: [], scripts: [], texts: [] };

/**
 * For pages of edit mode: the scripts named are those of viewers' pages, and its own are loaded by their keys (decision
 * 075).
 */
export const withoutScripts = (components: PageComponents): PageComponents => ({
  ...components,
  scripts: [],
});
