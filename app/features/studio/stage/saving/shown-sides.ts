import type { HeldStep } from '#app/features/page-builder/edit/store/store-types.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import type { Json } from '#app/lib/edit-document/document.ts';
import { byLanguage } from '#app/lib/edit-document/texts.ts';

/** Words where a side is a text; else what it did. */
type Side = string | { kind: 'changed' | 'removed' };

export interface ShownSides {
  /** Names of the fields that lead to what both changed. */
  names: readonly string[];
  mine: Side;
  theirs: Side;
}

/** Both sides of a step that does not go with what others did, as people read them. */
export function toShownSides({ pairs: [pair] }: HeldStep): ShownSides {
  if (!pair) return { names: [], mine: { kind: 'changed' }, theirs: { kind: 'changed' } };
  const { mine, theirs } = pair;
  return {
    names: namesOf(mine),
    mine: sideOf(mine),
    // What it changes is not there any more.
    theirs: theirs ? sideOf(theirs) : { kind: 'removed' },
  };
}

function namesOf(command: Command): readonly string[] {
  const way = 'way' in command ? command.way : 'position' in command ? command.position : '';
  return way.split('/').filter((segment) => segment !== '' && !segment.startsWith('#'));
}

function sideOf(command: Command): Side {
  if (command.kind === 'remove' || command.kind === 'removeCard') return { kind: 'removed' };
  const words = 'value' in command ? wordsIn(command.value) : null;
  return words ?? { kind: 'changed' };
}

function wordsIn(value: Json | undefined): string | null {
  if (typeof value === 'string') return value;
  const [first] = Object.values(byLanguage(value) ?? {});
  return typeof first === 'string' ? first : null;
}
