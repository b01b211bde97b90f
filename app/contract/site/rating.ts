import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { requiredText } from '#app/contract/primitives.ts';
import { defineKind } from './entity-kind.ts';
import { OptionalTexts, Picture } from './fields.ts';

/** The age and audience label of a title ("12+"), not the viewers' stars. */
export const RatingLabelSchema = v.strictObject({
  name: requiredText(LIMITS.name),
  description: OptionalTexts,
  icon: Picture,
});

export const ratingKind = defineKind('rating', RatingLabelSchema);
