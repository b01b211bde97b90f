import { createContext, useContext } from 'react';
import type { BlockAct } from './acts/block-act.ts';

/** What tools of the stage have in common. */
export interface StageTools {
  /** The block in hand. */
  selected: string | null;
  /** Changes the page at once; null without scripts, where the forms are sent. */
  act: ((act: BlockAct, block: string) => void) | null;
}

const StageContext = createContext<StageTools>({ selected: null, act: null });

export const StageProvider = StageContext.Provider;
export const useStage = () => useContext(StageContext);
