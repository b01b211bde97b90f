import type { Finding } from '#app/contract/publishing.ts';
import { type Data, isList, type Json } from '#app/lib/edit-document/document.ts';
import type { Draft } from '../load-draft.ts';
import { addressKey } from './find-in-uses.ts';
import { stop } from './found.ts';

/** A page as it will be, once the drafts that are checked are published. */
export interface KnownPage {
  document: string;
  type: unknown;
  url: unknown;
  /** Addresses that it had, which lead to it (decision 083). */
  oldUrls: Json | undefined;
}

/** By key: the pages that have an address, and those that had it. */
export interface Addresses {
  now: ReadonlyMap<string, readonly KnownPage[]>;
  before: ReadonlyMap<string, readonly KnownPage[]>;
}

export function addressesOf(pages: readonly KnownPage[]): Addresses {
  const had = ({ oldUrls }: KnownPage) => (isList(oldUrls) ? oldUrls : []);
  return { now: byKey(pages, ({ url }) => [url]), before: byKey(pages, had) };
}

function byKey(pages: readonly KnownPage[], urlsOf: (page: KnownPage) => readonly unknown[]) {
  const found = new Map<string, KnownPage[]>();
  for (const page of pages)
    for (const url of urlsOf(page)) {
      if (typeof url !== 'string' || url === '') continue;
      const key = addressKey(url);
      found.set(key, [...(found.get(key) ?? []), page]);
    }
  return found;
}

/** Each of the two kinds of pages is under its own route: links to one lead to none of the other. */
const ROUTES: readonly (readonly [prefix: string, type: string])[] = [
  ['page/', 'CUSTOM'],
  ['text-page/', 'STATIC'],
];

function pageAt(pages: Addresses['now'], name: string): KnownPage | undefined {
  const [prefix, wanted] = ROUTES.find(([each]) => name.startsWith(each)) ?? [];
  if (prefix === undefined) return undefined;
  return pages.get(addressKey(name.slice(prefix.length)))?.find(({ type }) => type === wanted);
}

/** Of a name of `addressKey` or `textKey`. */
export const leadsToPage = ({ now }: Addresses, name: string) => pageAt(now, name) !== undefined;

/** Where a page is that had this address; undefined where none had it. */
export function movedTo({ before }: Addresses, name: string): string | undefined {
  const url = pageAt(before, name)?.url;
  return typeof url === 'string' && url !== '' ? url : undefined;
}

/** Links and forms name a page by its address alone, whatever its type and spelling. */
export function findTakenAddress(
  { id, published }: Pick<Draft, 'id' | 'published'>,
  { page_url }: Data,
  { now }: Addresses,
): Finding[] {
  if (!id.startsWith('page:') || typeof page_url !== 'string' || page_url === published?.page_url) return [];
  const others = (now.get(addressKey(page_url)) ?? []).filter(({ document }) => document !== id);
  if (others.length === 0) return [];
  return [{ document: id, ...stop({ way: 'page_url', rule: 'address_taken' }, page_url) }];
}
