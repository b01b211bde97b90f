import type { Command, Place } from './command.ts';
import {
  type Card,
  type Data,
  type EditDocument,
  type EditedBlock,
  inOrder,
  isCardList,
  isList,
  isObject,
  type Json,
} from './document.ts';
import { isSame } from './is-same.ts';
import { isText, withWords, wordsOf } from './texts.ts';
import { firstNewSegments, segmentsOf, valueAt, withValueAt } from './way.ts';

/** Why a command does not fit the document: somebody was faster, or the sender is wrong. */
export type Misfit = 'no-block' | 'no-card' | 'known-id' | 'no-such-way' | 'no-text';

/** `inverse` is null where nothing changed. */
export type Applied =
  | { ok: true; document: EditDocument; inverse: Command | null }
  | { ok: false; reason: Misfit };

const misfit = (reason: Misfit): Applied => ({ ok: false, reason });

/**
 * The document after a command, and the command that takes it back: of a document `d` and a command `c`,
 * `apply(inverse of c, apply(c, d))` is `d`. Never throws, whatever the command is.
 */
export function apply(document: EditDocument, command: Command): Applied {
  switch (command.kind) {
    case 'add':
      return add(document, command.block);
    case 'remove':
      return remove(document, command.id);
    case 'move':
      return move(document, [command], ([old]) => (old ? { ...command, at: old.at } : null));
    case 'swap':
      return move(document, command.places, ([one, other]) =>
        one && other ? { kind: 'swap', places: [one, other] } : null,
      );
    case 'field':
      return setField(document, command);
    default:
      return changeBlock(document, command);
  }
}

/** Applies one after the other; the inverses are in the order in which they take all back. */
export function applyAll(
  document: EditDocument,
  commands: readonly Command[],
): { ok: true; document: EditDocument; inverses: Command[] } | { ok: false; reason: Misfit; at: number } {
  let now = document;
  const inverses: Command[] = [];
  for (const [at, command] of commands.entries()) {
    const applied = apply(now, command);
    if (!applied.ok) return { ...applied, at };
    now = applied.document;
    if (applied.inverse) inverses.unshift(applied.inverse);
  }
  return { ok: true, document: now, inverses };
}

function add(document: EditDocument, block: EditedBlock): Applied {
  if (block.id === '' || document.blocks.some(({ id }) => id === block.id)) return misfit('known-id');
  return {
    ok: true,
    document: withBlocks(document, [...document.blocks, block]),
    inverse: { kind: 'remove', id: block.id },
  };
}

function remove(document: EditDocument, id: string): Applied {
  const block = document.blocks.find((each) => each.id === id);
  if (!block) return misfit('no-block');
  return {
    ok: true,
    document: { ...document, blocks: document.blocks.filter((each) => each !== block) },
    inverse: { kind: 'add', block },
  };
}

function move(
  document: EditDocument,
  places: readonly Place[],
  inverseOf: (old: readonly Place[]) => Command | null,
): Applied {
  const old = places.flatMap(({ id }) => document.blocks.find((block) => block.id === id) ?? []);
  if (old.length < places.length) return misfit('no-block');
  const moved = document.blocks.map((block) => {
    const place = places.find(({ id }) => id === block.id);
    return place ? { ...block, at: place.at } : block;
  });
  const inverse = inverseOf(old.map(({ id, at }) => ({ id, at })));
  return { ok: true, document: withBlocks(document, moved), inverse };
}

function setField(
  document: EditDocument,
  { name, language, value }: Extract<Command, { kind: 'field' }>,
): Applied {
  const segments = segmentsOf(name);
  if (segments?.length !== 1) return misfit('no-such-way');
  const set = setAt(document.fields, segments, { language, value }, document.language);
  if (!set.ok) return set;
  return {
    ok: true,
    document: { ...document, fields: set.data },
    inverse: set.inverse && { kind: 'field', name, ...set.inverse.value },
  };
}

type OfBlock = Exclude<Command, { kind: 'add' | 'remove' | 'move' | 'swap' | 'field' }>;
type Changed = { ok: true; block: EditedBlock; inverse: Command | null } | { ok: false; reason: Misfit };

function changeBlock(document: EditDocument, command: OfBlock): Applied {
  const block = document.blocks.find(({ id }) => id === command.id);
  if (!block) return misfit('no-block');
  const changed = change(block, command, document.language);
  if (!changed.ok) return changed;
  return {
    ok: true,
    document: {
      ...document,
      blocks: document.blocks.map((each) => (each === block ? changed.block : each)),
    },
    inverse: changed.inverse,
  };
}

