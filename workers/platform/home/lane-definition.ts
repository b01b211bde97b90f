import * as v from 'valibot';
import { AutoPayloadsSchema } from '#app/contract/content.ts';
import type { ContentFilters } from '#app/contract/filters.ts';
import { LIMITS } from '#app/contract/limits.ts';
import { IdSchema, text } from '#app/contract/primitives.ts';
import { lenientArray, maybe, orElse } from '#app/contract/reading.ts';
import { rowKindOf } from '#app/contract/rows.ts';
import { VIDEO_TYPES } from '#app/contract/video-type.ts';
import type { SwimlaneRow, TemplateRow } from '#workers/platform/storage/site-store.ts';

/** A row of the home page, before its titles are looked up. Plain data: two are compared by their JSON. */
export type LaneDefinition =
  | {
      kind: 'content';
      id: string;
      filters: ContentFilters;
      orderBy?: string | undefined;
      reverse?: boolean | undefined;
      limit: number;
    }
  | { kind: 'artists' | 'venues'; id: string; limit: number };

/** page-builder.md §9: a lane holds 15. */
const LANE_SIZE = 15;
/** viewer.md §2: the artist and venue rows of the classic home hold 10. */
const PEOPLE_ROW_SIZE = 10;
/**
 * Far more than a home page has use for. What a page-builder home has beyond them, the site fetches itself.
 */
const MAX_LANES = 40;

export function lanesOfSwimlanes(rows: readonly SwimlaneRow[]): LaneDefinition[] {
  const listed = rows.filter(({ kind }) => kind === null);
  return listed.slice(0, MAX_LANES).map(({ id, filters, orderBy, reverse }) => {
    return { kind: 'content', id, filters: filters as ContentFilters, orderBy, reverse, limit: LANE_SIZE };
  });
}

export const PEOPLE_ROWS: readonly LaneDefinition[] = [
  { kind: 'artists', id: 'artists', limit: PEOPLE_ROW_SIZE },
  { kind: 'venues', id: 'venues', limit: PEOPLE_ROW_SIZE },
];

/** The part of a lane block's data that defines its contents (page-builder.md §3, Swimlane data). */
const LaneDataSchema = v.object({
  type: maybe(text(LIMITS.key)),
  content_data: orElse(lenientArray(IdSchema, LIMITS.ids), () => []),
  auto_payload: orElse(AutoPayloadsSchema, () => []),
  order_by: maybe(text(LIMITS.key)),
  reverse: maybe(v.boolean()),
});

export function lanesOfTemplate(template: TemplateRow | undefined): LaneDefinition[] {
  const lanes = (template?.components ?? []).flatMap(({ id, data }) => laneOf(id, data) ?? []);
  return lanes.slice(0, MAX_LANES);
}

export function laneOf(id: string, data: Record<string, unknown>): LaneDefinition | null {
  switch (data.component_key) {
    case 'artistSwimlane':
      return { kind: 'artists', id, limit: LANE_SIZE };
    case 'venueSwimlane':
      return { kind: 'venues', id, limit: LANE_SIZE };
    case 'defaultSwimlane':
      return contentLane(id, data);
    default:
      return null;
  }
}

function contentLane(id: string, data: unknown): LaneDefinition | null {
  const parsed = v.safeParse(LaneDataSchema, data);
  if (!parsed.success) return null;
  const { type, content_data, auto_payload, order_by: orderBy, reverse } = parsed.output;
  const isStatic = type === 'STATIC' || (type === undefined && content_data.length > 0);
  // Without rules it would list everything; a row of another kind is filled by a call of its own.
  if (!isStatic && auto_payload.length === 0) return null;
  if (rowKindOf(type)) return null;
  const filters: ContentFilters = isStatic
    ? { content_ids: content_data }
    : {
        system_defined: auto_payload.filter((term) => term.type === 'system_defined'),
        custom_defined: auto_payload.filter((term) => term.type === 'custom_defined'),
        video_types: [...VIDEO_TYPES],
      };
  return { kind: 'content', id, filters, orderBy, reverse, limit: LANE_SIZE };
}
