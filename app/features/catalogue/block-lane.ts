import * as v from 'valibot';
import { AutoPayloadSchema } from '#app/contract/content.ts';
import type { ContentFilters } from '#app/contract/filters.ts';
import { IdSchema } from '#app/contract/primitives.ts';
import { lenientArray, orElse } from '#app/contract/reading.ts';
import type { ComponentData } from '#app/contract/template.ts';

const LaneBlockSchema = v.object({
  content_data: orElse(lenientArray(IdSchema, 500), () => []),
  auto_payload: orElse(lenientArray(AutoPayloadSchema, 50), () => []),
});

/** What a page-builder row shows, as the listing behind its "see more" asks for it (page-builder.md §7). */
export function laneFilters(data: ComponentData): ContentFilters {
  const block = v.safeParse(LaneBlockSchema, data);
  if (!block.success) return {};
  const { content_data, auto_payload } = block.output;
  if (content_data.length > 0) return { content_ids: content_data };
  return {
    system_defined: auto_payload.filter(({ type }) => type === 'system_defined'),
    custom_defined: auto_payload.filter(({ type }) => type === 'custom_defined'),
  };
}
