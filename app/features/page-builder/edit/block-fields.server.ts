import { readWire } from '#app/contract/reading.ts';
import type { FieldShape, ShapeEntries } from '#app/contract/site/block-shapes.ts';
import type {
  AnyBlockDefinition,
  ImageHint,
  SampleMaterial,
} from '#app/features/page-builder/block-definition.ts';
import { describeBlock } from './describe-schema.server.ts';
import { probe, variantsOf } from './probe.server.ts';

type PictureSize = Pick<ImageHint, 'width' | 'height' | 'of'>;

/** What an editor lets the owner of a brand fill in: a field of a block's data, or of one of its cards. */
export type BlockField = { name: string; isRequired: boolean } & (
  | Exclude<FieldShape, { kind: 'choice' | 'switch' | 'picture' | 'group' | 'list' }>
  /** `whenAbsent`: as what it is drawn without a value, where that is one of them. */
  | { kind: 'choice'; choices: readonly string[]; whenAbsent?: string }
  | { kind: 'switch'; whenAbsent: boolean }
  | { kind: 'picture'; sizes: readonly PictureSize[] }
  | { kind: 'group'; fields: readonly BlockField[] }
  /** Cards or slides: they are added and deleted one by one, and a new one begins as `start`. */
  | { kind: 'list'; min: 0 | 1; max: number; fields: readonly BlockField[]; start: unknown }
);

type Data = Record<string, unknown>;

/** A level of a block's data, and how the whole looks when it is this. */
interface Level {
  data: Data;
  show(data: Data): string;
  path: string;
  images: readonly ImageHint[];
}

const MATERIAL: SampleMaterial = {
  ...{ banners: ['images/a.webp'], pictures: ['images/b.webp'], portraits: ['images/c.webp'] },
  ...{ contentIds: ['film'], trailerIds: ['film'], channelIds: ['channel'] },
};
const NOTHING = 'null';

/**
 * The fields of a block, worked out from its schema and its sample, so that nothing is declared twice.
 * Backends have several names for the same thing (heading, heading_1, header): of those, the one that the
 * sample uses. A field that changes nothing of what is drawn, or takes another's place, is none.
 */
export function blockFields(
  { schema, toView, images, sample }: AnyBlockDefinition,
  material: SampleMaterial = MATERIAL,
): readonly BlockField[] {
  const show = (data: Data) => {
    const read = readWire(schema, data);
    return JSON.stringify(read.ok ? toView(read.value) : null);
  };
  return fieldsOf(describeBlock(schema), { data: sample(material), show, path: '', images });
}

function fieldsOf(entries: ShapeEntries, level: Level): BlockField[] {
  const used = selectFields(entries, level);
  const now = { ...level, data: used.data };
  return entries.flatMap(([name, shape]) => {
    const field = used.names.includes(name) ? toField(name, shape, now) : null;
    return field && !isEmpty(field) ? [field] : [];
  });
}

/** The names that count, those of the sample first, and data in which all of them are filled in. */
function selectFields(entries: ShapeEntries, level: Level): { data: Data; names: readonly string[] } {
  const isSampled = (name: string) => level.data[name] !== undefined;
  // What steers others comes before them.
  const rank = ([name, { kind }]: ShapeEntries[number]) =>
    isSampled(name) ? Number(kind !== 'choice' && kind !== 'switch') : 2;
  const ordered = [...entries].sort((a, b) => rank(a) - rank(b));
  let selected: ShapeEntries = [];
  let { data } = level;
  for (const entry of ordered) {
    const [name, shape] = entry;
    // Cards of either list are shown one after the other: an editor has one list of them.
    if (shape.kind === 'list' && selected.some(([, other]) => other.kind === 'list')) continue;
    const before = countOfUse(selected, selected, { ...level, data });
    const filled = isSampled(name) ? data : { ...data, [name]: probe(shape, 0) };
    const here = { ...level, data: filled };
    if (!matters(entry, selected, here) || countOfUse(selected, selected, here) < before) continue;
    selected = [...selected, entry];
    data = shape.kind === 'group' ? { ...filled, [name]: selectInGroup(entry, here) } : filled;
  }
  return { data, names: selected.map(([name]) => name) };
}

