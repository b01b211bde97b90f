import type { ValueOf } from '#app/contract/site/kinds.ts';
import { writeStretch, writeType } from '#workers/platform/importing/csv/cells.ts';
import {
  FIELD_NAMES,
  FIELDS,
  type FieldName,
  type FieldOf,
  type FormOf,
} from '#workers/platform/importing/csv/fields.ts';
import type { NamedKind } from '#workers/platform/importing/writing/name-index.ts';

type Title = ValueOf<'title'>;
type Values = Readonly<Record<string, unknown>>;

export interface Columns {
  languages: readonly string[];
  roles: readonly string[];
  fields: readonly string[];
}

/** How an entity is written: by its name, or its id where a name would be read as something else. */
export type WriteName = (kind: NamedKind, id: string) => string;

/** Fields of these forms, in the order of their table. */
function fieldsOf<F extends FormOf<FieldName>>(isOf: (form: FormOf<FieldName>) => form is F): FieldOf<F>[] {
  return FIELD_NAMES.filter((name): name is FieldOf<F> => isOf(FIELDS[name].form));
}

type ListForm = Exclude<FormOf<FieldName>, string>;
type TextForm = 'text' | 'date' | 'seconds' | 'picture';
const TEXT_FORMS: readonly unknown[] = ['text', 'date', 'seconds', 'picture'] satisfies TextForm[];

const LISTS = fieldsOf((form): form is ListForm => typeof form === 'object');
const TEXTS = fieldsOf((form): form is TextForm => TEXT_FORMS.includes(form));
const STRETCHES = fieldsOf((form): form is 'stretch' => form === 'stretch');
const FLAGS = fieldsOf((form): form is 'flag' => form === 'flag');

/** The header; every name is one that import knows without a map. */
export function headerOf({ languages, roles, fields }: Columns): string[] {
  return [
    'id',
    'type',
    ...languages.flatMap((language) => [`title.${language}`, `description.${language}`]),
    'parent',
    'episode',
    ...LISTS,
    'rating',
    ...roles.map((role) => `people.${role}`),
    ...TEXTS,
    ...STRETCHES,
    ...FLAGS,
    ...fields.map((field) => `metadata.${field}`),
  ];
}

export function rowOf(
  id: string,
  title: Title,
  { languages, roles, fields }: Columns,
  nameOf: WriteName,
): string[] {
  const list = (kind: NamedKind, ids: readonly string[] = []) =>
    ids.map((one) => nameOf(kind, one)).join('|');
  const [own = 'en'] = languages;
  return [
    id,
    writeType(title.video_type),
    ...languages.flatMap((language) => [title.title[language] ?? '', title.description?.[language] ?? '']),
    title.parent ?? '',
    title.serial_no === undefined ? '' : String(title.serial_no),
    ...LISTS.map((name) => list(FIELDS[name].form.list, title[name])),
    title.rating === undefined ? '' : nameOf('rating', title.rating),
    ...roles.map((role) => list('person', title.people[role])),
    ...TEXTS.map((name) => String(title[name] ?? '')),
    ...STRETCHES.map((name) => writeStretch(title[name])),
    ...FLAGS.map((name) => (title[name] ? 'yes' : 'no')),
    ...fields.map((field) => (title.metadata[field] ?? []).map((texts) => textIn(texts, own)).join('|')),
  ];
}

function textIn(texts: Values, language: string): string {
  return String(texts[language] ?? Object.values(texts)[0] ?? '');
}
