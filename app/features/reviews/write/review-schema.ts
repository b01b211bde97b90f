import * as v from 'valibot';
import { HALF_STAR, MAX_RATING } from '#app/contract/community.ts';
import { LIMITS } from '#app/contract/limits.ts';
import { hasVisibleText } from '#app/contract/visible-text.ts';
import { optionalTextField } from '#app/features/forms/form-fields.ts';

const FieldsSchema = v.object({
  rating: v.pipe(
    v.optional(v.string('review_rating_empty'), ''),
    v.transform(Number),
    v.check(isRating, 'review_rating_empty'),
  ),
  title: v.pipe(optionalTextField({ maxChars: LIMITS.reviewTitle }), v.transform(readable)),
  description: v.pipe(
    v.optional(v.string('invalid_input'), ''),
    // Forms send line breaks as two characters, browsers count them as one.
    v.transform((text) => text.replace(/\r\n?/g, '\n')),
    v.trim(),
    v.maxLength(LIMITS.comment, 'too_long'),
    v.transform(readable),
  ),
  /** The review to edit; empty for the first. */
  review_id: optionalTextField({ maxChars: LIMITS.id }),
});

/** viewer.md §5: at least half a star, and no text without a heading. */
export const ReviewFormSchema = v.pipe(
  FieldsSchema,
  v.forward(v.partialCheck([['title'], ['description']], hasHeading, 'review_title_empty'), ['title']),
);
export type ReviewValues = v.InferOutput<typeof ReviewFormSchema>;

function isRating(rating: number): boolean {
  return rating >= HALF_STAR && rating <= MAX_RATING && Number.isInteger(rating / HALF_STAR);
}

function hasHeading({ title, description }: { title: string; description: string }): boolean {
  return title !== '' || description === '';
}

function readable(text: string): string {
  return hasVisibleText(text) ? text : '';
}
