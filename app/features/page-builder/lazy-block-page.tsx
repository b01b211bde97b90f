import { getComponent } from '#app/ui/component-registry.ts';
import type { BlockPageProps } from './block-page.tsx';
import { BLOCK_PAGE } from './component-key.ts';

/** A page of blocks, whose code is loaded with theirs: pages without blocks go without it. */
export function LazyBlockPage(props: BlockPageProps) {
  const Page = getComponent(BLOCK_PAGE);
  return Page ? <Page {...props} /> : null;
}
