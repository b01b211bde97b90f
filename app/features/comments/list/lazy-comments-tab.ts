import type { ComponentType } from 'react';
import type { CommentsPanelProps } from './comments-tab.tsx';

// The tab's code, which no other page needs. Its loader is a module of its own because every page has it.

type Tab = ComponentType<CommentsPanelProps>;

let fetched: Tab | null = null;

/** Null until it has been fetched. */
export const fetchedTab = () => fetched;

export async function fetchTab(): Promise<Tab> {
  fetched ??= (await import('./comments-tab.tsx')).CommentsTab;
  return fetched;
}

/**
 * Loads the tab before React hydrates a page that came with its comments: React discards a lazy boundary that
 * has not hydrated, with the draft in it, when anything above it changes (React's error 421). Never rejects.
 */
export async function fetchTabOfPage({ search }: Pick<Location, 'search'>): Promise<void> {
  if (new URLSearchParams(search).get('tab') !== 'comments') return;
  await fetchTab().catch(() => undefined);
}
