import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { IdSchema, NameSchema, SafeUrlSchema, text } from './primitives.ts';
import { lenientArray, maybe, orElse } from './reading.ts';

/** viewer.md §3: notification links, then the two navigation links. */
export const LINK_TYPES = [
  'ARTIST_DETAIL',
  'ARTIST_LIST',
  'CATEGORY',
  'CONTENT_DETAIL',
  'LOGIN',
  'REGISTER',
  'PRICING',
  'VENUE_DETAIL',
  'VENUE_LIST',
  'PAGES',
  'HOME',
  'ALL_IPTV',
  'IPTV',
  'EXTERNAL',
  'DIRECT',
] as const;

const LinkDataSchema = v.object({
  id: maybe(IdSchema),
  name: maybe(NameSchema),
  page_url: maybe(text(LIMITS.url)),
  url: maybe(SafeUrlSchema),
  other: orElse(lenientArray(v.object({ value: text(LIMITS.value) }), LIMITS.shortList), () => []),
});

const LinkObjectSchema = v.object({
  type: v.picklist(LINK_TYPES),
  data: orElse(LinkDataSchema, () => ({ other: [] })),
  popup_enabled: orElse(v.boolean(), () => false),
});

export type LinkType = (typeof LINK_TYPES)[number];
export type Link = v.InferOutput<typeof LinkObjectSchema>;

/** A configured link; a plain path or URL reads as `{ type: 'DIRECT', data: { url } }`. */
export const LinkSchema = v.union([
  v.pipe(
    SafeUrlSchema,
    v.transform((url): Link => ({ type: 'DIRECT', data: { url, other: [] }, popup_enabled: false })),
  ),
  LinkObjectSchema,
]);
