import * as v from 'valibot';
import { BLOCK_TIMES, isBlockTime } from '#app/contract/block-times.ts';
import { AutoPayloadSchema } from '#app/contract/content.ts';
import { LIMITS } from '#app/contract/limits.ts';
import { LINK_TYPES } from '#app/contract/link.ts';
import { PictureSchema } from '#app/contract/picture.ts';
import {
  IdSchema,
  isAssetKey,
  LanguageSchema,
  SafeUrlSchema,
  TimeSchema,
  text,
} from '#app/contract/primitives.ts';
import {
  BLOCK_SHAPES,
  type BlockShape,
  type FieldShape,
  LAYOUT_STYLES,
  MAX_LOADING_BLOCKS,
  PLAYER_TYPES,
  type ShapeEntries,
} from './block-shapes.ts';
import { type Fault, faultsOf } from './plain-words.ts';

export interface Block {
  data: Readonly<Record<string, unknown>>;
  config?: Readonly<Record<string, unknown>> | undefined;
}

/** What the site would not show, or cut, of a page's blocks: it reads leniently, and this does not. */
export function blockFaults(
  blocks: readonly Block[],
  path: string,
  shapes: ReadonlyMap<string, BlockShape> = BLOCK_SHAPES,
): Fault[] {
  const isLoading = ({ data }: Block) => shapes.get(String(data.component_key))?.isLoading;
  const loading = blocks.filter(isLoading).length;
  return [
    ...(loading > MAX_LOADING_BLOCKS
      ? [
          {
            path,
            message: `has ${loading} blocks that load something: at most ${MAX_LOADING_BLOCKS} are shown`,
          },
        ]
      : []),
    ...blocks.flatMap((block, at) => faultsOfBlock(block, `${path}.${at}`, shapes)),
  ];
}

function faultsOfBlock(
  { data, config = {} }: Block,
  path: string,
  shapes: ReadonlyMap<string, BlockShape>,
): Fault[] {
  const key = String(data.component_key);
  const shape = shapes.get(key);
  if (!shape) return [{ path: `${path}.data.component_key`, message: `there is no block "${key}"` }];
  return [
    ...faultsOfFields(data, shape.entries, `${path}.data`, ['component_key']),
    ...timeFaults(config, `${path}.config`),
    ...Object.entries(config).flatMap(([position, style]) => {
      if (isBlockTime(position)) return [];
      const styles = Object.hasOwn(LAYOUT_STYLES, position) ? LAYOUT_STYLES[position] : undefined;
      if (!styles)
        return [unknownField(`${path}.config.${position}`, [...Object.keys(LAYOUT_STYLES), ...BLOCK_TIMES])];
      return styles.includes(String(style)) ? [] : [oneOf(`${path}.config.${position}`, styles)];
    }),
  ];
}

function timeFaults(config: Readonly<Record<string, unknown>>, path: string): Fault[] {
  const faults = BLOCK_TIMES.flatMap((name) =>
    Object.hasOwn(config, name) ? read(TimeSchema, config[name], `${path}.${name}`) : [],
  );
  const { shows_from: from, shows_until: until } = config;
  if (faults.length > 0 || from === undefined || until === undefined) return faults;
  return Date.parse(String(from)) < Date.parse(String(until))
    ? []
    : [{ path: `${path}.shows_until`, message: 'must come after shows_from' }];
}

function faultsOfFields(
  value: unknown,
  entries: ShapeEntries,
  path: string,
  others: readonly string[] = [],
): Fault[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ path, message: 'must be an object' }];
  const shapes = new Map(entries);
  return Object.entries(value).flatMap(([name, field]) => {
    const shape = shapes.get(name);
    const below = `${path}.${name}`;
    if (!shape) return others.includes(name) ? [] : [unknownField(below, [...shapes.keys()])];
    return field === null || field === undefined ? [] : faultsOfField(field, shape, below);
  });
}

