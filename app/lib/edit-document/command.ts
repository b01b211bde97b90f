import { generateKeyBetween } from 'fractional-indexing';
import type { Card, Data, EditedBlock, Json } from './document.ts';

/** A block or card, and where it goes. */
export interface Place {
  id: string;
  at: string;
}

/**
 * One change of a document (edit-mode.md §2). `way` leads to a field through names of fields and ids of cards:
 * `slide_data/#k3f/content/heading`. A value that is absent is taken away.
 */
export type Command =
  | { kind: 'add'; block: EditedBlock }
  | { kind: 'remove'; id: string }
  | { kind: 'move'; id: string; at: string; isSwap?: true }
  /** Each gets the other's place. */
  | { kind: 'swap'; places: [Place, Place] }
  /** With a language, a text in that language. */
  | { kind: 'set'; id: string; way: string; language?: string; value?: Json }
  /** A whole form, without scripts. */
  | { kind: 'put'; id: string; data: Data; config?: Data }
  | { kind: 'addCard'; id: string; way: string; card: Card }
  | { kind: 'removeCard'; id: string; way: string; card: string }
  | { kind: 'moveCard'; id: string; way: string; card: string; at: string }
  /** `config` of the block: the style of a position. */
  | { kind: 'layout'; id: string; position: string; style?: Json }
  /** What is no block: title, theme, header, footer, fields of a form. */
  | { kind: 'field'; name: string; language?: string; value?: Json };

/** A place behind the item with this id, or before all. Null where there is no such item. */
export function placeAfter(items: readonly Place[], id: string | null): string | null {
  const index = id === null ? -1 : items.findIndex((item) => item.id === id);
  if (id !== null && index === -1) return null;
  const before = items[index]?.at ?? null;
  // Two editors may have put theirs into one place: there is none between those.
  const next = items.slice(index + 1).find(({ at }) => before === null || at > before);
  return generateKeyBetween(before, next?.at ?? null);
}

/** Two that are beside each other or not: up and down are swaps with a neighbour. Null where one is not there. */
export function swapOf(blocks: readonly Place[], one: string, other: string): Command | null {
  const a = blocks.find(({ id }) => id === one);
  const b = blocks.find(({ id }) => id === other);
  if (!a || !b || one === other) return null;
  return {
    kind: 'swap',
    places: [
      { id: one, at: b.at },
      { id: other, at: a.at },
    ],
  };
}

/** Whether something else can be put beside it: `placeAfter` throws at any other word. */
export function isPlace(at: string): boolean {
  try {
    generateKeyBetween(at, null);
    generateKeyBetween(null, at);
    return true;
  } catch {
    return false;
  }
}
