import { createContext, useContext } from 'react';

/**
 * True around a player that is preloaded, unseen, for a click that may come: it loads, but plays nothing,
 * sends no events and takes no focus until it is shown.
 */
export const PreloadingContext = createContext(false);

export function useIsPreloading(): boolean {
  return useContext(PreloadingContext);
}