function faultsOfField(value: unknown, shape: FieldShape, path: string): Fault[] {
  switch (shape.kind) {
    case 'text':
      return faultsOfText(value, shape.maxChars, path);
    case 'choice':
      return isChoice(value, shape.choices) ? [] : [oneOf(path, shape.choices)];
    case 'switch':
      return typeof value === 'boolean' ? [] : [{ path, message: 'must be true or false' }];
    case 'link':
      return value === ''
        ? []
        : read(typeof value === 'string' ? SafeUrlSchema : StrictLinkSchema, value, path);
    case 'picture':
      return isPicture(value)
        ? []
        : [{ path, message: 'must be the key of a file, such as images/a.w640.webp' }];
    case 'player':
      return read(StrictPlayerSchema, value, path);
    case 'titles':
      return read(v.pipe(v.array(IdSchema), v.maxLength(shape.max)), value, path);
    case 'rules':
      return read(v.pipe(v.array(StrictRuleSchema), v.maxLength(shape.max)), value, path);
    case 'group':
      return faultsOfFields(value, shape.entries, path);
    case 'list':
      return faultsOfList(value, shape, path);
  }
}

function faultsOfList(value: unknown, { max, entries }: Extract<FieldShape, { kind: 'list' }>, path: string) {
  if (!Array.isArray(value)) return [{ path, message: 'must be a list' }];
  if (value.length > max)
    return [{ path, message: `must have at most ${max} items, and has ${value.length}` }];
  // Cards have ids of their own, which no block reads.
  return value.flatMap((item, at) => faultsOfFields(item, entries, `${path}.${at}`, ['_id']));
}

/** A text, or one by language: `{ "$t": { "en": …, "ar": … } }`. */
function faultsOfText(value: unknown, maxChars: number, path: string): Fault[] {
  if (typeof value === 'string') return read(text(maxChars), value, path);
  const byLanguage = v.strictObject({ $t: v.record(LanguageSchema, text(maxChars)) });
  return typeof value === 'object'
    ? read(byLanguage, value, path)
    : [{ path, message: 'must be a text, or { "$t": { "en": … } }' }];
}

/** Backends write choices in capitals and in small letters, and "other" in words of their own (page-builder.md §3). */
function isChoice(value: unknown, choices: readonly string[]): boolean {
  if (typeof value !== 'string' || value.length > LIMITS.key) return false;
  return choices.includes('other') || choices.some((choice) => choice.toLowerCase() === value.toLowerCase());
}

function isPicture(value: unknown): boolean {
  if (value === '') return true;
  const picture = v.safeParse(PictureSchema, value);
  return picture.success && picture.output !== undefined && isAssetKey(picture.output);
}

function read(schema: v.GenericSchema, value: unknown, path: string): Fault[] {
  const { issues = [] } = v.safeParse(schema, value);
  return faultsOf(issues).map((fault) => ({
    ...fault,
    path: fault.path === '' ? path : `${path}.${fault.path}`,
  }));
}

const StrictLinkSchema = v.strictObject({
  type: v.picklist(LINK_TYPES),
  data: v.nullish(
    v.strictObject({
      id: v.nullish(IdSchema),
      name: v.nullish(text(LIMITS.name)),
      page_url: v.nullish(text(LIMITS.url)),
      url: v.nullish(SafeUrlSchema),
      other: v.nullish(
        v.pipe(v.array(v.strictObject({ value: text(LIMITS.value) })), v.maxLength(LIMITS.shortList)),
      ),
    }),
  ),
  popup_enabled: v.nullish(v.boolean()),
});

const StrictPlayerSchema = v.strictObject({
  type: v.picklist(PLAYER_TYPES),
  data: v.union(
    [
      IdSchema,
      v.strictObject({ id: IdSchema }),
      v.strictObject({ content_id: IdSchema }),
      v.strictObject({ _id: IdSchema }),
    ],
    'must be the id of what is played',
  ),
});

const StrictRuleSchema = v.strictObject(AutoPayloadSchema.entries);

const oneOf = (path: string, choices: readonly string[]): Fault => ({
  path,
  message: `must be one of ${choices.map((choice) => `"${choice}"`).join(', ')}`,
});

const unknownField = (path: string, known: readonly string[]): Fault => ({
  path,
  message: `is no field here: there are ${known.join(', ')}`,
});
