import type { MetaArgs } from '@remix-run/react';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import type { ListPage } from './list-page.ts';

/** What search engines read of a category's or a filter's page. One that shows something else than asked is not theirs. */
export function listingMeta({
  matches,
  name,
  description,
  path,
  list,
  isPlain,
}: {
  matches: MetaArgs['matches'];
  name: string | null;
  /** The brand's own. */
  description: string;
  path: string;
  list: ListPage | null;
  isPlain: boolean;
}) {
  const isWorthFinding = list !== null && list.items.length > 0 && !isPlain;
  return [
    ...toPageMeta({
      matches,
      title: name,
      description: name ? `${name} · ${description}` : description,
      path,
    }),
    ...(isWorthFinding ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ];
}
