import { type Data, isList, isObject, type Json } from '#app/lib/edit-document/document.ts';
import { isSame } from '#app/lib/edit-document/is-same.ts';
import { isPictureField } from '#app/lib/edit-document/picture-field.ts';
import { byLanguage } from '#app/lib/edit-document/texts.ts';

/** A value as people read it; null is nothing. */
export type ShownValue =
  | null
  | { kind: 'text'; text: string }
  | { kind: 'picture'; key: string; alt: string }
  | { kind: 'choice'; value: string }
  /** Of a block's layout; empty is its usual one. */
  | { kind: 'style'; value: string }
  | { kind: 'switch'; isOn: boolean }
  | { kind: 'link'; type: string; target: string };

/** A field with both of its sides. */
export interface FieldLine {
  /** Names of fields; numbers are those of cards, from 1. */
  path: readonly (string | number)[];
  /** Of a text by language. */
  language: string | null;
  before: ShownValue;
  after: ShownValue;
}

/** What only editing knows. */
const UNSHOWN = new Set(['_id', '_at']);

/** What rich text is as people read it. */
export type ToText = (value: Json | undefined) => string;

/** The fields that differ between two states of one thing, in the order of the newer one. */
export function fieldLines(
  before: Data | undefined,
  after: Data | undefined,
  path: FieldLine['path'] = [],
): FieldLine[] {
  const names = new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})]);
  return (
    [...names]
      // What a block is changes with its variant alone; of a new one its name has it.
      .filter((name) => !UNSHOWN.has(name) && (name !== 'component_key' || (before && after)))
      .flatMap((name) =>
        isPictureField(name)
          ? pictureLine(before, after, { name, path })
          : linesOf(own(before, name), own(after, name), [...path, name]),
      )
  );
}

/** A document's own text that is HTML, in each language. */
export function richTextLines(
  name: string,
  { before, after, toText }: { before: Json | undefined; after: Json | undefined; toText: ToText },
): FieldLine[] {
  if (isSame(before, after)) return [];
  const [old, now] = [textsOf(before), textsOf(after)];
  return [...new Set([...Object.keys(now), ...Object.keys(old)])].flatMap((language): FieldLine[] => {
    if (isSame(old[language], now[language])) return [];
    const line = { before: shown(toText(old[language])), after: shown(toText(now[language])) };
    return [{ path: [name], language: language || null, ...line }];
  });
}

function pictureLine(
  before: Data | undefined,
  after: Data | undefined,
  { name, path }: { name: string; path: FieldLine['path'] },
): FieldLine[] {
  const pictureOf = (data: Data | undefined): ShownValue => {
    const key = own(data, name);
    if (typeof key !== 'string') return shown(key);
    return key === '' ? null : { kind: 'picture', key, alt: firstText(own(data, 'image_alt')) };
  };
  if (isSame(own(before, name), own(after, name))) return [];
  return [{ path: [...path, name], language: null, before: pictureOf(before), after: pictureOf(after) }];
}

const own = (data: Data | undefined, name: string) =>
  data && Object.hasOwn(data, name) ? data[name] : undefined;

function linesOf(before: Json | undefined, after: Json | undefined, path: FieldLine['path']): FieldLine[] {
  if (isSame(before, after)) return [];
  if (byLanguage(before) || byLanguage(after)) return textLines(before, after, path);
  if (isCards(before) || isCards(after)) return cardLines(cardsOf(before), cardsOf(after), path);
  if (isGroup(before) || isGroup(after))
    return fieldLines(isObject(before) ? before : undefined, isObject(after) ? after : undefined, path);
  const line = { path, language: null, before: shown(before), after: shown(after) };
  return isSame(line.before, line.after) ? [] : [line];
}

/** A plain string is that of every language: beside others it has none of its own. */
function textLines(before: Json | undefined, after: Json | undefined, path: FieldLine['path']): FieldLine[] {
  const [old, now] = [textsOf(before), textsOf(after)];
  return [...new Set([...Object.keys(now), ...Object.keys(old)])].flatMap((language): FieldLine[] => {
    const line = { before: shown(old[language]), after: shown(now[language]) };
    return isSame(line.before, line.after) ? [] : [{ path, language: language || null, ...line }];
  });
}

function textsOf(text: Json | undefined): Data {
  if (text === undefined) return {};
  return byLanguage(text) ?? { '': text };
}

/** Cards are known by their ids, or else by their place. */
function cardLines(before: readonly Data[], after: readonly Data[], path: FieldLine['path']): FieldLine[] {
  const keysBefore = before.map(keyOf);
  const keysAfter = after.map(keyOf);
  const isCommon = (keys: readonly string[]) => (key: string) => keys.includes(key);
  const orderBefore = keysBefore.filter(isCommon(keysAfter));
  const orderAfter = keysAfter.filter(isCommon(keysBefore));
  const order: FieldLine[] = isSame(orderBefore, orderAfter)
    ? []
    : [{ path, language: null, before: orderOf(before), after: orderOf(after) }];
  const changed = after.flatMap((card, index) =>
    fieldLines(before[keysBefore.indexOf(keysAfter[index] ?? '')], card, [...path, index + 1]),
  );
  const gone = before.flatMap((card, index) =>
    keysAfter.includes(keysBefore[index] ?? '') ? [] : fieldLines(card, undefined, [...path, index + 1]),
  );
  return [...order, ...changed, ...gone];
}

const keyOf = ({ _id }: Data, index: number) => (typeof _id === 'string' ? `#${_id}` : String(index));
const orderOf = (cards: readonly Data[]): ShownValue => ({
  kind: 'text',
  text: cards.map((card, index) => firstText(card) || String(index + 1)).join(' · '),
});

function firstText(value: Json | undefined, name = ''): string {
  if (byLanguage(value))
    return Object.values(byLanguage(value) ?? {}).map((text) => firstText(text))[0] ?? '';
  if (isGroup(value))
    return (
      Object.entries(value)
        .map(([each, inner]) => firstText(inner, each))
        .find(Boolean) ?? ''
    );
  return typeof value === 'string' && !UNSHOWN.has(name) && !/s3_?key/.test(name) ? value : '';
}

const isCards = (value: Json | undefined): value is readonly Data[] =>
  isList(value) && value.length > 0 && value.every((item) => isObject(item) && !isLink(item));
const cardsOf = (value: Json | undefined) => (isCards(value) ? value : []);
const isLink = (value: Json | undefined): value is Data => isObject(value) && typeof value.type === 'string';
const isGroup = (value: Json | undefined): value is Data =>
  isObject(value) && !isLink(value) && !byLanguage(value);

function shown(value: Json | undefined): ShownValue {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return { kind: 'switch', isOn: value };
  if (isLink(value)) return { kind: 'link', type: String(value.type), target: targetOf(value.data) };
  if (isList(value)) return { kind: 'text', text: value.map((item) => textOf(item)).join(', ') };
  return { kind: 'text', text: textOf(value) };
}

function targetOf(data: Json | undefined): string {
  if (!isObject(data)) return textOf(data);
  return textOf(data.name ?? data.page_url ?? data.url ?? data.title ?? data.id);
}

function textOf(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
