const MARK = 'marquee.watch';

interface EntryState {
  /** Of the router: an entry's place in the history. */
  idx?: number;
}

/**
 * Adds an entry for a watch page that lies over the page one is on. The router goes on standing on that page;
 * going back brings it there, and an entry that is come to by going forward is the watch page itself.
 */
export function pushWatchEntry(href: string): void {
  const { idx = 0 } = (window.history.state ?? {}) as EntryState;
  window.history.pushState({ usr: null, key: MARK, idx: idx + 1 }, '', href);
}

export function isOnWatchEntry(): boolean {
  return window.history.state?.key === MARK;
}
