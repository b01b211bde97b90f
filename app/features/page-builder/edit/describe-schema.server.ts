import type * as v from 'valibot';
import { AutoPayloadSchema } from '#app/contract/content.ts';
import { LinkSchema } from '#app/contract/link.ts';
import { PictureSchema } from '#app/contract/picture.ts';
import type { FieldShape, ShapeEntries } from '#app/contract/site/block-shapes.ts';
import { PlayerSchema } from '#app/features/page-builder/shared/data.ts';

/** A schema of valibot, as far as it can be looked into. */
interface Described {
  type: string;
  entries?: Record<string, Described>;
  wrapped?: Described;
  options?: readonly Described[];
  item?: Described;
  pipe?: readonly [Described, ...Action[]];
}
interface Action {
  type: string;
  metadata?: { maxChars?: number; choices?: readonly string[]; maxItems?: number };
  requirement?: unknown;
}

const KNOWN_SHAPES = new Map<unknown, FieldShape>([
  [PictureSchema, { kind: 'picture' }],
  [LinkSchema, { kind: 'link' }],
  [PlayerSchema, { kind: 'player' }],
]);

/**
 * The fields that a block's schema knows, with its limits, under all of their names. Throws at what no editor
 * could fill in.
 */
export function describeBlock(schema: v.GenericSchema<unknown, unknown>): ShapeEntries {
  const shape = describe(schema as unknown as Described, []);
  if (shape.kind !== 'group') throw new Error(`a block’s data is no ${shape.kind}`);
  return shape.entries;
}

/** `around`: the pipeline actions of the schemas that this one is wrapped in. */
function describe(schema: Described, around: readonly Action[]): FieldShape {
  const known = KNOWN_SHAPES.get(schema);
  if (known) return known;
  const [first, ...own] = schema.pipe ?? [schema];
  const actions = [...own, ...around];
  if (first !== schema) return describe(first, actions);
  if (schema.wrapped) return describe(schema.wrapped, actions);
  switch (schema.type) {
    case 'boolean':
      return { kind: 'switch' };
    case 'string':
      return describeText(actions);
    case 'object':
      return { kind: 'group', entries: describeEntries(schema) };
    // A text that backends may write as a number, too.
    case 'union':
      return describe(schema.options?.[0] ?? { type: 'never' }, actions);
    case 'array':
      return describeList(schema.item, limitOf(actions, 'maxItems'));
    default:
      throw new Error(`no field is filled in with a ${schema.type}`);
  }
}

function describeText(actions: readonly Action[]): FieldShape {
  const choices = actions.find(({ metadata }) => metadata?.choices)?.metadata?.choices;
  return choices ? { kind: 'choice', choices } : { kind: 'text', maxChars: limitOf(actions, 'maxChars') };
}

function describeList(item: Described | undefined, max: number): FieldShape {
  if (item?.type === 'string') return { kind: 'titles', max };
  // What may be dropped from a list is a copy of its schema, with the same entries.
  const entries: unknown = item?.entries;
  if (entries === AutoPayloadSchema.entries) return { kind: 'rules', max };
  if (item?.type !== 'object') throw new Error(`no list is made of a ${item?.type}`);
  return { kind: 'list', max, entries: describeEntries(item) };
}

function describeEntries({ entries = {} }: Described): ShapeEntries {
  return Object.entries(entries).map(([name, entry]) => [name, describe(entry, [])] as const);
}

function limitOf(actions: readonly Action[], name: 'maxChars' | 'maxItems'): number {
  for (const { type, metadata, requirement } of actions) {
    const limit = metadata?.[name] ?? (type === 'max_length' ? requirement : undefined);
    if (typeof limit === 'number') return limit;
  }
  throw new Error('a field without a limit');
}
