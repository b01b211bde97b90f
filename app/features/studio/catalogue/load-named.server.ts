import type { StudioKind } from '#app/contract/entity-calls.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import type { Named } from './drawn-field.ts';
import type { EntityField } from './entity-field.ts';
import { entityName } from './entity-name.ts';
import { type FormKind, fieldsOf } from './kind-forms.ts';

/** Of a kind with more, others are found by their names. */
const AT_MOST = 200;
const FOUND_AT_MOST = 20;

type Content = MarqueeContext['services']['content'];

export interface NamedOfKind {
  entities: readonly Named[];
  /** There are more. */
  isSearched: boolean;
}
export type NamedByKind = ReadonlyMap<StudioKind, NamedOfKind>;

/** Of which kinds the fields of a form name others. */
export function namedKinds(kind: FormKind): StudioKind[] {
  const kinds = fieldsOf(kind).flatMap((field) => namedKindOf(field) ?? []);
  return [...new Set(kinds)];
}

export const namedKindOf = (field: EntityField): StudioKind | null =>
  field.kind === 'one' || field.kind === 'many' ? field.of : field.kind === 'people' ? 'person' : null;

/** What the fields of a form can name. */
export async function loadNamed(content: Content, kind: FormKind, language: string): Promise<NamedByKind> {
  const found = await Promise.all(
    namedKinds(kind).map(async (of): Promise<[StudioKind, NamedOfKind]> => {
      const { items, total } = await content.entities({
        kind: of,
        names_only: true,
        page: 1,
        page_size: AT_MOST,
      });
      return [of, { entities: items.map(toNamed(language)), isSearched: total > items.length }];
    }),
  );
  return new Map(found);
}

/** Those of these ids, in their order; one that is gone has its id for a name. */
export async function loadByIds(
  content: Content,
  {
    kind,
    ids,
    known,
    language,
  }: { kind: StudioKind; ids: readonly string[]; known: NamedOfKind | undefined; language: string },
): Promise<Named[]> {
  const names = new Map(known?.entities.map((one) => [one.id, one]));
  const missing = ids.filter((id) => !names.has(id));
  const loaded = missing.length > 0 ? await content.namedEntities(kind, missing) : [];
  for (const entity of loaded) names.set(entity.id, toNamed(language)(entity));
  return ids.map((id) => names.get(id) ?? { id, name: id });
}

export async function findNamed(
  content: Content,
  { kind, words, language }: { kind: StudioKind; words: string; language: string },
): Promise<Named[]> {
  if (words.trim() === '') return [];
  const { items } = await content.entities({
    ...{ kind, search: words.trim(), names_only: true, page: 1, page_size: FOUND_AT_MOST },
  });
  return items.map(toNamed(language));
}

const toNamed =
  (language: string) =>
  (entity: { id: string; value: Record<string, unknown> }): Named => ({
    id: entity.id,
    name: entityName(entity, language),
    ...(typeof entity.value.video_type === 'string' && { type: entity.value.video_type }),
  });
