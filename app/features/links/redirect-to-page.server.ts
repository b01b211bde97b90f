import { redirect, redirectDocument } from '@remix-run/cloudflare';

const STAFF_PAGE = /^\/(?:edit|studio)(?:[/?#]|$)/i;

/**
 * To a page of this site. One of the studio or edit mode is loaded as a document: the routes of viewers' pages do not name it
 * (docs/decisions/075).
 */
export function redirectToPage(target: string) {
  return STAFF_PAGE.test(target) ? redirectDocument(target) : redirect(target);
}
