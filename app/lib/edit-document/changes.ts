import { type Data, type EditDocument, type EditedBlock, isList, isObject, type Json } from './document.ts';
import { isSame } from './is-same.ts';

type Change = 'added' | 'removed' | 'changed' | 'moved';

/** What became of a block between two states of a document. */
export interface BlockChange {
  id: string;
  key: string;
  /** From 1: in the newer state, or where it was when it is gone. */
  position: number;
  changes: Change[];
  /** Fields that differ, and `config` for its layout. */
  names: string[];
}

export interface DocumentDifference {
  /** In the order of the newer state, those that are gone at the end. */
  blocks: BlockChange[];
  /** Of what is no block. */
  fields: string[];
}

/** How a document differs from an earlier state of it, for people; null is the state before there was any. */
export function changesBetween(before: EditDocument | null, after: EditDocument): DocumentDifference {
  const old = new Map((before?.blocks ?? []).map((block) => [block.id, block]));
  const present = new Set(after.blocks.map(({ id }) => id));
  const moved = movedIds(before?.blocks ?? [], after.blocks);
  const blocks = after.blocks.flatMap((block, index): BlockChange[] => {
    const known = old.get(block.id);
    const names = known ? changedNames(known, block) : [];
    const changes: Change[] = known
      ? [
          ...(names.length > 0 ? ['changed' as const] : []),
          ...(moved.has(block.id) ? ['moved' as const] : []),
        ]
      : ['added'];
    return changes.length > 0 ? [{ ...placed(block, index), changes, names }] : [];
  });
  const removed = (before?.blocks ?? []).flatMap((block, index): BlockChange[] =>
    present.has(block.id) ? [] : [{ ...placed(block, index), changes: ['removed'], names: [] }],
  );
  return {
    blocks: [...blocks, ...removed],
    fields: differentNames(before?.fields ?? {}, after.fields),
  };
}

const placed = ({ id, data }: EditedBlock, index: number) => ({
  ...{ id, key: String(data.component_key ?? ''), position: index + 1 },
});

function changedNames(before: EditedBlock, after: EditedBlock): string[] {
  const layout = isSame(before.config ?? {}, after.config ?? {}) ? [] : ['config'];
  return [...differentNames(before.data, after.data), ...layout];
}

function differentNames(before: Data, after: Data): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isSame(shown(before[name]), shown(after[name])));
}

/** Without what only editing knows; nothing and an empty text are the same to a reader. */
function shown(value: Json | undefined): Json | undefined {
  if (value === '' || value === null) return undefined;
  if (isList(value)) return value.map((item) => shown(item) ?? null);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const own = name === '_id' || name === '_at' ? undefined : shown(inner);
      return own === undefined ? [] : [[name, own]];
    }),
  );
}

/** The fewest blocks whose moves lead from one order to the other. */
function movedIds(before: readonly EditedBlock[], after: readonly EditedBlock[]): Set<string> {
  const places = new Map(before.map(({ id }, index) => [id, index]));
  const common = after.flatMap(({ id }) => {
    const place = places.get(id);
    return place === undefined ? [] : [{ id, place }];
  });
  // The longest run of blocks whose order is as it was, ending at each one.
  const runs: string[][] = [];
  for (const [index, { id, place }] of common.entries()) {
    let longest: string[] = [];
    for (let earlier = 0; earlier < index; earlier++) {
      const run = runs[earlier] ?? [];
      if ((common[earlier]?.place ?? 0) < place && run.length > longest.length) longest = run;
    }
    runs.push([...longest, id]);
  }
  const still = new Set(runs.reduce((longest, run) => (run.length > longest.length ? run : longest), []));
  return new Set(common.map(({ id }) => id).filter((id) => !still.has(id)));
}
