import { createContext, useContext } from 'react';
import type { EditedBlock } from '#app/lib/edit-document/document.ts';
import type { BlockAct } from './acts/block-act.ts';
import type { CardAct } from './acts/card-act.ts';

/** What tools of the stage have in common. */
export interface StageTools {
  /** Changes the page at once; null without scripts, where the forms are sent. */
  act: ((act: BlockAct, block: string) => void) | null;
  /** Moves a block below another one, or above all. */
  moveBelow(block: string, below: string | null): void;
  /** The card that is in hand after it; null where nothing is done, or no card is left. */
  actOnCard(act: CardAct, block: string, card: { list: string; id: string }): string | null;
  undo(): void;
  redo(): void;
  /** As it is in the draft now. */
  dataOf(block: string): EditedBlock | undefined;
}

const StageContext = createContext<StageTools>({
  act: null,
  moveBelow: () => undefined,
  actOnCard: () => null,
  undo: () => undefined,
  redo: () => undefined,
  dataOf: () => undefined,
});

export const StageProvider = StageContext.Provider;
export const useStage = () => useContext(StageContext);
