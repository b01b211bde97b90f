import * as v from 'valibot';
import { FOOTER_KEYS, HEADER_KEYS } from '#app/contract/template.ts';
import { DOCUMENT_SIZE, hasDocumentSize } from './components.ts';
import { flag, OptionalId } from './fields.ts';

/** The names of the themes that there are (page-builder.md §3). */
export const THEME_NAMES = [
  'DEFAULT_THEME',
  'MAGENTA_HIGHLIGHT',
  'NEON_DARK',
  'PANTONE_RED',
  'DARK_INFRA_RED',
  'GREEN_ENERGY',
] as const;

/** The slots of a theme that a brand may colour. */
export const COLOUR_SLOTS = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10', 'c11'] as const;
export type ColourSlot = (typeof COLOUR_SLOTS)[number];

const Colour = v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1a2b3c')));
const colours = Object.fromEntries(COLOUR_SLOTS.map((slot) => [slot, Colour])) as Record<
  ColourSlot,
  typeof Colour
>;

/* @__NO_SIDE_EFFECTS__ */
const chrome = <const Id extends string, const Keys extends readonly string[]>(id: Id, keys: Keys) =>
  v.strictObject({
    id: v.literal(id),
    data: v.looseObject({ component_key: v.picklist(keys) }),
  });

/**
 * What the `site` document is published as (edit-mode.md §2). It lies in several entities: the account's theme and
 * settings, and the template in use.
 */
export const SiteDocumentSchema = v.strictObject({
  theme: v.optional(v.picklist(THEME_NAMES), THEME_NAMES[0]),
  ...colours,
  /** The id of the template in use. */
  home: OptionalId,
  /** It is the home page, and not the classic one of banners and lanes. */
  is_home_built: flag(false),
  components: v.pipe(
    v.strictTuple([chrome('header', HEADER_KEYS), chrome('footer', FOOTER_KEYS)]),
    v.check((chromes) => hasDocumentSize(chromes), DOCUMENT_SIZE),
  ),
});
export type SiteDocumentValue = v.InferOutput<typeof SiteDocumentSchema>;
