import type { ValueOf } from '#app/contract/site/kinds.ts';
import { writeType } from '#cli/catalogue/csv/cells.ts';
import type { NamedKind } from '#cli/catalogue/writing/name-index.ts';

type Title = ValueOf<'title'>;
type Values = Readonly<Record<string, unknown>>;

export interface Columns {
  languages: readonly string[];
  roles: readonly string[];
  fields: readonly string[];
}

/** How an entity is written: by its name, or its id where a name would be read as something else. */
export type WriteName = (kind: NamedKind, id: string) => string;

const PLAIN = [
  'stream_link',
  'asset',
  'trailer',
  'thumbnail',
  'poster',
  'preview',
  'release_time',
  'publish_time',
  'live_expiry_time',
  'created_date',
  'duration_seconds',
  'original_language',
] as const satisfies readonly (keyof Title)[];

const FLAGS = [
  'is_published',
  'is_restricted',
  'is_login_required',
  'is_live',
  'live_comments_applicable',
] as const satisfies readonly (keyof Title)[];

const LISTS = {
  categories: 'category',
  genres: 'genre',
  plans: 'plan',
  ppv_plans: 'plan',
  venues: 'venue',
} as const satisfies Partial<Record<keyof Title, NamedKind>>;

/** The header; every name is one that import knows without a map. */
export function headerOf({ languages, roles, fields }: Columns): string[] {
  return [
    'id',
    'type',
    ...languages.flatMap((language) => [`title.${language}`, `description.${language}`]),
    'parent',
    'episode',
    ...Object.keys(LISTS),
    'rating',
    ...roles.map((role) => `people.${role}`),
    ...PLAIN,
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
    ...Object.entries(LISTS).map(([name, kind]) => list(kind, title[name as keyof typeof LISTS])),
    title.rating === undefined ? '' : nameOf('rating', title.rating),
    ...roles.map((role) => list('person', title.people[role])),
    ...PLAIN.map((name) => String(title[name] ?? '')),
    ...FLAGS.map((name) => (title[name] ? 'yes' : 'no')),
    ...fields.map((field) => (title.metadata[field] ?? []).map((texts) => textIn(texts, own)).join('|')),
  ];
}

function textIn(texts: Values, language: string): string {
  return String(texts[language] ?? Object.values(texts)[0] ?? '');
}
