import { redirect, redirectDocument } from '@remix-run/cloudflare';

const EDIT_MODE = /^\/edit(?:[/?#]|$)/i;

/**
 * To a page of this site. One of edit mode is loaded as a document: the routes of viewers' pages do not name it
 * (docs/decisions/075).
 */
export function redirectToPage(target: string) {
  return EDIT_MODE.test(target) ? redirectDocument(target) : redirect(target);
}
