import type { KindName } from '#app/contract/site/entity-kind.ts';
import { LAYOUTS } from './layout.ts';
import { isFault, readKind } from './read-folder.ts';
import type { SiteCalls } from './site-calls.ts';

/** Values of one kind by id. */
export type Values = ReadonlyMap<string, unknown>;

/** Reads the values of some entities of a kind when they are wanted, so that not all are held at once. */
export type ValueReader = (kind: KindName, ids: readonly string[]) => Promise<Values>;

export function folderValues(folder: string): ValueReader {
  return async (kind, ids) => {
    const wanted = new Set(ids);
    const values = new Map<string, unknown>();
    const only = LAYOUTS[kind].form === 'files' ? wanted : undefined;
    for await (const item of readKind(folder, kind, only))
      if (!isFault(item) && wanted.has(item.id)) values.set(item.id, item.value);
    return values;
  };
}

export function brandValues(calls: SiteCalls): ValueReader {
  return async (kind, ids) => {
    const entities = await calls.namedEntities(kind, ids);
    return new Map([...entities].map(([id, { value }]) => [id, value]));
  };
}
