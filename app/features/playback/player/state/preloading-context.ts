import { createContext, useContext } from 'react';

/**
 * True around a player that stands ready, unseen, for a press that may come: it loads, but plays nothing, tells nobody and
 * takes no focus until it is shown.
 */
export const PreloadingContext = createContext(false);

export function useIsPreloading(): boolean {
  return useContext(PreloadingContext);
}
