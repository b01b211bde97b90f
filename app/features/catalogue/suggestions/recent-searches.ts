const MAX_RECENT = 5;

/**
 * Whose searches: the id of the profile in use, or of an account without profiles; '' of a guest. Undefined where the
 * server does not know: then there are none, and none is remembered.
 */
export type Searcher = string | undefined;

/**
 * This browser's latest searches of one viewer, the last one first; none where storage is blocked. Signing out clears
 * them with all of the viewer's storage.
 */
export function recentSearches(searcher: Searcher): string[] {
  if (searcher === undefined) return [];
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(searcher)) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((text) => typeof text === 'string').slice(0, MAX_RECENT)
      : [];
  } catch {
    return [];
  }
}

export function rememberSearch(searcher: Searcher, text: string): void {
  const trimmed = text.trim();
  if (trimmed === '') return;
  const others = recentSearches(searcher).filter((other) => other.toLowerCase() !== trimmed.toLowerCase());
  store(searcher, [trimmed, ...others].slice(0, MAX_RECENT));
}

export function forgetSearches(searcher: Searcher): void {
  store(searcher, []);
}

function store(searcher: Searcher, texts: readonly string[]): void {
  if (searcher === undefined) return;
  try {
    localStorage.setItem(keyOf(searcher), JSON.stringify(texts));
  } catch {
    // Nothing is remembered then.
  }
}

/** No id is empty, so a guest's key is nobody else's. */
function keyOf(searcher: string): string {
  return `search.recent:${searcher}`;
}
