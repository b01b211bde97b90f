import { generateKeyBetween } from 'fractional-indexing';
import type { Command } from './command.ts';
import {
  type Card,
  type Data,
  type EditedBlock,
  isCardList,
  isList,
  isObject,
  type Json,
} from './document.ts';
import { isSame } from './is-same.ts';
import { byLanguage, isText, withWords } from './texts.ts';

interface Wanted {
  data: Data;
  config?: Data | undefined;
}

/**
 * The smallest commands that make a block's data and layout what a whole form has: applied to the block they
 * give exactly that, and leave alone what others change in other fields. Cards are known by their ids; new ones
 * get theirs from `newId`.
 */
export function difference(
  { id, data, config }: EditedBlock,
  wanted: Wanted,
  { language, newId }: { language: string; newId: () => string },
): Command[] {
  const making: Making = { id, language, newId };
  const positions = namesOf(config ?? {}, wanted.config ?? {});
  return [
    ...ofGroup(making, [], data, wanted.data),
    ...positions.flatMap((position): Command[] => {
      const style = wanted.config?.[position];
      if (isSame(config?.[position], style)) return [];
      return [{ kind: 'layout', id, position, ...(style !== undefined && { style }) }];
    }),
  ];
}

interface Making {
  id: string;
  language: string;
  newId: () => string;
}
type Way = readonly string[];

const namesOf = (one: Data, other: Data) => [...new Set([...Object.keys(one), ...Object.keys(other)])];

function ofGroup(making: Making, way: Way, old: Data, wanted: Data): Command[] {
  return namesOf(old, wanted)
    .filter((name) => name !== '_id' && name !== '_at')
    .flatMap((name) => ofField(making, [...way, name], old[name], wanted[name]));
}

function ofField(making: Making, way: Way, old: Json | undefined, wanted: Json | undefined): Command[] {
  if (isSame(old, wanted)) return [];
  const texts = isText(old) && isText(wanted) ? ofText(making, way, old, wanted) : null;
  if (texts) return texts;
  if (isGroup(old) && isGroup(wanted)) return ofGroup(making, way, old, wanted);
  if (isCards(old) && isList(wanted) && wanted.every(isObject))
    return ofCards(making, way, old, wanted as readonly Data[]);
  const value = isList(wanted) ? withCardPlaces(wanted, making.newId) : wanted;
  return [{ kind: 'set', id: making.id, way: way.join('/'), ...(value !== undefined && { value }) }];
}

/** Links and players, which have a type, are values: half of one and half of a colleague's would lead nowhere. */
const isGroup = (value: Json | undefined): value is Data =>
  isObject(value) && !byLanguage(value) && typeof value.type !== 'string';

const isCards = (value: Json | undefined): value is readonly Card[] => isCardList(value) && value.length > 0;

/** One command a language; null where these would not lead to the wanted form of it. */
function ofText(
  { id, language: own }: Making,
  way: Way,
  old: Json | undefined,
  wanted: Json | undefined,
): Command[] | null {
  const [before, after] = [wordsByLanguage(old, own), wordsByLanguage(wanted, own)];
  const changes = namesOf(before, after).filter((language) => !isSame(before[language], after[language]));
  const reached = changes.reduce<Json | undefined>(
    (text, language) => withWords(text, language, after[language], own),
    old,
  );
  if (!isSame(reached, wanted)) return null;
  return changes.map((language) => {
    const value = after[language];
    return { kind: 'set', id, way: way.join('/'), language, ...(value !== undefined && { value }) };
  });
}

function wordsByLanguage(text: Json | undefined, own: string): Data {
  if (text === undefined) return {};
  return byLanguage(text) ?? { [own]: text };
}

function ofCards(making: Making, way: Way, old: readonly Card[], wanted: readonly Data[]): Command[] {
  const { id } = making;
  const path = way.join('/');
  const known = new Map(old.map((card) => [card._id, card]));
  const remaining = new Set(wanted.flatMap(({ _id }) => (known.has(String(_id)) ? [String(_id)] : [])));
  const removals = old
    .filter(({ _id }) => !remaining.has(_id))
    .map(({ _id }): Command => ({ kind: 'removeCard', id, way: path, card: _id }));
  const commands: Command[] = [];
  const seen = new Set<string>();
  let last: string | null = null;
  for (const [index, card] of wanted.entries()) {
    const isRepeated = seen.has(String(card._id));
    const own = isRepeated ? undefined : known.get(String(card._id));
    seen.add(String(card._id));
    const following = wanted.slice(index + 1).map(({ _id }) => known.get(String(_id))?._at);
    const at: string = own && (last === null || own._at > last) ? own._at : placeBehind(last, following);
    last = at;
    if (!own) {
      const { _id, ...rest } = card;
      const ids = { _id: typeof _id === 'string' && !isRepeated ? _id : making.newId(), _at: at };
      commands.push({
        kind: 'addCard',
        ...{ id, way: path, card: { ...(withCardPlacesIn(rest, making.newId) as Data), ...ids } },
      });
      continue;
    }
    if (at !== own._at) commands.push({ kind: 'moveCard', id, way: path, card: own._id, at });
    commands.push(...ofGroup(making, [...way, `#${own._id}`], own, card));
  }
  return [...removals, ...commands];
}

/** Behind the last one, and before the first of the following that can stay where it is. */
function placeBehind(last: string | null, following: readonly (string | undefined)[]): string {
  const next = following.find((at) => at !== undefined && (last === null || at > last));
  return generateKeyBetween(last, next ?? null);
}

/** Cards of a list that is new have places, too. */
function withCardPlaces(list: readonly Json[], newId: () => string): Json {
  if (list.length === 0 || !list.every(isObject) || !list.some((item) => '_id' in item)) return list;
  let last: string | null = null;
  const seen = new Set<Json>();
  return list.map((item) => {
    last = generateKeyBetween(last, null);
    const inner = withCardPlacesIn(item, newId) as Data;
    const _id = typeof item._id === 'string' && !seen.has(item._id) ? item._id : newId();
    seen.add(_id);
    return { ...inner, _id, _at: last };
  });
}

function withCardPlacesIn(value: Json, newId: () => string): Json {
  if (isList(value)) return withCardPlaces(value, newId);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withCardPlacesIn(inner, newId)]),
  );
}
