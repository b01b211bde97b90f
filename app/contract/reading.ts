import * as v from 'valibot';

// Schemas are built when their module loads; the annotations let a browser bundle drop those that nobody
// uses.

type Schema = v.GenericSchema<unknown, unknown>;

/** Why one item of a list was left out. Holds no value of the item: those may be a viewer's data. */
export interface Dropped {
  path: string;
  expected: string;
}

export type Reading<T> =
  | { ok: true; value: T; droppedCount: number; dropped: Dropped[] }
  | { ok: false; issues: Dropped[] };

const REPORTED_AT_MOST = 20;
const DROPPED = Symbol('dropped');

interface Report extends Dropped {
  /** The schema of a dropped field. */
  field?: object;
}

// Parsing is synchronous, so one collector at a time is enough; readWire sets and restores it.
let collector: { count: number; items: Report[] } | undefined;

type Maybe<S extends Schema> = v.OptionalSchema<
  v.GenericSchema<v.InferInput<S> | null, v.InferOutput<S> | undefined>,
  undefined
>;

type OrElse<S extends Schema> = v.OptionalSchema<
  v.GenericSchema<v.InferInput<S> | null, v.InferOutput<S>>,
  null
>;

// A field has two sides. What a service may write is its declared shape, from which its type and the OpenAPI
// document are made; how the site reads it is its `~run`, which never rejects: an unreadable field is dropped
// and reported, and its object stays.

/**
 * A field that services may leave out: absent and null are read as undefined, and so is what is unreadable
 * unless `unreadable` returns another.
 */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<const S extends Schema>(
  schema: S,
  unreadable: () => v.InferOutput<S> | undefined = nothing,
): Maybe<S> {
  return lenient(v.optional(v.nullable(schema)), schema, nothing, unreadable) as Maybe<S>;
}

/** `maybe` with a value of its own for absent and unreadable fields. */
/* @__NO_SIDE_EFFECTS__ */
export function orElse<S extends Schema>(schema: S, empty: () => v.InferOutput<S>): OrElse<S> {
  return lenient(v.optional(v.nullable(schema), null), schema, empty, empty) as OrElse<S>;
}

/**
 * A field, or a call's data, that our platform always writes and the site can do without: the specification
 * does not promise it, or not to every reader.
 */
/* @__NO_SIDE_EFFECTS__ */
export function dispensable<S extends Schema, Empty extends v.InferOutput<S> | undefined = undefined>(
  schema: S,
  empty: () => Empty = nothing as () => Empty,
): v.GenericSchema<v.InferInput<S>, v.InferOutput<S> | Empty> {
  // For `v.object`, a field with a fallback may be absent; the shape stays that of a required one.
  return lenient({ ...schema, fallback: empty }, schema, empty, empty) as v.GenericSchema<
    v.InferInput<S>,
    v.InferOutput<S> | Empty
  >;
}

/** A required field of another type than text, that may be spelled as text. */
/* @__NO_SIDE_EFFECTS__ */
export function coerced<const S extends Schema>(schema: S): S {
  const run: S['~run'] = (dataset, config) => {
    const { value } = dataset;
    const read = schema['~run'](dataset, config);
    return read.issues ? (respelled(schema, value, config) ?? read) : read;
  };
  return { ...schema, '~run': run };
}

/**
 * An optional part of something that means something else without it, as a condition of a filter does:
 * absent and null are read as undefined, and what is unreadable rejects the whole.
 */
/* @__NO_SIDE_EFFECTS__ */
export function absentOr<const S extends Schema>(schema: S): Maybe<S> {
  const shape = v.optional(v.nullable(schema));
  const run: (typeof shape)['~run'] = (dataset, config) =>
    isAbsent(dataset.value) ? { typed: true, value: undefined } : schema['~run'](dataset, config);
  return { ...shape, '~run': run } as Maybe<S>;
}

