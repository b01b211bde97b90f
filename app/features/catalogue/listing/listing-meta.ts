// chunk: listing

import type { MetaArgs } from '@remix-run/react';
import type { JsonLd } from '#app/features/metadata/json-ld.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import type { ListPage } from './list-page.ts';
import { pagePath } from './list-query.ts';

/**
 * The metadata of a category's or a filter's page. One that shows something else than its URL's filters is
 * not indexed.
 */
export function listingMeta({
  matches,
  name,
  description,
  path,
  list,
  isPlain,
  isOwnName,
  jsonLd,
}: {
  matches: MetaArgs['matches'];
  name: string | null;
  /** The brand's own. */
  description: string;
  /** Of the first page. */
  path: string;
  list: ListPage | null;
  isPlain: boolean;
  /** The name is the account's own. A name that anybody's link made up is not indexed. */
  isOwnName: boolean;
  jsonLd: readonly JsonLd[];
}) {
  const { page, hasMore } = list ?? { page: 1, hasMore: false };
  return toPageMeta({
    matches,
    title: name,
    description: name ? `${name} · ${description}` : description,
    path: pagePath(path, page),
    pages: {
      previous: page > 1 ? pagePath(path, page - 1) : null,
      next: hasMore ? pagePath(path, page + 1) : null,
    },
    isIndexed: list !== null && list.items.length > 0 && !isPlain && isOwnName,
    jsonLd,
  });
}
