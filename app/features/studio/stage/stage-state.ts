export interface StageState {
  document: string;
  revision: number;
  /** As it is in addresses. */
  language: string | null;
  /** Of each form's batch: a double click changes once. */
  commandId: string;
  /** Where the brand's pictures are. */
  assets: string;
}
