import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { defineKind } from './entity-kind.ts';
import { MetadataLines, OptionalTexts, Picture, Position, requiredTexts, SocialProfiles } from './fields.ts';

/** Somebody who made a title or is seen in it; what the wire calls an artist. */
export const PersonSchema = v.strictObject({
  name: requiredTexts(LIMITS.name),
  bio: OptionalTexts,
  poster: Picture,
  thumbnail: Picture,
  metadata: MetadataLines,
  social_profiles: SocialProfiles,
  position: Position,
});

export const personKind = defineKind('person', PersonSchema);
