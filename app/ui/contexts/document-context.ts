import { createContext } from 'react';

/** The document carries the translations it was rendered with in a `<data>` element of this id. */
export const I18N_ELEMENT_ID = 'marquee-i18n';

/**
 * The order of the cascade layers, which every style sheet only names. The root prints it ahead of all links:
 * the first mention fixes the order, and in which order a bundler links its chunks is its own affair.
 */
export const CASCADE_LAYERS = '@layer reset,tokens,base,ui,features,blocks,overrides;';

/**
 * What belongs to this one document: its nonce, which only the server knows, and the translations it starts
 * from.
 */
export interface DocumentValues {
  nonce?: string | undefined;
  /** JSON text; the browser must render the same as the server, so it reads it back out of the document. */
  i18nBootstrap?: string | undefined;
  /** Where the page's policy lets it play from, see document-media.ts; undefined where the document names none. */
  mediaOrigins?: string | undefined;
  /**
   * The theme of an error before any brand is known. The server alone computes colours; the browser reads
   * them out of the document, as React writes anew what differs.
   */
  fallbackThemeStyle?: string | undefined;
}

export const DocumentContext = createContext<DocumentValues>({});
