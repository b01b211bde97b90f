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

// Parsing is synchronous, so one collector at a time is enough; readWire sets and restores it.
let collector: { count: number; items: Dropped[] } | undefined;

type Maybe<S extends Schema> = v.OptionalSchema<
  v.GenericSchema<v.InferInput<S> | null, v.InferOutput<S> | undefined>,
  undefined
>;

/**
 * An optional field of a reader: absent, null and undefined all read as undefined. It is what
 * `optional(pipe(nullable(schema), transform(…)))` is, in one step: a home page reads thousands of such
 * fields.
 */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<const S extends Schema>(schema: S): Maybe<S> {
  const shape = v.optional(v.nullable(schema));
  const run: (typeof schema)['~run'] = (dataset, config) =>
    dataset.value === null || dataset.value === undefined
      ? { typed: true, value: undefined }
      : schema['~run'](dataset, config);
  // The shape is for code that walks the schema; its output without null is what `run` makes true.
  return { ...shape, '~run': run } as Maybe<S>;
}

/** An optional field that may even be unreadable: it is then reported, and read as undefined. */
/* @__NO_SIDE_EFFECTS__ */
export function maybeReadable<const S extends Schema>(schema: S): Maybe<S> {
  const field = maybe(schema);
  const run: (typeof field)['~run'] = (dataset, config) => {
    const read = field['~run'](dataset, config);
    if (!read.issues) return read;
    report(1, toDropped(read.issues[0]));
    return { typed: true, value: undefined };
  };
  return { ...field, '~run': run };
}

/** An optional list or record of a reader: absent and null read as the empty value. */
/* @__NO_SIDE_EFFECTS__ */
export function orElse<S extends Schema>(schema: S, empty: () => v.InferOutput<S>) {
  return v.optional(
    v.pipe(
      v.nullish(schema),
      v.transform((value): v.InferOutput<S> => value ?? empty()),
    ),
    null,
  );
}

/**
 * `v.object` for objects without a required field: to it an array is an object too, and a response of `[]`
 * must not be read as an empty object.
 */
/* @__NO_SIDE_EFFECTS__ */
export function plainObject<const E extends v.ObjectEntries>(entries: E): v.ObjectSchema<E, undefined> {
  const schema = v.object(entries);
  return {
    ...schema,
    '~run': (dataset, config) =>
      schema['~run'](Array.isArray(dataset.value) ? { value: null } : dataset, config),
  };
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
    v.record(v.string(), droppable(value)),
    v.metadata({ maxProperties: maxKeys }),
    v.transform((record): Record<string, v.InferOutput<S>> => {
      const accepted = Object.entries(record).filter(
        ([key, item]) => key.length <= maxKeyLength && !isDropped(item),
      );
      return Object.fromEntries(accepted.slice(0, maxKeys));
    }),
  );
}

/** Reads foreign JSON with a reader schema and reports which list items were dropped. Never throws. */
export function readWire<const S extends Schema>(schema: S, input: unknown): Reading<v.InferOutput<S>> {
  const outer = collector;
  const mine = { count: 0, items: [] as Dropped[] };
  collector = mine;
  try {
    const result = v.safeParse(schema, input);
    if (!result.success)
      return { ok: false, issues: result.issues.slice(0, REPORTED_AT_MOST).map(toDropped) };
    return { ok: true, value: result.output, droppedCount: mine.count, dropped: mine.items };
  } finally {
    collector = outer;
  }
}

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

function report(count: number, item: Dropped) {
  if (!collector) return;
  collector.count += count;
  if (collector.items.length < REPORTED_AT_MOST) collector.items.push(item);
}

function toDropped(issue: v.BaseIssue<unknown>): Dropped {
  const expected = issue.expected ?? issue.type;
  return { path: v.getDotPath(issue) ?? '', expected: expected.slice(0, 200) };
}
