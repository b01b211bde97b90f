/** Made by build/offline-worker.ts. */
declare module 'virtual:marquee-offline-worker' {
  export const offlineWorker: Readonly<{
    worker: string;
    /** Takes its place where it is switched off. */
    removal: string;
    /** Of the browser's files; null in development, where there is no worker. */
    version: string | null;
  }>;
}
