import * as v from 'valibot';
import { DEFAULT_PAGE_SIZE, LIMITS } from './limits.ts';
import { CountSchema, IdSchema, NameSchema, requiredText, text } from './primitives.ts';
import { absentOr, lenientArray, maybe, orElse, plainObject } from './reading.ts';
import { VideoTypeSchema } from './video-type.ts';

const ValueSchema = text(LIMITS.value);

/**
 * One condition on a system field (category, artists, venues, …) or on a custom metadata field: `name` names
 * the field, `id` or `value` is what it must be. The conditions of one name are alternatives, as several
 * values are; different names must all hold.
 */
export const FilterTermSchema = v.object({
  type: absentOr(v.picklist(['system_defined', 'custom_defined'])),
  name: requiredText(LIMITS.name),
  id: absentOr(IdSchema),
  value: absentOr(v.union([ValueSchema, v.pipe(v.array(ValueSchema), v.maxLength(LIMITS.shortList))])),
});
type Term = v.InferOutput<typeof FilterTermSchema>;
/** With one value. */
export type FilterTerm = Omit<Term, 'value'> & { value?: string | undefined };

/** A condition of several values as one condition each. */
export function eachValue<T extends Term>({ value, ...term }: T) {
  return (Array.isArray(value) ? value : [value]).map((one) => ({ ...term, value: one }));
}

const TermsSchema = v.pipe(
  lenientArray(FilterTermSchema, LIMITS.shortList),
  v.transform((terms): FilterTerm[] => terms.flatMap(eachValue).slice(0, LIMITS.shortList)),
);

/** A condition on a custom metadata field in the v1 filters; `id` or `name` names the field. */
const MetadataTermSchema = v.object({
  id: absentOr(IdSchema),
  name: absentOr(NameSchema),
  value: text(LIMITS.value),
});

/**
 * Filters as they arrive from a URL or out of another answer: unknown keys ignored, bad conditions dropped.
 */
export const ContentFiltersSchema = v.object({
  category: maybe(lenientArray(IdSchema, LIMITS.shortList)),
  sub_category: maybe(lenientArray(IdSchema, LIMITS.shortList)),
  artists: maybe(lenientArray(IdSchema, LIMITS.shortList)),
  venues: maybe(lenientArray(IdSchema, LIMITS.shortList)),
  custom_metadata: maybe(lenientArray(MetadataTermSchema, LIMITS.shortList)),
  content_ids: maybe(lenientArray(IdSchema, LIMITS.ids)),
  video_types: maybe(lenientArray(VideoTypeSchema, 6)),
  system_defined: maybe(TermsSchema),
  custom_defined: maybe(TermsSchema),
});
export type ContentFilters = v.InferOutput<typeof ContentFiltersSchema>;

const complete = <const S extends v.GenericSchema>(item: S) =>
  absentOr(v.pipe(v.array(item), v.maxLength(LIMITS.shortList)));
const completeTerms = absentOr(
  v.pipe(
    v.array(FilterTermSchema),
    v.maxLength(LIMITS.shortList),
    v.transform((terms): FilterTerm[] => terms.flatMap(eachValue)),
    v.check((terms) => terms.length <= LIMITS.shortList),
  ),
);

/**
 * The filters of a list that is linked to: with a condition lost, the link would lead to another list. Null is for the
 * field, which has them or has lost them.
 */
export const CompleteFiltersSchema: v.GenericSchema<unknown, ContentFilters | null> = v.object({
  category: complete(IdSchema),
  sub_category: complete(IdSchema),
  artists: complete(IdSchema),
  venues: complete(IdSchema),
  custom_metadata: complete(MetadataTermSchema),
  content_ids: absentOr(v.pipe(v.array(IdSchema), v.maxLength(LIMITS.ids))),
  video_types: complete(VideoTypeSchema),
  system_defined: completeTerms,
  custom_defined: completeTerms,
});

const bounded = <const S extends v.GenericSchema>(item: S, max: number) =>
  v.nullish(v.pipe(v.array(item), v.maxLength(max)));

const idList = bounded(IdSchema, LIMITS.ids);
const term = v.strictObject({
  type: v.nullish(v.picklist(['system_defined', 'custom_defined'])),
  name: requiredText(LIMITS.name),
  id: v.nullish(IdSchema),
  value: v.nullish(text(LIMITS.value)),
});
const metadataTerm = v.strictObject({
  id: v.nullish(IdSchema),
  name: v.nullish(NameSchema),
  value: text(LIMITS.value),
});

const v1Filters = {
  category: idList,
  sub_category: idList,
  artists: idList,
  venues: idList,
  custom_metadata: bounded(metadataTerm, LIMITS.shortList),
  content_ids: idList,
  video_types: bounded(VideoTypeSchema, 6),
};
const definedFilters = {
  system_defined: bounded(term, LIMITS.shortList),
  custom_defined: bounded(term, LIMITS.shortList),
};

/** The page of a list request's body; 0 items a page answers only `total`. */
export const pagingEntries = {
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.page)), 1),
  page_size: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.pageSize)),
    DEFAULT_PAGE_SIZE,
  ),
  order_by: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.key), v.regex(/^[a-z_]+(?:\.[A-Za-z-]+)?$/))),
  reverse: v.optional(v.boolean()),
};

export const FilterBodySchema = v.strictObject({
  filters: v.optional(v.strictObject(v1Filters), {}),
  ...pagingEntries,
});
export const FilterV2BodySchema = v.strictObject({
  filters: v.optional(v.strictObject({ ...v1Filters, ...definedFilters }), {}),
  ...pagingEntries,
});
export const ListBodySchema = v.strictObject({
  filters: v.optional(
    v.strictObject({ content_ids: idList, video_types: v1Filters.video_types, ...definedFilters }),
    {},
  ),
  ...pagingEntries,
});
export const RelatedBodySchema = FilterV2BodySchema;

/** Conditions that a viewer adds to a list's own. */
const MAX_CHOSEN = 20;
/** A list, and what a viewer has chosen of its values. */
export const FacetsBodySchema = v.strictObject({
  filters: v.optional(v.strictObject({ ...v1Filters, ...definedFilters }), {}),
  chosen: v.optional(v.pipe(v.array(term), v.maxLength(MAX_CHOSEN)), []),
});

/** A value, what it is called, and how many of the list's titles have it beside all else that is chosen. */
const FacetValueSchema = v.object({
  value: requiredText(LIMITS.value),
  label: requiredText(LIMITS.value),
  count: CountSchema,
});
/**
 * What a list can be filtered by. `type` and `name` are those of a filter's condition. Of the system's own,
 * `sub_category`, `year`, `language` (BCP 47), `length` (minutes, "10-20") and `free` ("true") have names on
 * the site; a custom field brings a `label`.
 */
export const FacetSchema = v.object({
  type: v.picklist(['system_defined', 'custom_defined']),
  name: requiredText(LIMITS.name),
  label: maybe(NameSchema),
  values: lenientArray(FacetValueSchema, LIMITS.shortList),
});
export type Facet = v.InferOutput<typeof FacetSchema>;
export const FacetListSchema = plainObject({
  facets: lenientArray(FacetSchema, LIMITS.shortList),
  /** The list is so long that the counts are projected. */
  is_estimate: orElse(v.boolean(), () => false),
});
export type FacetList = v.InferOutput<typeof FacetListSchema>;