function change(block: EditedBlock, command: OfBlock, language: string): Changed {
  const { id, at, data, config } = block;
  switch (command.kind) {
    case 'set': {
      const segments = segmentsOf(command.way);
      if (!segments) return { ok: false, reason: 'no-such-way' };
      const set = setAt(data, segments, command, language);
      if (!set.ok) return set;
      const inverse = set.inverse && {
        ...{ kind: 'set' as const, id, way: set.inverse.segments.join('/') },
        ...set.inverse.value,
      };
      return { ok: true, block: { ...block, data: set.data }, inverse };
    }
    case 'put':
      return {
        ok: true,
        block: { id, at, data: command.data, ...(isFilled(command.config) && { config: command.config }) },
        inverse: { kind: 'put', id, data, ...(config && { config }) },
      };
    case 'layout': {
      if (segmentsOf(command.position)?.length !== 1) return { ok: false, reason: 'no-such-way' };
      const { [command.position]: old, ...others } = config ?? {};
      const styles = command.style === undefined ? others : { ...others, [command.position]: command.style };
      return {
        ok: true,
        block: { id, at, data, ...(isFilled(styles) && { config: styles }) },
        inverse: { kind: 'layout', id, position: command.position, ...(old !== undefined && { style: old }) },
      };
    }
    default:
      return changeCards(block, command);
  }
}

const isFilled = (styles: Data | undefined): styles is Data =>
  styles !== undefined && Object.keys(styles).length > 0;

type OfCards = Extract<Command, { kind: 'addCard' | 'removeCard' | 'moveCard' }>;

function changeCards(block: EditedBlock, command: OfCards): Changed {
  const { id, way } = command;
  const segments = segmentsOf(way);
  const found = segments && valueAt(block.data, segments);
  if (!segments || !found) return { ok: false, reason: 'no-such-way' };
  const list = found.value;
  if (list !== undefined && !isCardList(list)) return { ok: false, reason: 'no-such-way' };
  const cards = list ?? [];
  const withCards = (changed: readonly Card[], inverse: Command): Changed => {
    const sorted = inOrder(changed, ({ _at, _id }) => [_at, _id]);
    return {
      ok: true,
      block: { ...block, data: withValueAt(block.data, segments, sorted) as Data },
      inverse,
    };
  };
  if (command.kind === 'addCard') {
    const { card } = command;
    if (card._id === '' || cards.some(({ _id }) => _id === card._id))
      return { ok: false, reason: 'known-id' };
    const started = firstNewSegments(block.data, segments).join('/');
    const inverse: Command =
      list === undefined
        ? { kind: 'set', id, way: started }
        : { kind: 'removeCard', id, way, card: card._id };
    return withCards([...cards, card], inverse);
  }
  const known = cards.find(({ _id }) => _id === command.card);
  if (!known) return { ok: false, reason: 'no-card' };
  if (command.kind === 'removeCard')
    return withCards(
      cards.filter((card) => card !== known),
      { kind: 'addCard', id, way, card: known },
    );
  return withCards(
    cards.map((card) => (card === known ? { ...card, _at: command.at } : card)),
    { ...command, at: known._at },
  );
}

/** Words, or what a page has by language in place of them: a FAQ its questions, social networks their addresses. */
const canBeWords = (value: Json | undefined) =>
  value === undefined || typeof value === 'string' || isList(value) || isObject(value);

interface Setting {
  language?: string | undefined;
  value?: Json | undefined;
}
type Set =
  | {
      ok: true;
      data: Data;
      inverse: { segments: readonly string[]; value: { language?: string; value?: Json } } | null;
    }
  | { ok: false; reason: Misfit };

/** Sets a value, or one language of a text, and finds what takes it back. */
function setAt(data: Data, segments: readonly string[], { language, value }: Setting, own: string): Set {
  // A card is no field: it is added, moved and removed.
  if (segments.at(-1)?.startsWith('#')) return { ok: false, reason: 'no-such-way' };
  const found = valueAt(data, segments);
  if (!found) return { ok: false, reason: 'no-such-way' };
  const old = found.value;
  if (language !== undefined && !(isText(old) && canBeWords(value))) return { ok: false, reason: 'no-text' };
  const now = language === undefined ? value : withWords(old, language, value, own);
  if (isSame(old, now)) return { ok: true, data, inverse: null };
  const changed = withValueAt(data, segments, now) as Data;
  if (old === undefined)
    return { ok: true, data: changed, inverse: { segments: firstNewSegments(data, segments), value: {} } };
  const words = language === undefined ? undefined : wordsOf(old, language, own);
  // By language where that leads back to the same text: what others write in another one stays then.
  const isByLanguage =
    language !== undefined && canBeWords(words) && isSame(withWords(now, language, words, own), old);
  const inverse = isByLanguage ? { language, ...(words !== undefined && { value: words }) } : { value: old };
  return { ok: true, data: changed, inverse: { segments, value: inverse } };
}

function withBlocks(document: EditDocument, blocks: readonly EditedBlock[]): EditDocument {
  return { ...document, blocks: inOrder(blocks, ({ at, id }) => [at, id]) };
}