function selectInGroup([name, shape]: ShapeEntries[number], { data, show, ...level }: Level): unknown {
  if (shape.kind !== 'group') return data[name];
  const inside = (value: Data) => show({ ...data, [name]: value });
  return selectFields(shape.entries, { ...level, data: data[name] as Data, show: inside }).data;
}

/** How many of the fields, those in groups counted one by one, are of use. */
function countOfUse(entries: ShapeEntries, selected: ShapeEntries, level: Level): number {
  return entries.reduce((count, entry) => {
    const [name, shape] = entry;
    if (shape.kind !== 'group') return count + Number(matters(entry, selected, level));
    const group = level.data[name] as Data;
    const filled = shape.entries.filter(([each]) => group[each] !== undefined);
    const show = (value: Data) => level.show({ ...level.data, [name]: value });
    return count + countOfUse(filled, filled, { ...level, data: group, show });
  }, 0);
}

/** Whether other values of the field are drawn differently, as things are or after another choice. */
function matters(
  [name, shape]: ShapeEntries[number],
  selected: ShapeEntries,
  { data, show }: Level,
): boolean {
  const chosen = selected.flatMap(([other, { kind, ...rest }]) =>
    other !== name && (kind === 'choice' || kind === 'switch')
      ? variantsOf({ kind, ...rest } as FieldShape).map((value) => ({ ...data, [other]: value }))
      : [],
  );
  return [data, ...chosen].some(
    (each) => new Set(variantsOf(shape).map((value) => show({ ...each, [name]: value }))).size > 1,
  );
}

function toField(name: string, shape: FieldShape, level: Level): BlockField {
  const { data, show, images } = level;
  const path = level.path === '' ? name : `${level.path}.${name}`;
  const isRequired = show({ ...data, [name]: undefined }) === NOTHING;
  const inside = (value: Data, put: (value: Data) => unknown): Level => ({
    ...{ data: value, path, images },
    show: (changed) => show({ ...data, [name]: put(changed) }),
  });
  switch (shape.kind) {
    case 'choice': {
      const whenAbsent = drawnWhenAbsent(name, shape.choices, level);
      return { name, isRequired, ...shape, ...(whenAbsent !== undefined && { whenAbsent }) };
    }
    case 'switch':
      return { name, isRequired, ...shape, whenAbsent: drawnWhenAbsent(name, [true, false], level) ?? false };
    case 'picture':
      return { name, isRequired, kind: 'picture', sizes: sizesAt(path, images) };
    case 'group': {
      const value = (data[name] ?? probe(shape, 0)) as Data;
      return {
        name,
        isRequired,
        kind: 'group',
        fields: fieldsOf(
          shape.entries,
          inside(value, (one) => one),
        ),
      };
    }
    case 'list': {
      const items = data[name] as Data[];
      const fields = fieldsOf(
        shape.entries,
        inside(items.reduce(merge, {}), (one) => [one]),
      );
      return {
        name,
        isRequired,
        kind: 'list',
        min: isRequired ? 1 : 0,
        max: shape.max,
        fields,
        start: items[0],
      };
    }
    default:
      return { name, isRequired, ...shape };
  }
}

/** The value that is drawn as none is; undefined where all are drawn alike, or none is. */
function drawnWhenAbsent<T>(name: string, values: readonly T[], { data, show }: Level): T | undefined {
  const views = values.map((value) => show({ ...data, [name]: value }));
  const absent = show({ ...data, [name]: undefined });
  return new Set(views).size > 1 ? values[views.indexOf(absent)] : undefined;
}

/** One item with all that any of them has. */
function merge(one: Data, other: Data): Data {
  const isGroup = (value: unknown): value is Data =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const shared = Object.entries(other).map(([name, value]) => {
    const known = one[name];
    return [name, isGroup(known) && isGroup(value) ? merge(known, value) : (known ?? value)];
  });
  return { ...one, ...Object.fromEntries(shared) };
}

const isEmpty = (field: BlockField) => 'fields' in field && field.fields.length === 0;

function sizesAt(path: string, images: readonly ImageHint[]): PictureSize[] {
  return images.filter(({ field }) => field === path).map(({ field: _, ...size }) => size);
}
