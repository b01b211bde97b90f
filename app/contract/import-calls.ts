import * as v from 'valibot';
import type { Call } from './call.ts';
import { LIMITS } from './limits.ts';
import { CountSchema, requiredText, TimeSchema, text } from './primitives.ts';
import { lenientArray, maybe } from './reading.ts';

/** Of a file that the studio takes; the command takes any. */
export const MAX_IMPORT_BYTES = 2 * 1024 * 1024;
export const MAX_IMPORT_TITLES = 2_000;
/** Of one brand, until the day is over after which they go. */
export const MAX_IMPORTS = 50;
/** operators.md B.6. */
export const PREVIEWED_TITLES = 20;
/** Faults that a page shows; the report has all of them. */
export const SHOWN_FAULTS = 100;
export const DATE_ORDERS = ['YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY'] as const;
const MAX_COLUMNS = 200;

export const IMPORT_PHASES = ['uploaded', 'checking', 'checked', 'importing', 'done'] as const;
export type ImportPhase = (typeof IMPORT_PHASES)[number];

const ImportIdSchema = v.pipe(v.string(), v.maxLength(36), v.uuid());
const ImportParamsSchema = v.object({ id: ImportIdSchema });

const ColumnSchema = v.object({
  header: text(LIMITS.value),
  /** Such as `title.es`; empty where it is left out. */
  meaning: text(LIMITS.name),
});

const CountsSchema = v.object({
  created: CountSchema,
  changed: CountSchema,
  same: CountSchema,
  left_out: CountSchema,
  not_written: CountSchema,
});

const LineSchema = v.object({
  line: CountSchema,
  title: text(LIMITS.value),
  id: text(256),
  /** What was done; before the import, what would be. */
  outcome: v.picklist(['created', 'changed', 'same', 'left out', 'not written']),
  /** In plain English. */
  why: text(LIMITS.value),
});
export type ImportLine = v.InferOutput<typeof LineSchema>;

const PreviewSchema = v.object({
  line: CountSchema,
  id: text(LIMITS.value),
  title: text(LIMITS.value),
  /** What else the line has, as it would be written: the field and its text. */
  fields: lenientArray(v.object({ name: text(LIMITS.name), text: text(LIMITS.value) }), MAX_COLUMNS),
});

export const ImportSchema = v.object({
  _id: ImportIdSchema,
  name: text(LIMITS.name),
  created_date: TimeSchema,
  phase: v.picklist(IMPORT_PHASES),
  /** Of the source, with those that have faults. */
  titles: CountSchema,
  /** Titles that are written. */
  done: CountSchema,
  /** Titles that are to be written. */
  to_write: CountSchema,
  /** Whether somebody works on it at the moment: else it waits to be gone on with. */
  is_busy: v.boolean(),
});
export type Import = v.InferOutput<typeof ImportSchema>;

export const ImportDetailSchema = v.object({
  ...ImportSchema.entries,
  /** Of a CSV. */
  columns: v.nullable(lenientArray(ColumnSchema, MAX_COLUMNS)),
  /** What a column can be, besides other languages, roles and fields behind a point. */
  meanings: lenientArray(text(LIMITS.name), MAX_COLUMNS),
  dates: text(16),
  lists: text(8),
  publishes: v.boolean(),
  preview: lenientArray(PreviewSchema, PREVIEWED_TITLES),
  /** Of the last check, which the import writes. */
  plan: maybe(v.object({ _id: ImportIdSchema, counts: CountsSchema })),
  faults: lenientArray(LineSchema, SHOWN_FAULTS),
});
export type ImportDetail = v.InferOutput<typeof ImportDetailSchema>;

const of = { service: 'content', session: 'required', mayBeMissing: true } as const;

/** Titles out of a file that waits in storage for a day (operators.md B.4, B.6). */
export const importCalls = {
  imports: {
    ...of,
    method: 'GET',
    path: '/api/v1/edit/imports',
    summary: 'Files of the last day whose titles are or will be imported; role publish',
    data: lenientArray(ImportSchema, MAX_IMPORTS),
  },
  uploadImport: {
    ...of,
    method: 'POST',
    path: '/api/v1/edit/imports',
    summary:
      'Upload a CSV, MRSS or JSON feed of at most 2 MB and 2,000 titles; writes no title; role publish',
    query: v.object({ name: requiredText(LIMITS.name) }),
    rawBody: true,
    maxBodyBytes: MAX_IMPORT_BYTES,
    data: ImportSchema,
  },
  importDetail: {
    ...of,
    method: 'GET',
    path: '/api/v1/edit/imports/{id}',
    summary: 'What a file’s columns mean, its first 20 titles, and how far its import is; role publish',
    params: ImportParamsSchema,
    data: ImportDetailSchema,
  },
  checkImport: {
    ...of,
    method: 'POST',
    path: '/api/v1/edit/imports/{id}/check',
    summary:
      'Compare all titles of a file with the site, by what its columns mean; writes no title; role publish',
    params: ImportParamsSchema,
    body: v.strictObject({
      columns: v.optional(v.pipe(v.array(v.strictObject(ColumnSchema.entries)), v.maxLength(MAX_COLUMNS))),
      dates: v.optional(v.picklist(DATE_ORDERS)),
      /** Whether new titles can be seen at once. */
      publishes: v.optional(v.boolean(), false),
    }),
    data: ImportSchema,
  },
  runImport: {
    ...of,
    method: 'POST',
    path: '/api/v1/edit/imports/{id}/run',
    summary:
      'Write what the last check found, or go on with it; a plan that was written is not written again; role publish',
    params: ImportParamsSchema,
    body: v.strictObject({ plan: ImportIdSchema }),
    data: ImportSchema,
  },
  importReport: {
    ...of,
    method: 'GET',
    path: '/api/v1/edit/imports/{id}/report',
    summary: 'What became of each line, or would become of it; role publish',
    params: ImportParamsSchema,
    data: lenientArray(LineSchema, MAX_IMPORT_TITLES * 2),
  },
} as const satisfies Record<string, Call>;
