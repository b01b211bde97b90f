import { WARM_FOR_MS } from '#app/features/playback/constants.ts';

/**
 * The watch page's data, asked for when a play button is hovered or focused and handed to the page once it is pressed,
 * so that pressing play needs no request to the site.
 */
interface Ahead {
  href: string;
  atMs: number;
  data: Promise<unknown> | null;
}

// One viewer presses one button at a time.
let ahead: Ahead | null = null;

/** The next load of this address is for later. */
export function expectWatchData(href: string): void {
  ahead = { href, atMs: Date.now(), data: null };
}

/** Loads the data of a watch page, or takes what was loaded ahead, once. */
export function loadWatchData<Data>(requestUrl: string, load: () => Promise<Data>): Promise<Data> {
  const { pathname, search } = new URL(requestUrl);
  if (ahead?.href !== pathname + search || Date.now() - ahead.atMs > WARM_FOR_MS) return load();
  const known = ahead.data as Promise<Data> | null;
  if (known) {
    ahead = null;
    return known;
  }
  const loading = load();
  ahead.data = loading;
  // What failed ahead is asked for again when it is needed.
  loading.catch(() => {
    ahead = null;
  });
  return loading;
}
