// What pages, the edge and the service worker agree on.

export const OFFLINE_WORKER_PATH = '/sw.js';
export const OFFLINE_PATH = '/offline';
/** Has the brand's slug on documents that are the same for every guest: no others may be stored. */
export const PUBLIC_PAGE_HEADER = 'X-Public-Page';
/** In its place on documents of a child's profile: what guests have seen here is not for children. */
export const NO_PUBLIC_PAGES = '-';
