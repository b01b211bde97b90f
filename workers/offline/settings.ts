/** What the edge writes ahead of the worker's code (app/routes/system/offline-worker.ts). */
export interface OfflineSettings {
  /** The brand's slug. */
  brand: string;
  /** Changes with the scripts and styles that pages name. */
  build: string;
  /** Changes with the brand's theme, logo and texts. */
  site: string;
}

declare const OFFLINE: OfflineSettings;

export const settings = OFFLINE;
