import * as v from 'valibot';
import type { ListedDocument } from '#app/contract/editing.ts';
import { LIMITS } from '#app/contract/limits.ts';
import { IdSchema, isSafeUrl } from '#app/contract/primitives.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import { type Data, isList, type Json } from '#app/lib/edit-document/document.ts';
import { isSame } from '#app/lib/edit-document/is-same.ts';
import { byLanguage } from '#app/lib/edit-document/texts.ts';
import { type AddressRule, addressFault } from './page-address.ts';
import type { FormFieldRow, SettingsField, SettingsFieldOf } from './settings-field.ts';
import { recordOf } from './words.ts';

/** What is wrong with a control of a settings form. */
export interface SettingsFault {
  /** The control's name; the first part is the field's. */
  path: string;
  rule: AddressRule | 'needed' | 'long' | 'https' | 'nowhere' | 'id' | 'no_fields' | 'full';
  limit?: number;
  /** The page that has the address already. */
  holder?: ListedDocument;
}

interface Checked {
  /** Of the document with all that was typed. */
  settings: readonly SettingsField[];
  fields: Data;
  /** As the form was drawn: older faults do not keep an editor from mending something else. */
  before: readonly SettingsField[];
  commands: readonly Command[];
  taken: ReadonlyMap<string, ListedDocument>;
}

export function settingsFaults({ settings, commands, before, ...checked }: Checked): SettingsFault[] {
  const changed = new Set(commands.flatMap((command) => (command.kind === 'field' ? command.name : [])));
  return settings
    .filter(({ name }) => changed.has(name))
    .flatMap((field) => {
      const rows = before.flatMap((old) => (old.name === field.name ? rowsOf(old) : []));
      const isOld = (row: object) => rows.some((each) => isSame(each as Json, row as Json));
      return faultsOf(field, { ...checked, isOld });
    });
}

/** Rows of a list, which are JSON. */
function rowsOf(field: SettingsField): readonly object[] {
  if (field.kind === 'questions') return field.questions;
  if (field.kind === 'networks') return field.addresses;
  return field.kind === 'fields' ? field.fields : [];
}

type Checking = Pick<Checked, 'fields' | 'taken'> & { isOld(row: object): boolean };

function faultsOf(field: SettingsField, checking: Checking): SettingsFault[] {
  const { fields, taken, isOld } = checking;
  const path = field.name;
  switch (field.kind) {
    case 'text':
    case 'html': {
      const limit = field.kind === 'html' ? LIMITS.richText : field.maxChars;
      if (field.words.length > limit) return [{ path, rule: 'long', limit }];
      return field.isRequired && !hasWords(fields[path]) ? [{ path, rule: 'needed' }] : [];
    }
    case 'address': {
      const rule = addressFault(field.address, taken);
      const holder = taken.get(field.address);
      return rule ? [{ path, rule, limit: LIMITS.url, ...(holder && { holder }) }] : [];
    }
    case 'questions':
      return questionFaults(field, checking);
    case 'networks':
      return field.addresses
        .filter((row) => row.address !== '' && !isHttps(row.address) && !isOld(row))
        .map(({ network }) => ({ path: `${path}/${network}`, rule: 'https' }));
    case 'place':
      return placeFaults(field);
    case 'fields':
      return formFieldFaults(field, checking);
    case 'old_urls':
    case 'switch':
      return [];
  }
}

function hasWords(text: Json | undefined): boolean {
  const words = byLanguage(text) ? Object.values(byLanguage(text) ?? {}) : [text];
  return words.some((word) => typeof word === 'string' && word.trim() !== '');
}

function isHttps(address: string): boolean {
  return (
    isSafeUrl(address) &&
    address.length <= LIMITS.url &&
    /^https:\/\/[^/]/i.test(address) &&
    URL.canParse(address)
  );
}

function questionFaults(
  { name, questions }: SettingsFieldOf<'questions'>,
  { isOld }: Checking,
): SettingsFault[] {
  const many = questions.length > LIMITS.shortList;
  return [
    ...(many ? [{ path: name, rule: 'full' as const, limit: LIMITS.shortList }] : []),
    ...questions.flatMap((row, index) =>
      isOld(row)
        ? []
        : [
            ...textFaults(`${name}/${index}/question`, row.question, LIMITS.value),
            ...textFaults(`${name}/${index}/answer`, row.answer, LIMITS.description),
          ],
    ),
  ];
}

function textFaults(path: string, text: string, limit: number): SettingsFault[] {
  if (text.trim() === '') return [{ path, rule: 'needed' }];
  return text.length > limit ? [{ path, rule: 'long', limit }] : [];
}

function placeFaults({ name, place, pages, titles }: SettingsFieldOf<'place'>): SettingsFault[] {
  const [list, named] = place === 'PAGES' ? (['pages', pages] as const) : (['titles', titles] as const);
  if (place !== 'PAGES' && place !== 'CONTENT') return [];
  if (named.length === 0) return [{ path: `${name}/${list}/0`, rule: 'nowhere' }];
  if (named.length > LIMITS.shortList)
    return [{ path: `${name}/${list}/0`, rule: 'full', limit: LIMITS.shortList }];
  return named.flatMap((text, index): SettingsFault[] => {
    const path = `${name}/${list}/${index}`;
    if (place === 'PAGES') return text.length > LIMITS.url ? [{ path, rule: 'long', limit: LIMITS.url }] : [];
    return v.is(IdSchema, text) ? [] : [{ path, rule: 'id' }];
  });
}

/** As many as the contract lets a form have. */
const MOST_FIELDS = 100;

function formFieldFaults(
  { name, fields }: SettingsFieldOf<'fields'>,
  { fields: document, isOld }: Checking,
): SettingsFault[] {
  if (fields.length === 0) return [{ path: name, rule: 'no_fields' }];
  if (fields.length > MOST_FIELDS) return [{ path: name, rule: 'full', limit: MOST_FIELDS }];
  const stored = document[name];
  return fields.flatMap((row, index) => {
    if (isOld(row)) return [];
    const path = `${name}/${index}`;
    const names = isList(stored) ? recordOf(recordOf(stored[index]).name) : {};
    const isNamed = Object.values(names).some((text) => typeof text === 'string' && text.trim() !== '');
    return [
      ...(isNamed ? [] : [{ path: `${path}/name`, rule: 'needed' as const }]),
      ...lengthFaults(path, row),
    ];
  });
}

function lengthFaults(path: string, { words, options }: FormFieldRow): SettingsFault[] {
  const limit = LIMITS.name;
  return [
    ...(words.length > limit ? [{ path: `${path}/name`, rule: 'long' as const, limit }] : []),
    ...(options.length > LIMITS.shortList
      ? [{ path: `${path}/options/0`, rule: 'full' as const, limit: LIMITS.shortList }]
      : []),
    ...options.flatMap((option, index) =>
      option.words.length > limit ? [{ path: `${path}/options/${index}`, rule: 'long' as const, limit }] : [],
    ),
  ];
}
