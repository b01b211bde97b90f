/** A one-time message; the same shape as the load context's flash. */
export interface FlashModel {
  kind: 'success' | 'error' | 'info';
  /** i18n key, `namespace:key` or a key of `common`. */
  key: string;
  values?: Record<string, string | number> | undefined;
}
