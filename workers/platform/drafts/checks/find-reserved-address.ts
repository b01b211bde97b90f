import type { Finding } from '#app/contract/publishing.ts';
import type { Draft } from '../load-draft.ts';

/** Of a page's address, below `/custom` or `/static`: one segment, as the router reads it. */
const UNREACHABLE = /^\.{0,2}$|[\s/\\?#%\p{Cc}]/u;

/**
 * A page whose address is no segment of its own would not be there: `/custom/..` is the home page, and of
 * `/custom/a/b` there is none. What is published already is none of this draft's.
 */
export function findReservedAddress(
  { id, published }: Pick<Draft, 'id' | 'published'>,
  pageUrl: unknown,
): Finding[] {
  if (!id.startsWith('page:') || typeof pageUrl !== 'string' || pageUrl === published?.page_url) return [];
  const segment = pageUrl.trim().replace(/^\/*(?:(?:custom|static)(?:\/+|$))?|\/+$/gi, '');
  if (!UNREACHABLE.test(segment)) return [];
  return [{ document: id, way: 'page_url', rule: 'address_reserved', level: 'stop', message: pageUrl }];
}
