import * as v from 'valibot';
import { PictureSchema } from '#app/contract/picture.ts';
import type { ShapeEntries } from '#app/contract/site/block-shapes.ts';
import { FORM_SHAPES } from '#app/contract/site/chrome-shapes.ts';
import type { BlockField } from '#app/features/page-builder/edit/block-fields.server.ts';
import { type Data, isList, isObject, type Json } from '#app/lib/edit-document/document.ts';
import { wordsOf } from '#app/lib/edit-document/texts.ts';
import { BLOCK_FORMS } from './block-forms.ts';
import { entriesOf, fieldsOfData } from './fields-of-data.ts';
import type { FieldOf, FormCard, FormField, FormLanguages } from './form-field.ts';
import { toLinkValue } from './link-value.ts';
import { toPlayerValue } from './player-value.ts';
import { toRuleValues } from './rules-value.ts';
import { inOneLine } from './sent-form.ts';

/**
 * The fields of a block's form with what its data have, in one language. A block of an unknown key has none: it
 * stays as it is.
 */
export function toFormFields(blockKey: string, data: Data, languages: FormLanguages): readonly FormField[] {
  const entries = FORM_SHAPES.get(blockKey)?.entries;
  return entries ? toFields(BLOCK_FORMS.get(blockKey) ?? [], { entries, data, path: '', languages }) : [];
}

interface Level {
  entries: ShapeEntries;
  data: Data;
  path: string;
  languages: FormLanguages;
}

function toFields(fields: readonly BlockField[], level: Level): FormField[] {
  return fieldsOfData(fields, level.entries, level.data).map((field) => toFormField(field, level));
}

function toFormField(field: BlockField, level: Level): FormField {
  const { name, isRequired } = field;
  const value = Object.hasOwn(level.data, name) ? level.data[name] : undefined;
  const path = level.path === '' ? name : `${level.path}/${name}`;
  const base = { path, name, isRequired };
  const inside = { ...level, path, entries: entriesOf(level.entries, name) };
  switch (field.kind) {
    case 'text':
      return { ...base, kind: 'text', maxChars: field.maxChars, ...wordsIn(value, level.languages) };
    case 'choice':
      return { ...base, ...field, ...chosenOf(value, field) };
    case 'switch':
      return { ...base, kind: 'switch', isOn: typeof value === 'boolean' ? value : field.whenAbsent };
    case 'link':
      return { ...base, kind: 'link', link: toLinkValue(value) };
    case 'picture':
      return { ...base, kind: 'picture', sizes: field.sizes, key: keyOf(value) };
    case 'player':
      return { ...base, kind: 'player', player: toPlayerValue(value) };
    case 'titles':
      return { ...base, kind: 'titles', max: field.max, ids: idsOf(value) };
    case 'rules':
      return { ...base, kind: 'rules', max: field.max, rules: toRuleValues(value) };
    case 'group':
      return {
        ...base,
        kind: 'group',
        fields: toFields(field.fields, { ...inside, data: isObject(value) ? value : {} }),
      };
    case 'list':
      return {
        ...base,
        kind: 'list',
        max: field.max,
        start: field.start,
        cards: toCards(field, value, inside),
      };
  }
}

function wordsIn(text: Json | undefined, { language, ownLanguage }: FormLanguages) {
  const inLanguage = (each: string) => {
    const words = wordsOf(text, each, ownLanguage);
    return typeof words === 'string' ? words : '';
  };
  return {
    words: inLanguage(language),
    ...(language !== ownLanguage && { ownWords: inLanguage(ownLanguage) }),
  };
}

/** Backends write choices in capitals and small letters, and "other" in words of their own (page-builder.md §3). */
function chosenOf(value: Json | undefined, { choices, whenAbsent }: Extract<BlockField, { kind: 'choice' }>) {
  if (typeof value !== 'string' || value === '') return { choices, chosen: whenAbsent ?? '' };
  const known = choices.find((choice) => choice.toLowerCase() === value.toLowerCase());
  if (known !== undefined || choices.includes('other')) return { choices, chosen: known ?? 'other' };
  return { choices: [...choices, value], chosen: value };
}

/** A key in any of its three spellings; a string that is none, as it is. */
function keyOf(picture: Json | undefined): string {
  const read = v.safeParse(PictureSchema, picture);
  const key = read.success ? read.output : undefined;
  return inOneLine(key ?? picture);
}

const idsOf = (value: Json | undefined) =>
  isList(value) ? (value.filter((id) => typeof id === 'string' && id !== '') as string[]) : [];

function toCards(
  { fields }: Extract<BlockField, { kind: 'list' }>,
  list: Json | undefined,
  { path, ...level }: Level,
): FormCard[] {
  const cards = isList(list) ? list : [];
  const keys = cardKeys(cards);
  return cards.map((card, index) => {
    const cardPath = `${path}/${keys[index]}`;
    const own = toFields(fields, { ...level, path: cardPath, data: isObject(card) ? card : {} });
    return { path: cardPath, title: firstWords(own), fields: own };
  });
}

/** `#` and its id for each card; the numbers of those without an id of their own. */
function cardKeys(cards: readonly Json[]): string[] {
  const ids = cards.map((card) => (isObject(card) && typeof card._id === 'string' ? card._id : ''));
  return ids.map((id, index) => (id === '' || ids.indexOf(id) !== index ? String(index) : `#${id}`));
}

/** What a card is known by: its heading, or else the first words in it. */
function firstWords(fields: readonly FormField[]): string {
  const texts = textsIn(fields);
  const isHeading = ({ name }: FieldOf<'text'>) => /^head(?:ing|er)/.test(name);
  return (
    [...texts.filter(isHeading), ...texts]
      .map(({ words, ownWords }) => words || (ownWords ?? ''))
      .find(Boolean) ?? ''
  );
}

function textsIn(fields: readonly FormField[]): FieldOf<'text'>[] {
  return fields.flatMap((field) => {
    if (field.kind === 'text') return [field];
    return field.kind === 'group' ? textsIn(field.fields) : [];
  });
}
