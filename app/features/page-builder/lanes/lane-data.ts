import * as v from 'valibot';
import { AutoPayloadsSchema } from '#app/contract/content.ts';
import type { ContentFilters } from '#app/contract/filters.ts';
import { LIMITS } from '#app/contract/limits.ts';
import { IdSchema, NameSchema } from '#app/contract/primitives.ts';
import { lenientArray, maybe, orElse } from '#app/contract/reading.ts';
import { ROW_KINDS, type RowKind, rowKindOf } from '#app/contract/rows.ts';
import { VIDEO_TYPES } from '#app/contract/video-type.ts';
import { choice } from '#app/features/page-builder/shared/data.ts';

const OrderSchema = v.pipe(v.string(), v.maxLength(LIMITS.key), v.regex(/^[a-z_]+(?:\.[A-Za-z-]+)?$/));

/** Of a row of artists or venues. */
export const PeopleLaneSchema = v.object({
  name: maybe(NameSchema),
  heading: maybe(NameSchema),
  title: maybe(NameSchema),
  order_by: maybe(OrderSchema),
  reverse: maybe(v.boolean()),
});
export type PeopleLaneData = v.InferOutput<typeof PeopleLaneSchema>;

/** Of a row of titles (page-builder.md §3, swimlane data). */
export const ContentLaneSchema = v.object({
  ...PeopleLaneSchema.entries,
  type: choice('STATIC', 'AUTOMATIC', ...ROW_KINDS.map((kind) => kind.toUpperCase())),
  content_data: orElse(lenientArray(IdSchema, 500), () => []),
  auto_payload: orElse(AutoPayloadsSchema, () => []),
});
export type ContentLaneData = v.InferOutput<typeof ContentLaneSchema>;

export interface LaneView {
  /** Empty where its kind names it. */
  name: string;
  order_by?: string;
  reverse?: boolean;
}

export interface ContentLaneView extends LaneView {
  /** Of the listing behind its "see more". */
  filters: ContentFilters;
}

/** A row that is filled by a call of its own. */
export interface RowLaneView extends LaneView {
  row: RowKind;
}

export function toLaneView({ name, heading, title, order_by, reverse }: PeopleLaneData): LaneView {
  return {
    name: name || heading || title || '',
    ...(order_by === undefined ? {} : { order_by }),
    ...(reverse === undefined ? {} : { reverse }),
  };
}

/** Null where the data pick no titles and have no rules. */
export function toContentLaneView(data: ContentLaneData): ContentLaneView | RowLaneView | null {
  const { type, content_data, auto_payload } = data;
  const row = rowKindOf(type);
  if (row) return { name: toLaneView(data).name, row };
  const isStatic = type === 'STATIC' || (type === undefined && content_data.length > 0);
  if ((isStatic ? content_data : auto_payload).length === 0) return null;
  const filters: ContentFilters = isStatic
    ? { content_ids: content_data }
    : {
        system_defined: auto_payload.filter((term) => term.type === 'system_defined'),
        custom_defined: auto_payload.filter((term) => term.type === 'custom_defined'),
      };
  return { ...toLaneView(data), filters };
}

/** page-builder.md §7: hand-picked titles are requested by their ids, automatic ones by type too. */
export function toRequestFilters({ filters }: ContentLaneView): ContentFilters {
  return filters.content_ids ? filters : { ...filters, video_types: [...VIDEO_TYPES] };
}
