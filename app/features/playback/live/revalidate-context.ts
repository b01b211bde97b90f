import { createContext } from 'react';

/** How what is played was loaded, where that was not with the page: asked again, its data alone come anew. */
export const RevalidateContext = createContext<(() => void) | null>(null);
