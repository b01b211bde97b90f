import type { Command } from './command.ts';
import type { Json } from './document.ts';
import { isSame } from './is-same.ts';

/** Two changes of which only one can be what the owner means: an editor shows both. */
export interface Clash {
  mine: Command;
  theirs: Command;
}

/** No field's name: begins the segment of a path that is a language, or the place of a block or card. */
const LANGUAGE = ' ';
const PLACE = '/place';

/** What a command changes: a place in the document, and in which manner. */
interface Touch {
  path: readonly string[];
  manner: 'write' | 'remove' | 'place';
  value?: Json | undefined;
}

/**
 * Commands that were made on an older document, as they go onto one that has `theirs` already. Both orders
 * end in the same document, or in the same clashes; with one of these nothing is rebased.
 */
export function rebase(
  mine: readonly Command[],
  theirs: readonly Command[],
): { ok: true; commands: Command[] } | { ok: false; clashes: Clash[] } {
  const clashes = mine.flatMap((one) =>
    theirs.filter((other) => isClash(one, other)).map((other) => ({ mine: one, theirs: other })),
  );
  if (clashes.length > 0) return { ok: false, clashes };
  const lost = placesLost(mine, theirs);
  return { ok: true, commands: mine.flatMap((command) => withoutWhatIsDone(command, theirs, lost) ?? []) };
}

function isClash(mine: Command, theirs: Command): boolean {
  return touchesOf(mine).some((one) => touchesOf(theirs).some((other) => areOpposed(one, other)));
}

function areOpposed(one: Touch, other: Touch): boolean {
  const [outer, inner] = one.path.length <= other.path.length ? [one, other] : [other, one];
  const fork = outer.path.findIndex((segment, at) => segment !== inner.path[at]);
  if (fork !== -1) return kindOfSegment(outer.path[fork]) !== kindOfSegment(inner.path[fork]);
  // Of two places one wins; the place of what is removed does not count.
  if (inner.manner === 'place' && outer.manner === 'place') return false;
  if (inner.manner === 'place' && outer.manner === 'remove') return inner.path.length > outer.path.length + 1;
  const isSamePlace = outer.path.length === inner.path.length;
  if (!isSamePlace || outer.manner !== inner.manner) return true;
  return outer.manner === 'write' && !isSame(outer.value, inner.value);
}

/** What holds a segment: a list its cards, a text its languages, a group its fields. Nothing is two of them. */
function kindOfSegment(segment = ''): string {
  return segment.startsWith('#') ? 'card' : segment.startsWith(LANGUAGE) ? 'language' : 'field';
}

function touchesOf(command: Command): Touch[] {
  switch (command.kind) {
    case 'add':
      return [write(['block', command.block.id], toJson(command))];
    case 'remove':
      return [{ path: ['block', command.id], manner: 'remove' }];
    case 'move':
      return [place(['block', command.id])];
    case 'swap':
      return command.places.map(({ id }) => place(['block', id]));
    case 'set':
      return [write([...dataOf(command), ...languageOf(command)], command.value)];
    case 'put':
      return [
        write(['block', command.id, 'data'], command.data),
        write(['block', command.id, 'config'], command.config),
      ];
    case 'addCard':
      return [write([...dataOf(command), `#${command.card._id}`], command.card)];
    case 'removeCard':
      return [{ path: [...dataOf(command), `#${command.card}`], manner: 'remove' }];
    case 'moveCard':
      return [place([...dataOf(command), `#${command.card}`])];
    case 'layout':
      return [write(['block', command.id, 'config', command.position], command.style)];
    case 'field':
      return [write(['field', command.name, ...languageOf(command)], command.value)];
  }
}

const write = (path: readonly string[], value: Json | undefined): Touch => ({ path, manner: 'write', value });
const place = (path: readonly string[]): Touch => ({ path: [...path, PLACE], manner: 'place' });
const dataOf = ({ id, way }: { id: string; way: string }) => ['block', id, 'data', ...way.split('/')];
const languageOf = ({ language }: { language?: string }) =>
  language === undefined ? [] : [`${LANGUAGE}${language}`];

/** Where commands leave a block or card that they move. */
interface FinalPlace {
  at: string;
  isSwap: boolean;
}

/** Of what both move, the places in which theirs stay; removed items have none that counts. */
function placesLost(mine: readonly Command[], theirs: readonly Command[]): ReadonlySet<string> {
  const own = finalPlaces(mine);
  const lost = new Set(theirs.flatMap((command) => removedKey(command) ?? []));
  for (const [key, place] of finalPlaces(theirs)) {
    const other = own.get(key);
    if (other && isBefore(other, place)) lost.add(key);
  }
  return lost;
}

/** A swap wins over a move, for it means both blocks; of two equals the place that is further down. */
function isBefore(one: FinalPlace, other: FinalPlace): boolean {
  return one.isSwap === other.isSwap ? one.at < other.at : other.isSwap;
}

function finalPlaces(commands: readonly Command[]): Map<string, FinalPlace> {
  const places = new Map<string, FinalPlace>();
  for (const command of commands) {
    if (command.kind === 'move') places.set(command.id, { at: command.at, isSwap: Boolean(command.isSwap) });
    if (command.kind === 'swap')
      for (const { id, at } of command.places) places.set(id, { at, isSwap: true });
    if (command.kind === 'moveCard') places.set(cardKey(command), { at: command.at, isSwap: false });
  }
  return places;
}

function removedKey(command: Command): string | null {
  if (command.kind === 'remove') return command.id;
  return command.kind === 'removeCard' ? cardKey(command) : null;
}

const cardKey = ({ id, way, card }: { id: string; way: string; card: string }) => `${id}/${way}/#${card}`;

/** What is left of a command; null where theirs did it, or won. */
function withoutWhatIsDone(
  command: Command,
  theirs: readonly Command[],
  lost: ReadonlySet<string>,
): Command | null {
  switch (command.kind) {
    case 'add':
    case 'remove':
    case 'addCard':
    case 'removeCard':
      return theirs.some((other) => isSame(toJson(other), toJson(command))) ? null : command;
    case 'move':
      return lost.has(command.id) ? null : command;
    case 'moveCard':
      return lost.has(cardKey(command)) ? null : command;
    case 'swap': {
      const [first, second] = command.places.filter(({ id }) => !lost.has(id));
      if (first && second) return command;
      return first ? { kind: 'move', ...first, isSwap: true } : null;
    }
    default:
      return command;
  }
}

/** Commands are JSON. */
const toJson = (command: Command) => command as unknown as Json;
