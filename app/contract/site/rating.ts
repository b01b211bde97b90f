import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { requiredText } from '#app/contract/primitives.ts';
import { defineKind } from './entity-kind.ts';
import { OptionalTexts, Picture } from './fields.ts';
import { MAX_AGE } from './rating-age.ts';

/** The age and audience label of a title ("12+"), not the viewers' stars. */
export const RatingLabelSchema = v.strictObject({
  name: requiredText(LIMITS.name),
  description: OptionalTexts,
  icon: Picture,
  /** From how many years on, where the name does not show it: titles of unknown age are in no child's profile. */
  age: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_AGE))),
});

export const ratingKind = defineKind('rating', RatingLabelSchema);
