import * as v from 'valibot';
import { AutoPayloadSchema } from '#app/contract/content.ts';
import type { ContentFilters } from '#app/contract/filters.ts';
import { LIMITS } from '#app/contract/limits.ts';
import { IdSchema } from '#app/contract/primitives.ts';
import { lenientArray, maybe, maybeReadable, orElse } from '#app/contract/reading.ts';
import type { ComponentData } from '#app/contract/template.ts';
import { VIDEO_TYPES } from '#app/contract/video-type.ts';

const LaneBlockSchema = v.object({
  content_data: orElse(lenientArray(IdSchema, 500), () => []),
  auto_payload: orElse(lenientArray(AutoPayloadSchema, 50), () => []),
  order_by: maybeReadable(v.pipe(v.string(), v.maxLength(LIMITS.key), v.regex(/^[a-z_]+(?:\.[A-Za-z-]+)?$/))),
  reverse: maybe(v.boolean()),
});

/** What a page-builder row shows, as the listing behind its "see more" asks for it (page-builder.md §7). */
export function laneFilters(data: ComponentData): ContentFilters {
  const block = v.safeParse(LaneBlockSchema, data);
  return block.success ? filtersOf(block.output) : {};
}

/** What to ask the content service for, where a row of a page-builder home did not come along with it. */
export type LaneRequest =
  | { kind: 'artists' | 'venues' }
  | { kind: 'content'; filters: ContentFilters; order_by?: string; reverse?: boolean };

/** Null for a block that is no row, and for a row that asks for nothing. */
export function laneRequest(data: ComponentData): LaneRequest | null {
  switch (data.component_key) {
    case 'artistSwimlane':
      return { kind: 'artists' };
    case 'venueSwimlane':
      return { kind: 'venues' };
    case 'defaultSwimlane':
      return contentRequest(data);
    default:
      return null;
  }
}

function contentRequest(data: ComponentData): LaneRequest | null {
  const block = v.safeParse(LaneBlockSchema, data);
  if (!block.success) return null;
  const { order_by, reverse, content_data, auto_payload } = block.output;
  if (content_data.length + auto_payload.length === 0) return null;
  const filters = filtersOf(block.output);
  return {
    kind: 'content',
    filters: filters.content_ids ? filters : { ...filters, video_types: [...VIDEO_TYPES] },
    ...(order_by === undefined ? {} : { order_by }),
    ...(reverse === undefined ? {} : { reverse }),
  };
}

function filtersOf({ content_data, auto_payload }: v.InferOutput<typeof LaneBlockSchema>): ContentFilters {
  if (content_data.length > 0) return { content_ids: content_data };
  return {
    system_defined: auto_payload.filter(({ type }) => type === 'system_defined'),
    custom_defined: auto_payload.filter(({ type }) => type === 'custom_defined'),
  };
}
