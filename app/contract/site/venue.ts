import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { defineKind } from './entity-kind.ts';
import {
  MetadataLines,
  OptionalTexts,
  Picture,
  Position,
  requiredTexts,
  SocialProfiles,
  texts,
} from './fields.ts';

export const VenueSchema = v.strictObject({
  name: requiredTexts(LIMITS.name),
  description: OptionalTexts,
  address: v.optional(texts(LIMITS.value)),
  poster: Picture,
  thumbnail: Picture,
  metadata: MetadataLines,
  social_profiles: SocialProfiles,
  position: Position,
});

export const venueKind = defineKind('venue', VenueSchema);
