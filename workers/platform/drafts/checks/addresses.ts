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

/** Links to pages lead to those of blocks alone: a page of text is under another route. */
const ofBlocks = (pages: readonly KnownPage[] = []) => pages.find(({ type }) => type === 'CUSTOM');

export const leadsToBlocks = ({ now }: Addresses, key: string) => ofBlocks(now.get(key)) !== undefined;

/** Where a page of blocks is that had this address; undefined where none had it. */
export function movedTo({ before }: Addresses, key: string): string | undefined {
  const url = ofBlocks(before.get(key))?.url;
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
