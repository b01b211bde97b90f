import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { PictureSchema } from './picture.ts';
import {
  CountSchema,
  DescriptionSchema,
  IdSchema,
  NameSchema,
  RatingSchema,
  requiredText,
  SafeUrlSchema,
  text,
} from './primitives.ts';
import { lenientArray, lenientRecord, maybe } from './reading.ts';

const MetadataSchema = v.object({
  id: maybe(IdSchema),
  name: requiredText(LIMITS.name),
  value: text(LIMITS.value),
});

const personEntries = {
  _id: IdSchema,
  name: NameSchema,
  thumbnail: maybe(PictureSchema),
  average_rating: maybe(RatingSchema),
  review_count: maybe(CountSchema),
  custom_metadata: maybe(lenientArray(MetadataSchema, LIMITS.shortList)),
  /** network (facebook, twitter, instagram, …) to URL */
  social_profiles: maybe(lenientRecord(SafeUrlSchema, LIMITS.shortList, LIMITS.key)),
};

export const ArtistSchema = v.object({
  ...personEntries,
  poster: maybe(PictureSchema),
  bio: maybe(DescriptionSchema),
  views_count: maybe(CountSchema),
});
export type Artist = v.InferOutput<typeof ArtistSchema>;
export const ArtistListSchema = lenientArray(ArtistSchema, LIMITS.list);

export const VenueSchema = v.object({
  ...personEntries,
  description: maybe(DescriptionSchema),
  address: maybe(text(LIMITS.value)),
});
export type Venue = v.InferOutput<typeof VenueSchema>;
export const VenueListSchema = lenientArray(VenueSchema, LIMITS.list);
