import { MAX_STORED_CHARACTERS, MAX_STORED_LISTS } from './constants.ts';
import type { ListPage } from './list-page.ts';

const STORAGE_KEY = 'lists-1';

interface StoredPages {
  /** Of the visit, as the router keys it; going back finds the list under it. */
  visit: string;
  /** URL and language: the list that the pages belong to. */
  list: string;
  pages: readonly ListPage[];
}

interface Stored {
  lists: StoredPages[];
  /** Where the viewer was when the document went away. */
  place: { visit: string; y: number } | null;
}

let known: Stored | undefined;
let currentVisit: string | null = null;

/**
 * Stores the further pages of a list, for going back to it or reloading it; in session storage once the
 * document unloads.
 */
export function rememberPages<Page extends ListPage>(
  visit: string,
  list: string,
  pages: readonly Page[],
): void {
  const store = open();
  const others = store.lists.filter((entry) => entry.visit !== visit);
  store.lists = pages.length === 0 ? others : [...others, { visit, list, pages }].slice(-MAX_STORED_LISTS);
  currentVisit = visit;
}

/** Leaving the list: a document that goes away on another page has no place in it. */
export function leaveList(): void {
  currentVisit = null;
}

export function recallPages<Page extends ListPage>(visit: string, list: string): readonly Page[] {
  const found = open().lists.find((entry) => entry.visit === visit && entry.list === list);
  // What is kept under a list's address was put there by a list of that kind.
  return (found?.pages ?? []) as readonly Page[];
}

/** Where the viewer was on this visit before the document was reloaded; once. */
export function takePlace(visit: string): number | null {
  const store = open();
  const { place } = store;
  store.place = null;
  return place?.visit === visit ? place.y : null;
}

function open(): Stored {
  if (known) return known;
  known = read();
  addEventListener('pagehide', () => write(known));
  return known;
}

function read(): Stored {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    if (isStored(stored)) return stored;
  } catch {
    // Storage may be forbidden or full; then nothing is stored.
  }
  return { lists: [], place: null };
}

function write(store: Stored | undefined): void {
  if (!store) return;
  const place = currentVisit === null ? null : { visit: currentVisit, y: scrollY };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ lists: fitting(store.lists), place }));
  } catch {
    // As above.
  }
}

/** The latest lists, and of the last one as many pages as fit. */
export function fitting(lists: readonly StoredPages[], budget = MAX_STORED_CHARACTERS): StoredPages[] {
  const stored: StoredPages[] = [];
  let left = budget;
  for (const entry of [...lists].reverse()) {
    const pages = entry.pages.filter((page) => {
      left -= JSON.stringify(page).length;
      return left >= 0;
    });
    if (pages.length > 0) stored.unshift({ ...entry, pages });
  }
  return stored;
}

/** Only this module writes there, so a look at the outer shape is enough. */
function isStored(value: unknown): value is Stored {
  return (
    typeof value === 'object' &&
    value !== null &&
    'lists' in value &&
    Array.isArray(value.lists) &&
    'place' in value
  );
}
