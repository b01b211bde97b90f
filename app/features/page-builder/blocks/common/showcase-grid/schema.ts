import * as v from 'valibot';
import { CardSchema, listOf } from '#app/features/page-builder/shared/card-data.ts';
import { TEXT_LIMITS, words } from '#app/features/page-builder/shared/data.ts';

export const ShowcaseItemSchema = v.object({
  ...CardSchema.entries,
  price_tag: words(TEXT_LIMITS.price),
  button_text: words(TEXT_LIMITS.button),
});

export const ShowcaseGridSchema = listOf(ShowcaseItemSchema);
