import { fetchedPart } from '#app/ui/fetched-parts.ts';
import type { BlockPageProps } from './block-page.tsx';
import { PAGE_PART } from './page-part.ts';

/** A page of blocks, whose code is fetched with theirs: pages without blocks go without it. */
export function FetchedPage(props: BlockPageProps) {
  const Page = fetchedPart(PAGE_PART);
  return Page ? <Page {...props} /> : null;
}
