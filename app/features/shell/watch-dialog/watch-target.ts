import type { WatchDialog } from './watch-dialog.tsx';

/** What plays over the page, or is preloaded for it. */
export interface WatchTarget {
  Dialog: typeof WatchDialog;
  /** The data's address. */
  address: string;
  /** The watch page's own. */
  href: string;
  opener: HTMLAnchorElement;
  /** False until a click. */
  isOpen: boolean;
}

export interface DialogModule {
  Dialog: WatchTarget['Dialog'];
  /** See show-dialog.ts. */
  showPreloaded(): boolean;
}

let loaded: DialogModule | null = null;

/**
 * Most visits play nothing: the code comes while a page with a play button is idle, or when a hand comes near
 * to a link.
 */
export async function loadDialog(): Promise<DialogModule> {
  if (loaded) return loaded;
  const { WatchDialog: Dialog, showPreloaded } = await import('./watch-dialog.tsx');
  loaded = { Dialog, showPreloaded };
  return loaded;
}

/** Null until its code is here. */
export function dialogAtHand(): DialogModule | null {
  return loaded;
}