/** What services write as `schema`; the site reads `other`, too. */
/* @__NO_SIDE_EFFECTS__ */
export function alsoRead<const S extends Schema, const O extends Schema>(
  schema: S,
  other: O,
): v.GenericSchema<v.InferInput<S>, v.InferOutput<S> | v.InferOutput<O>> {
  const run: S['~run'] = (dataset, config) => {
    const { value } = dataset;
    const read = schema['~run'](dataset, config);
    return read.issues ? other['~run']({ value }, config) : read;
  };
  return { ...schema, '~run': run };
}

/** What services write as `schema`, and the site reads by other rules. */
/* @__NO_SIDE_EFFECTS__ */
export function readBy<const S extends Schema, const R extends Schema>(
  schema: S,
  reader: R,
): v.GenericSchema<v.InferInput<S>, v.InferOutput<R>> {
  const run: R['~run'] = (dataset, config) => reader['~run'](dataset, config);
  return { ...schema, '~run': run };
}

/**
 * `v.object` for objects without a required field: to it an array is an object too, and a response of `[]`
 * must not be read as an empty object.
 */
/* @__NO_SIDE_EFFECTS__ */
export function plainObject<const E extends v.ObjectEntries>(entries: E): v.ObjectSchema<E, undefined> {
  return notOfArrays(v.object(entries));
}

function notOfArrays<const S extends Schema>(schema: S): S {
  const run: S['~run'] = (dataset, config) =>
    schema['~run'](Array.isArray(dataset.value) ? { value: null } : dataset, config);
  return { ...schema, '~run': run };
}

/** A list that loses its unreadable items, and those beyond `max`, instead of failing as a whole. */
/* @__NO_SIDE_EFFECTS__ */
export function lenientArray<const S extends Schema>(item: S, max: number) {
  return v.pipe(
    v.array(droppable(item)),
    v.metadata({ maxItems: max }),
    v.transform((items): v.InferOutput<S>[] => {
      const accepted = items.filter((value) => !isDropped(value));
      if (accepted.length > max)
        report(accepted.length - max, { path: '', expected: `at most ${max} items` });
      return accepted.slice(0, max);
    }),
  );
}

/** A list of conditions that must all hold: without one of them it would mean more, so it is then empty. */
/* @__NO_SIDE_EFFECTS__ */
export function completeArray<const S extends Schema>(item: S, max: number) {
  return v.pipe(
    v.array(droppable(item)),
    v.metadata({ maxItems: max }),
    v.transform((items): v.InferOutput<S>[] => (items.length > max || items.some(isDropped) ? [] : items)),
  );
}

/** `lenientArray` for maps: unreadable values lose only their own key. */
/* @__NO_SIDE_EFFECTS__ */
export function lenientRecord<const S extends Schema>(value: S, maxKeys: number, maxKeyLength: number) {
  return v.pipe(
    notOfArrays(v.record(v.string(), droppable(value))),
    v.metadata({ maxProperties: maxKeys }),
    v.transform((record): Record<string, v.InferOutput<S>> => {
      const accepted = Object.entries(record).filter(
        ([key, item]) => key.length <= maxKeyLength && !isDropped(item),
      );
      return Object.fromEntries(accepted.slice(0, maxKeys));
    }),
  );
}

/** Reads foreign JSON with a reader schema and reports what was dropped. Never throws. */
export function readWire<const S extends Schema>(schema: S, input: unknown): Reading<v.InferOutput<S>> {
  const outer = collector;
  const mine = { count: 0, items: [] as Report[] };
  collector = mine;
  try {
    const result = v.safeParse(schema, input);
    if (!result.success)
      return { ok: false, issues: result.issues.slice(0, REPORTED_AT_MOST).map(toDropped) };
    const dropped = mine.items.length === 0 ? [] : named(mine.items, schema);
    return { ok: true, value: result.output, droppedCount: mine.count, dropped };
  } finally {
    collector = outer;
  }
}

