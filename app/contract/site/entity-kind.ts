import type * as v from 'valibot';

export const KIND_NAMES = [
  'site',
  'theme',
  'comment-rules',
  'category',
  'genre',
  'rating',
  'field',
  'person',
  'venue',
  'asset',
  'plan',
  'voucher',
  'gateway',
  'title',
  'playlist',
  'channel',
  'schedule',
  'banner',
  'lane',
  'form',
  'page',
  'info-page',
  'template',
] as const;

export type KindName = (typeof KIND_NAMES)[number];

/** An entity that another one names, and the field in which it does. */
export interface Reference {
  kind: KindName | readonly KindName[];
  id: string;
  path: string;
}

/** Which API tokens may write it. */
export type KindScope = 'catalogue' | 'site';

/** One kind of thing that a brand is made of. Values are JSON, in the schema's output form. */
export interface EntityKind<Value = Record<string, unknown>> {
  name: KindName;
  scope: KindScope;
  schema: v.GenericSchema<unknown, Value>;
  /** There is one of it, and it is always there: its id is the kind's name. */
  isSingle: boolean;
  /** How many a brand may have: the site reads no more of them (edit-mode §3, and the lists of the contract). */
  atMost: number;
  references(value: Value, id: string): Reference[];
}

interface Options<Value> {
  scope?: KindScope;
  isSingle?: boolean;
  atMost?: number;
  references?(value: Value, id: string): Reference[];
}

/* @__NO_SIDE_EFFECTS__ */
export function defineKind<const S extends v.GenericSchema<unknown, object>>(
  name: KindName,
  schema: S,
  {
    scope = 'catalogue',
    isSingle = false,
    atMost = Number.POSITIVE_INFINITY,
    references = () => [],
  }: Options<v.InferOutput<S>> = {},
): EntityKind<v.InferOutput<S>> {
  return {
    name,
    scope,
    schema: schema as v.GenericSchema<unknown, v.InferOutput<S>>,
    isSingle,
    atMost,
    references,
  };
}

/** References of a field that holds a list of ids. */
export function namedIn(path: string, kind: Reference['kind'], ids: readonly string[]): Reference[] {
  return ids.map((id, index) => ({ kind, id, path: `${path}.${index}` }));
}

/** The reference of a field that may hold one id. */
export function namedBy(path: string, kind: Reference['kind'], id: string | undefined): Reference[] {
  return id === undefined ? [] : [{ kind, id, path }];
}
