import { PREFETCH_TTL_MS } from './constants.ts';

/**
 * Data that can be fetched before it is needed: of what plays next, or of the link that the pointer is on.
 */
export interface Prefetcher<Data> {
  /** Fetches what may play within the minute; one request, however often it is called. */
  prefetchData(id: string): void;
  /** The same for what will probably play, and goes on to what follows from the data. */
  prefetch(id: string): void;
  /** What has arrived and would be handed over; undefined where a request is still to be waited for. */
  peek(id: string): Data | null | undefined;
  /**
   * Hands over the prefetched data once, else fetches them. Null means gone; rejects where the request fails.
   */
  take(id: string): Promise<Data | null>;
  /** Drops what was prefetched, as somebody else may be looking now. */
  clear(): void;
}

interface Entry<Data> {
  id: string;
  atMs: number;
  data: Promise<Data | null>;
  /** Undefined until it has arrived. */
  arrived?: Data | null;
  isFollowed: boolean;
}

interface PrefetcherOptions<Data> {
  fetchData(id: string): Promise<Data | null>;
  /** Goes on from data that will probably play; `ageMs` is how long ago they were requested. */
  onPrefetched(data: Data | null, ageMs: number): void;
  /** Whether data are worth keeping until they are needed; what failed is rather fetched again. */
  isReusable?(data: Data | null): boolean;
  now?(): number;
}

export function createPrefetcher<Data>({
  fetchData,
  onPrefetched,
  isReusable = () => true,
  now = () => Date.now(),
}: PrefetcherOptions<Data>): Prefetcher<Data> {
  let prefetched: Entry<Data> | null = null;
  const fresh = (id: string) =>
    prefetched?.id === id && now() - prefetched.atMs < PREFETCH_TTL_MS ? prefetched : null;
  const begin = (id: string): Entry<Data> => {
    const entry: Entry<Data> = { id, atMs: now(), data: fetchData(id), isFollowed: false };
    prefetched = entry;
    // A failed prefetch is dropped, so that `take` fetches again.
    const drop = () => {
      if (prefetched === entry) prefetched = null;
    };
    entry.data.then((data) => {
      entry.arrived = data;
      if (!isReusable(data)) drop();
    }, drop);
    return entry;
  };
  return {
    prefetchData(id) {
      if (!fresh(id)) begin(id);
    },
    prefetch(id) {
      const entry = fresh(id) ?? begin(id);
      if (entry.isFollowed) return;
      entry.isFollowed = true;
      entry.data.then(
        (data) => onPrefetched(data, now() - entry.atMs),
        () => undefined,
      );
    },
    peek: (id) => fresh(id)?.arrived,
    take(id) {
      const entry = fresh(id);
      prefetched = null;
      return entry?.data ?? fetchData(id);
    },
    clear() {
      prefetched = null;
    },
  };
}
