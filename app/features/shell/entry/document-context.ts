import { createContext } from 'react';

/** The document carries the translations it was rendered with in a `<meta>` of this name. */
export const I18N_META_NAME = 'marquee-i18n';

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
   * The theme of an error before any brand is known. The server alone computes colours; the browser keeps
   * what it wrote.
   */
  fallbackThemeStyle?: string | undefined;
}

export const DocumentContext = createContext<DocumentValues>({});
