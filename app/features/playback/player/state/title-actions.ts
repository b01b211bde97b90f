import { createContext, type ReactNode } from 'react';
import type { Saved } from '#app/features/library/save-intent.ts';

/** What a member can do with the title that plays, drawn over its picture. `saved` is null for a guest. */
type TitleActions = (title: { id: string; saved: Saved | null }) => ReactNode;

/** From the frame of the site, for players that scripts bring onto its pages. */
export const TitleActionsContext = createContext<TitleActions>(() => null);
