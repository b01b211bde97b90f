import { MAX_OLD_URLS } from '#app/contract/pages.ts';
import { plainAddress } from '#workers/platform/editing/page-address.ts';

/** A page, whatever else it has. */
interface Page {
  readonly type?: unknown;
  readonly page_url?: unknown;
  readonly old_urls?: unknown;
}

/**
 * A page with the address that it has until now among its earlier ones, where it gets another: links to it go on
 * leading somewhere. An address that it gets back is none of them; of too many, the oldest go. The same page again
 * gives the same.
 */
export function withOldUrls<Value extends Page>(value: Value, old: Page | null): Value {
  const { old_urls: own = [], ...page } = value;
  // What is no list is for the schema to name.
  if (!Array.isArray(own)) return value;
  const others = own.filter((url) => spelled(url) !== spelled(value.page_url));
  // Another type is another route, with addresses of its own.
  const isLeft = old !== null && old.type === value.type && spelled(old.page_url) !== spelled(value.page_url);
  const urls = isLeft
    ? [...others.filter((url) => spelled(url) !== spelled(old.page_url)), old.page_url].slice(-MAX_OLD_URLS)
    : others;
  return (urls.length > 0 ? { ...page, old_urls: urls } : page) as Value;
}

/** A page whose earlier addresses nobody has changed has those that are published of it; an empty list means none. */
export function withKnownUrls<Value extends Page>(value: Value, published: Page | null): Value {
  const { old_urls } = published ?? {};
  return value.old_urls === undefined && old_urls !== undefined ? { ...value, old_urls } : value;
}

const spelled = (url: unknown) => plainAddress(String(url));
