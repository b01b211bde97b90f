import '@remix-run/server-runtime';

declare module '@remix-run/server-runtime' {
  /** Loader and action data keep their types across the wire (dates, promises), as single fetch sends them. */
  interface Future {
    v3_singleFetch: true;
  }
}
