import { PREFETCH_TTL_MS } from './constants.ts';

/**
 * Data that can be fetched before it is needed: of what plays next, or of the link that the pointer is on.
 */
export interface Prefetcher<Data> {
  /** Fetches what will probably play within the minute; one request, however often it is called. */
  prefetch(id: string): void;
  /**
   * Hands over the prefetched data once, else fetches them. Null means gone; rejects where the request fails.
   */
  take(id: string): Promise<Data | null>;
}

/** `onPrefetched` receives prefetched data as they arrive. */
export function createPrefetcher<Data>(
  fetchData: (id: string) => Promise<Data | null>,
  onPrefetched: (data: Data | null) => void,
  now: () => number = Date.now,
): Prefetcher<Data> {
  let prefetched: { id: string; atMs: number; data: Promise<Data | null> } | null = null;
  const fresh = (id: string) =>
    prefetched?.id === id && now() - prefetched.atMs < PREFETCH_TTL_MS ? prefetched.data : null;
  return {
    prefetch(id) {
      if (fresh(id)) return;
      const data = fetchData(id);
      const entry = { id, atMs: now(), data };
      prefetched = entry;
      // A failed prefetch is dropped, so that `take` fetches again.
      data.then(onPrefetched, () => {
        if (prefetched === entry) prefetched = null;
      });
    },
    take(id) {
      const data = fresh(id);
      prefetched = null;
      return data ?? fetchData(id);
    },
  };
}
