import { createContext } from 'react';

/** Revalidates the player's own data where they were not loaded with the page. */
export const RevalidateContext = createContext<(() => void) | null>(null);
