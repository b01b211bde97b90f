import type { ComponentType } from 'react';
import type { CommentsPanelProps } from './comments-panel-props.ts';

// The tab's code, which no other page needs. Its loader stands alone: it travels with every page.

type Tab = ComponentType<CommentsPanelProps>;

let fetched: Tab | null = null;

/** Null until it has been fetched. */
export const fetchedTab = () => fetched;

export async function fetchTab(): Promise<Tab> {
  fetched ??= (await import('./comments-tab.tsx')).CommentsTab;
  return fetched;
}

/**
 * Before React takes over a page that came with its comments: a part whose code is not here yet is given up, with what was
 * typed into it, when anything above it changes (React's error 421). Never rejects.
 */
export async function fetchTabOfPage({ search }: Pick<Location, 'search'>): Promise<void> {
  if (new URLSearchParams(search).get('tab') !== 'comments') return;
  await fetchTab().catch(() => undefined);
}
