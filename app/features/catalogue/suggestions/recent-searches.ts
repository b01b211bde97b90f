const KEY = 'search.recent';
const MAX_RECENT = 5;

/** This browser's latest searches, the last one first; none where storage is blocked. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((text) => typeof text === 'string').slice(0, MAX_RECENT)
      : [];
  } catch {
    return [];
  }
}

export function rememberSearch(text: string): void {
  const trimmed = text.trim();
  if (trimmed === '') return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== trimmed.toLowerCase());
  store([trimmed, ...others].slice(0, MAX_RECENT));
}

export function forgetSearches(): void {
  store([]);
}

function store(texts: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(texts));
  } catch {
    // Nothing is remembered then.
  }
}
