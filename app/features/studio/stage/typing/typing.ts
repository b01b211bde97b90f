import { createContext, useContext } from 'react';
import type { EditStore } from '#app/features/page-builder/edit/store/edit-store.ts';
import type { Place } from '../places/find-places.ts';
import type { PlaceStore } from '../places/place-store.ts';
import { isTypable } from './text-at-point.ts';

/** Typing on the page: one text at a time, in the order of the page. */
export interface Typing {
  store: EditStore;
  /** Of the texts that are edited. */
  language: string;
  /** Begins with a block's first text; false where none of its texts is on the page. */
  start(block: string): boolean;
  /** Goes on to the text before or behind one, in another block perhaps. */
  move(block: string, way: string, by: 1 | -1): boolean;
  /** How a block opens one of its texts. */
  register(block: string, open: (place: Place) => void): () => void;
}

export function createTyping(store: EditStore, places: PlaceStore, language: string): Typing {
  const openers = new Map<string, (place: Place) => void>();
  const texts = () =>
    store.document.blocks.flatMap(({ id }) => inOrder(places.get(id)).map((place) => ({ id, place })));
  const open = (text: { id: string; place: Place } | undefined) => {
    const opener = text && openers.get(text.id);
    if (!text || !opener) return false;
    opener(text.place);
    return true;
  };
  return {
    ...{ store, language },
    start: (block) => open(texts().find(({ id }) => id === block)),
    move(block, way, by) {
      const all = texts();
      const index = all.findIndex(({ id, place }) => id === block && place.way === way);
      return index !== -1 && open(all[index + by]);
    },
    register(block, opener) {
      openers.set(block, opener);
      return () => {
        if (openers.get(block) === opener) openers.delete(block);
      };
    },
  };
}

function inOrder(places: readonly Place[]): readonly Place[] {
  return places
    .filter(isTypable)
    .sort(({ node: one }, { node: other }) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
}

const TypingContext = createContext<Typing | null>(null);

export const TypingProvider = TypingContext.Provider;
/** Null without scripts. */
export const useTyping = () => useContext(TypingContext);
