import * as v from 'valibot';
import { LinkSchema } from '#app/contract/link.ts';
import { PictureSchema } from '#app/contract/picture.ts';
import { IdSchema } from '#app/contract/primitives.ts';
import { lenientArray, maybe, orElse } from '#app/contract/reading.ts';

// What many blocks' data is made of (page-builder.md §3). Everything is optional: a block shows what there
// is.

/** Longest texts: a heading is a line or two, a description a paragraph. */
export const TEXT_LIMITS = {
  heading: 200,
  sub_heading: 400,
  description: 2000,
  button: 60,
  price: 60,
} as const;
/** Slides or cards of one block. */
export const MAX_ITEMS = 60;

/**
 * Blank reads as absent; what is too long is cut at its limit, as a page with most of a text is better than
 * without.
 */
/* @__NO_SIDE_EFFECTS__ */
export const words = (max: number) =>
  maybe(
    v.pipe(
      v.string(),
      v.metadata({ maxChars: max }),
      v.transform((text): string | undefined => cut(text.trim(), max) || undefined),
    ),
  );

/** One of these words; backends know others, which blocks read as they can. */
/* @__NO_SIDE_EFFECTS__ */
export const choice = (...choices: readonly [string, string, ...string[]]) =>
  maybe(v.pipe(v.string(), v.metadata({ choices })));

/** The side of the words, in the reading direction. */
export const position = choice('LEFT', 'CENTER', 'RIGHT');
/** page-builder.md §3: sm, md or other. */
export const size = choice('sm', 'md', 'other');

export const heading = words(TEXT_LIMITS.heading);
export const subHeading = words(TEXT_LIMITS.sub_heading);
export const description = words(TEXT_LIMITS.description);
export const picture = maybe(PictureSchema);
export const link = maybe(LinkSchema);
export const flag = maybe(v.boolean());

/** A button that shows where it is enabled, has words and leads somewhere. */
export const CtaSchema = v.object({
  enabled: flag,
  text: words(TEXT_LIMITS.button),
  link,
  position,
});
export type CtaData = v.InferOutput<typeof CtaSchema>;
export const cta = maybe(CtaSchema);

export const PLAYER_TYPES = ['CONTENT', 'IPTV', 'TRAILER'] as const;

/** What is played: by its type, and the id in its data. */
export const PlayerSchema = v.object({
  type: v.picklist(PLAYER_TYPES),
  data: v.union([
    v.pipe(
      IdSchema,
      v.transform((id) => ({ id })),
    ),
    v.pipe(
      v.object({
        id: maybe(IdSchema),
        content_id: maybe(IdSchema),
        _id: maybe(IdSchema),
      }),
      v.transform(({ id, content_id, _id }) => ({ id: id ?? content_id ?? _id })),
      v.check(({ id }) => id !== undefined),
      v.transform(({ id }) => ({ id: id ?? '' })),
    ),
  ]),
});
export type PlayerData = v.InferOutput<typeof PlayerSchema>;
export const player = maybe(PlayerSchema);

/** A list of a block's own items; bad ones are left out. */
/* @__NO_SIDE_EFFECTS__ */
export function items<const S extends v.GenericSchema>(item: S, max: number = MAX_ITEMS) {
  return orElse(lenientArray(item, max), () => []);
}

/** LEFT, or any other word: page-builder.md §3, `aligned`. */
export const aligned = choice('LEFT', 'RIGHT');
export const isLeft = (side: string | undefined) => side === undefined || side.toUpperCase() === 'LEFT';

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  // Never half of a character that takes two units.
  return `${text
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
