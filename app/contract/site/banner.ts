import * as v from 'valibot';
import { AssetKeySchema, SafeUrlSchema } from '#app/contract/primitives.ts';
import { defineKind, namedBy } from './entity-kind.ts';
import { OptionalId, Position } from './fields.ts';

/** A slide at the top of the classic home page: it leads to a title, or elsewhere. */
export const BannerSlideSchema = v.pipe(
  v.strictObject({
    image: AssetKeySchema,
    title: OptionalId,
    url: v.optional(SafeUrlSchema),
    position: Position,
  }),
  v.forward(
    v.partialCheck(
      [['title'], ['url']],
      ({ title, url }) => title === undefined || url === undefined,
      'a banner leads to a title or to a url, not to both',
    ),
    ['url'],
  ),
);

export const bannerKind = defineKind('banner', BannerSlideSchema, {
  scope: 'site',
  references: ({ title }) => namedBy('title', ['title', 'playlist'], title),
});
