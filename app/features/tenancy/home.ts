import type { Lane, TemplateV1, TemplateV2 } from '#app/contract/template.ts';

/** The classic home page (banner and swimlanes), or one built from blocks; null where none is published. */
export type HomeTemplate = { version: 1; data: TemplateV1 } | { version: 2; data: TemplateV2 | null };

export interface Home {
  template: HomeTemplate;
  /**
   * Rows that came with the bundle; empty where the backend has none. Anything missing is the page's own to
   * fetch.
   */
  lanes: readonly Lane[];
}
