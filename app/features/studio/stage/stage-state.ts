export interface StageState {
  document: string;
  revision: number;
  /** As it is in addresses. */
  language: string | null;
  /** Of the texts that are edited, whichever the editor's own language is. */
  text: { lang: string; dir: 'ltr' | 'rtl' };
  /** Of each form's batch: a double click changes once. */
  commandId: string;
  /** Where the brand's pictures are. */
  assets: string;
}
