import type { Fault } from '#app/contract/site/plain-words.ts';
import { type Draft, type ListedKind, OWN_LANGUAGE, type Texts } from '#workers/platform/importing/draft.ts';
import type { NamedKind, NameIndex } from './name-index.ts';
import { type Publishing, visibilityOf } from './visibility.ts';

type Values = Record<string, unknown>;

export interface Merging extends Publishing {
  names: Pick<NameIndex, 'resolve' | 'hasId'>;
  /** The brand's own, in which a source without languages is. */
  language: string;
}

const KIND_OF: Readonly<Record<ListedKind, NamedKind>> = {
  categories: 'category',
  genres: 'genre',
  plans: 'plan',
  ppv_plans: 'plan',
  venues: 'venue',
};

/** The title as it is to be: what the site has, and over it what the source has. */
export function mergeTitle(
  draft: Draft,
  old: Values | null,
  keys: Values,
  { names, language, ...publishing }: Merging,
): { value: Values; faults: Fault[]; notes: string[] } {
  const faults: Fault[] = [];
  const notes: string[] = [];
  const value: Values = { video_type: 'SPV', ...old };
  const { note, ...visibility } = visibilityOf(draft, old, publishing);
  if (note) notes.push(note);
  for (const [name, field] of Object.entries({ ...draft.fields, ...keys, ...visibility }))
    set(value, name, field);
  // A film of the owner's own is better than a stream of the source's.
  if (value.asset !== undefined && value.stream_link !== undefined && draft.fields.asset === undefined) {
    delete value.stream_link;
    notes.push('has a film of its own: the stream of the source is left out');
  }
  for (const name of ['title', 'description'] as const)
    set(value, name, mergeTexts(old?.[name], draft.texts[name], language));
  const resolve = (path: string, kind: NamedKind, name: string) => {
    const found = names.resolve(kind, name);
    if (!found.ok) faults.push({ path, message: found.message });
    return found.ok ? [found.id] : [];
  };
  const { rating, ...lists } = draft.names;
  for (const [path, list = []] of Object.entries(lists))
    value[path] = unique(list.flatMap((name) => resolve(path, KIND_OF[path as ListedKind], name)));
  if (rating !== undefined)
    set(value, 'rating', rating === null ? null : resolve('rating', 'rating', rating)[0]);
  for (const [role, people] of Object.entries(draft.people ?? {}))
    value.people = withRole(
      value.people,
      role,
      unique(people.flatMap((name) => resolve(`people.${role}`, 'person', name))),
    );
  if (draft.fields.metadata)
    value.metadata = mergeMetadata(old?.metadata, draft.fields.metadata, language, (id) => {
      if (!names.hasId('field', id))
        faults.push({ path: `metadata.${id}`, message: `there is no field "${id}"` });
    });
  return { value, faults, notes };
}

function set(value: Values, name: string, field: unknown): void {
  if (field === null) delete value[name];
  else if (field !== undefined) value[name] = field;
}

/** Languages that the source does not have stay. */
function mergeTexts(old: unknown, texts: Texts | undefined, language: string): Values | null | undefined {
  if (!texts) return undefined;
  const merged: Values = { ...(old as Values | undefined) };
  for (const [code, text] of Object.entries(texts))
    set(merged, code === OWN_LANGUAGE ? language : code, text);
  return Object.keys(merged).length > 0 ? merged : null;
}

function withRole(people: unknown, role: string, ids: readonly string[]): Values {
  const { [role]: _, ...others } = (people ?? {}) as Values;
  return ids.length > 0 ? { ...others, [role]: ids } : others;
}

/** A value whose text is the same keeps its other languages. */
function mergeMetadata(
  old: unknown,
  fields: Readonly<Record<string, readonly Values[]>>,
  language: string,
  check: (id: string) => void,
): Values {
  const merged: Values = { ...(old as Values | undefined) };
  for (const [id, values] of Object.entries(fields)) {
    const known = (Object.hasOwn(merged, id) ? merged[id] : []) as Values[];
    const texts = values.map((value) => value[OWN_LANGUAGE]);
    if (texts.length > 0) check(id);
    merged[id] = texts.map((text) => known.find((one) => one[language] === text) ?? { [language]: text });
    if (texts.length === 0) delete merged[id];
  }
  return merged;
}

const unique = (ids: readonly string[]) => [...new Set(ids)];