/** `shape` as it is written, read by `schema`: what is absent or unreadable has a value of the reader's own. */
function lenient<const S extends Schema>(
  shape: object,
  schema: S,
  absent: () => unknown,
  unreadable: () => unknown,
) {
  const run = function (
    this: object,
    dataset: v.UnknownDataset,
    config: v.Config<v.BaseIssue<unknown>>,
  ): v.OutputDataset<unknown, v.BaseIssue<unknown>> {
    const { value } = dataset;
    if (isAbsent(value)) return { typed: true, value: absent() };
    const read = schema['~run'](dataset, config);
    if (!read.issues) return read;
    // Some backends write an empty text for nothing.
    if (value === '') return { typed: true, value: absent() };
    const again = respelled(schema, value, config);
    if (again) return again;
    report(1, { ...toDropped(read.issues[0]), field: this });
    return { typed: true, value: unreadable() };
  };
  return { ...shape, '~run': run };
}

function nothing(): undefined {
  return undefined;
}

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

/** A number, a flag or a text that was written as another of the three, where it can mean but one thing. */
function respelled<const S extends Schema>(
  schema: S,
  value: unknown,
  config: v.Config<v.BaseIssue<unknown>>,
): v.SuccessDataset<v.InferOutput<S>> | undefined {
  const again = SPELLINGS[schema.type]?.(value);
  const read = again === undefined ? undefined : schema['~run']({ value: again }, config);
  return read && !read.issues ? read : undefined;
}

const NUMERAL = /^-?\d{1,15}(?:\.\d{1,15})?$/;
const FLAGS = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['false', false],
]);
const SPELLINGS: Readonly<Record<string, (value: unknown) => unknown>> = {
  number: (value) => (typeof value === 'string' && NUMERAL.test(value) ? Number(value) : undefined),
  string: (value) => (typeof value === 'number' ? String(value) : undefined),
  boolean: (value) => FLAGS.get(value),
};

function droppable<const S extends Schema>(item: S) {
  // The sentinel never leaves this module: both callers filter it out before anyone sees the output.
  const fallback = (dataset?: v.OutputDataset<v.InferOutput<S>, v.InferIssue<S>>) => {
    const issue = dataset?.issues?.[0];
    if (issue) report(1, toDropped(issue));
    return DROPPED as v.InferOutput<S>;
  };
  return v.fallback(item, fallback as never) as v.GenericSchema<v.InferInput<S>, v.InferOutput<S>>;
}

function isDropped(value: unknown): boolean {
  return value === DROPPED;
}

function report(count: number, item: Report) {
  if (!collector) return;
  collector.count += count;
  if (collector.items.length < REPORTED_AT_MOST) collector.items.push(item);
}

function toDropped(issue: v.BaseIssue<unknown>): Dropped {
  const expected = issue.expected ?? issue.type;
  return { path: v.getDotPath(issue) ?? '', expected: expected.slice(0, 200) };
}

/** Fields are reported by their names, which their own schemas do not know. */
function named(reports: readonly Report[], root: Schema): Dropped[] {
  const names = namesOf(root);
  return reports.map(({ field, path, expected }) => {
    const name = field && names.get(field);
    return { path: [name, path].filter(Boolean).join('.'), expected };
  });
}

const namesOfRoots = new WeakMap<object, ReadonlyMap<object, string>>();

function namesOf(root: Schema): ReadonlyMap<object, string> {
  const known = namesOfRoots.get(root);
  if (known) return known;
  const names = new Map<object, string>();
  collectNames(root, names, new Set());
  namesOfRoots.set(root, names);
  return names;
}

/** One schema may serve several fields: then each of their names is given. */
function collectNames(node: unknown, names: Map<object, string>, seen: Set<object>): void {
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  const { entries, ...others } = node as { entries?: Record<string, object> };
  for (const [key, field] of Object.entries(entries ?? {})) {
    const name = names.get(field);
    if (!name?.split('|').includes(key)) names.set(field, name ? `${name}|${key}` : key);
  }
  for (const part of [entries, ...Object.values(others)]) {
    for (const below of typeof part === 'object' && part !== null ? [part, ...Object.values(part)] : [])
      collectNames(below, names, seen);
  }
}
