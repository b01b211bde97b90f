import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { IdSchema, requiredText } from '#app/contract/primitives.ts';
import { ROW_KINDS } from '#app/contract/rows.ts';
import { VIDEO_TYPES, VideoTypeSchema } from '#app/contract/video-type.ts';
import { defineKind, namedIn } from './entity-kind.ts';
import { flag, Position, requiredTexts } from './fields.ts';

const FilterIds = v.optional(v.pipe(v.array(IdSchema), v.maxLength(LIMITS.ids)));

const TermsSchema = v.optional(
  v.pipe(
    v.array(
      v.strictObject({
        type: v.picklist(['system_defined', 'custom_defined']),
        name: requiredText(LIMITS.name),
        id: v.optional(IdSchema),
        value: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.value))),
      }),
    ),
    v.maxLength(LIMITS.shortList),
  ),
);

/** A row of the classic home page. */
export const HomeLaneSchema = v.strictObject({
  /** `{title}` in it is the title that a row of `because_watched` follows from. */
  name: requiredTexts(LIMITS.name),
  /** Absent of a row of titles by their filters, which the other kinds have no use for. */
  kind: v.optional(v.picklist(ROW_KINDS)),
  /** As the filter calls have them: all must hold, the values of one are alternatives. */
  filters: v.optional(
    v.strictObject({
      category: FilterIds,
      sub_category: FilterIds,
      artists: FilterIds,
      venues: FilterIds,
      content_ids: FilterIds,
      video_types: v.optional(v.pipe(v.array(VideoTypeSchema), v.maxLength(VIDEO_TYPES.length))),
      system_defined: TermsSchema,
      custom_defined: TermsSchema,
    }),
    {},
  ),
  order_by: v.optional(
    v.pipe(v.string(), v.maxLength(LIMITS.key), v.regex(/^[a-z_]+(?:\.[A-Za-z-]+)?$/)),
    'created_date',
  ),
  reverse: flag(true),
  position: Position,
});

export const laneKind = defineKind('lane', HomeLaneSchema, {
  atMost: LIMITS.shortList,
  scope: 'site',
  references: ({ filters }) => [
    ...namedIn('filters.category', 'category', filters.category ?? []),
    ...namedIn('filters.sub_category', 'genre', filters.sub_category ?? []),
    ...namedIn('filters.artists', 'person', filters.artists ?? []),
    ...namedIn('filters.venues', 'venue', filters.venues ?? []),
    ...namedIn('filters.content_ids', ['title', 'playlist'], filters.content_ids ?? []),
  ],
});
