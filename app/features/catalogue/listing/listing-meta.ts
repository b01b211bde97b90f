import type { MetaArgs } from '@remix-run/react';
import type { JsonLd } from '#app/features/metadata/json-ld.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import type { ListPage } from './list-page.ts';

/** What search engines read of a category's or a filter's page. One that shows something else than asked is not theirs. */
export function listingMeta({
  matches,
  name,
  description,
  pathOf,
  list,
  isPlain,
  jsonLd,
}: {
  matches: MetaArgs['matches'];
  name: string | null;
  /** The brand's own. */
  description: string;
  /** Of one page of the list; null is the first. */
  pathOf(page: number | null): string;
  list: ListPage | null;
  isPlain: boolean;
  jsonLd: readonly JsonLd[];
}) {
  const page = list?.page ?? 1;
  const pathOfPage = (number: number) => pathOf(number > 1 ? number : null);
  return toPageMeta({
    matches,
    title: name,
    description: name ? `${name} · ${description}` : description,
    path: pathOfPage(page),
    isIndexed: list !== null && list.items.length > 0 && !isPlain,
    pages: {
      previous: page > 1 ? pathOfPage(page - 1) : null,
      next: list?.hasMore ? pathOfPage(page + 1) : null,
    },
    jsonLd,
  });
}
