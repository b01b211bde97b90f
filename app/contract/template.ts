import * as v from 'valibot';
import { AccountConfigSchema, StaticPageListSchema, ThemeChoiceSchema } from './account.ts';
import { CategoryListSchema, ContentListSchema } from './content.ts';
import { CompleteFiltersSchema, ContentFiltersSchema } from './filters.ts';
import { LIMITS } from './limits.ts';
import { ArtistListSchema, VenueListSchema } from './people.ts';
import { RequiredPictureSchema } from './picture.ts';
import { CountSchema, IdSchema, NameSchema, requiredText, SafeUrlSchema } from './primitives.ts';
import { dispensable, lenientArray, lenientRecord, maybe, orElse, plainObject, readBy } from './reading.ts';
import { ROW_KINDS } from './rows.ts';

export const BannerSchema = v.object({
  image_s3_key: RequiredPictureSchema,
  object_type: dispensable(v.picklist(['EXTERNAL_URL', 'CONTENT'])),
  object_id: maybe(IdSchema),
  url: maybe(SafeUrlSchema),
});
export type Banner = v.InferOutput<typeof BannerSchema>;

const LaneMetaSchema = v.object({
  /** Null where a condition cannot be read. */
  filters: maybe(readBy(ContentFiltersSchema, CompleteFiltersSchema), () => null),
});

export const SwimlaneSchema = v.object({
  name: NameSchema,
  data: orElse(ContentListSchema, () => []),
  meta_data: maybe(LaneMetaSchema, () => ({ filters: null })),
  total: orElse(CountSchema, () => 0),
  /** Of a row that is filled by a call of its own; `{title}` in its name is the title that it follows from. */
  kind: maybe(v.picklist(ROW_KINDS)),
});
export type Swimlane = v.InferOutput<typeof SwimlaneSchema>;

export const TemplateV1Schema = plainObject({
  banner: orElse(lenientArray(BannerSchema, 50), () => []),
  swimlane_list: orElse(lenientArray(SwimlaneSchema, LIMITS.shortList), () => []),
});
export type TemplateV1 = v.InferOutput<typeof TemplateV1Schema>;

/** A block's data is read by that block's own schema; here only its key is known. */
export const ComponentDataSchema = v.looseObject({ component_key: requiredText(LIMITS.key) });
export type ComponentData = v.InferOutput<typeof ComponentDataSchema>;

export const ComponentSchema = v.object({
  /** Empty where a backend's pages name none. */
  id: orElse(IdSchema, () => ''),
  data: ComponentDataSchema,
  /** position to layout style */
  config: maybe(lenientRecord(v.unknown(), LIMITS.shortList, LIMITS.key)),
});
export type Component = v.InferOutput<typeof ComponentSchema>;
export const ComponentListSchema = lenientArray(ComponentSchema, LIMITS.shortList);

export const HEADER_KEYS = ['defaultHeader', 'translucentHeader', 'siteMapHeader', 'reducedHeader'] as const;
export const FOOTER_KEYS = ['defaultFooter', 'siteMapFooter', 'linkColumnsFooter', 'takedownFooter'] as const;

const chromeDataSchema = orElse(v.record(v.string(), v.unknown()), () => ({}));
export const HeaderSchema = v.object({ component_key: v.picklist(HEADER_KEYS), data: chromeDataSchema });
export const FooterSchema = v.object({ component_key: v.picklist(FOOTER_KEYS), data: chromeDataSchema });
export type HeaderConfig = v.InferOutput<typeof HeaderSchema>;
export type FooterConfig = v.InferOutput<typeof FooterSchema>;

export const TemplateV2Schema = v.object({
  _id: dispensable(IdSchema),
  is_published: orElse(v.boolean(), () => false),
  selected_theme: maybe(ThemeChoiceSchema),
  components: orElse(ComponentListSchema, () => []),
  // An unknown header or footer shows the default one instead of losing the page.
  header: maybe(HeaderSchema),
  footer: maybe(FooterSchema),
});
export type TemplateV2 = v.InferOutput<typeof TemplateV2Schema>;
export const TemplateV2ListSchema = lenientArray(TemplateV2Schema, 50);

/**
 * The first rows of the home page, so that it needs no further calls; `id` is the component's id, or
 * `artists`, `venues` in v1.
 */
export const LaneSchema = v.variant('kind', [
  v.object({
    id: IdSchema,
    kind: v.literal('content'),
    data: ContentListSchema,
    total: orElse(CountSchema, () => 0),
  }),
  v.object({
    id: IdSchema,
    kind: v.literal('artists'),
    data: ArtistListSchema,
    total: orElse(CountSchema, () => 0),
  }),
  v.object({
    id: IdSchema,
    kind: v.literal('venues'),
    data: VenueListSchema,
    total: orElse(CountSchema, () => 0),
  }),
]);
export type Lane = v.InferOutput<typeof LaneSchema>;

export const HomeBundleSchema = v.object({
  account: AccountConfigSchema,
  static_pages: orElse(StaticPageListSchema, () => []),
  categories: orElse(CategoryListSchema, () => []),
  template: v.variant('version', [
    v.object({ version: v.literal(1), data: TemplateV1Schema }),
    v.object({ version: v.literal(2), data: TemplateV2ListSchema }),
  ]),
  lanes: orElse(lenientArray(LaneSchema, LIMITS.shortList), () => []),
});
export type HomeBundle = v.InferOutput<typeof HomeBundleSchema>;
