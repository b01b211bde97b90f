/** Where a form shows, as the contract has it (`entities`). */
export interface FormPlace {
  type: 'HOME' | 'PAGES' | 'CONTENT' | 'ALL';
  data: readonly { id?: string | undefined; page_url?: string | undefined }[];
}

const HOME = /^\/(?:home\/?)?$/;
/** Titles, whatever kind of page they have. */
const TITLE = /^\/(?:content|parent-content|playlist)\/([^/]+)\/?$/;
/** Pages of viewers who are signing in, paying or filling in a form already. */
const BUSY =
  /^\/(?:forms|login|signup|logout|forgot-password|reset-password|change-password|verify-email|payment|payment-status|embed|watch)(?:\/|$)/;

/** Full-screen players, without header and footer. */
const BARE = /^\/(?:embed|watch)\//;

export function hasSiteChrome(pathname: string): boolean {
  return !BARE.test(pathname);
}

/**
 * Whether a form is shown over the page at `pathname` (page-builder.md §3). Without a page of its kind it is
 * on none.
 */
export function isPlacedAt({ type, data }: FormPlace, pathname: string): boolean {
  switch (type) {
    case 'ALL':
      return !BUSY.test(pathname);
    case 'HOME':
      return HOME.test(pathname);
    case 'CONTENT': {
      const id = decoded(TITLE.exec(pathname)?.[1] ?? '');
      return id !== '' && data.some((entry) => entry.id === id);
    }
    case 'PAGES': {
      const path = trimmed(decoded(pathname));
      return data.some(({ page_url: url = '' }) => trimmed(url) !== '' && isPageAt(path, trimmed(url)));
    }
  }
}

/** The form for a page: of several the one that is meant for it most of all, then the first. */
export function formFor<F extends { place: FormPlace }>(
  forms: readonly F[],
  pathname: string,
): F | undefined {
  const placed = forms.filter(({ place }) => isPlacedAt(place, pathname));
  return placed.find(({ place }) => place.type !== 'ALL') ?? placed[0];
}

/**
 * `press` names the page of that address, whether it is built from blocks or written; `/about-us` is an
 * address itself.
 */
function isPageAt(path: string, url: string): boolean {
  return [url, `custom/${url}`, `static/${url}`].includes(path);
}

function trimmed(path: string): string {
  return path.replace(/^\/+|\/+$/g, '').toLowerCase();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
