import { createContext, useContext } from 'react';

/**
 * How the links of a page open: `new-tab` where the page is in another site's iframe and must not leave it.
 */
export const LinkTarget = createContext<'same-tab' | 'new-tab'>('same-tab');

const NEW_TAB = { target: '_blank', rel: 'noopener' } as const;

export function useLinkTarget(): typeof NEW_TAB | Record<never, never> {
  return useContext(LinkTarget) === 'new-tab' ? NEW_TAB : {};
}

export function useIsInIframe(): boolean {
  return useContext(LinkTarget) === 'new-tab';
}
