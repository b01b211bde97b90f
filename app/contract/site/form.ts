import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { FORM_FIELD_TYPES, FORM_PLACES } from '#app/contract/pages.ts';
import { IdSchema } from '#app/contract/primitives.ts';
import { defineKind } from './entity-kind.ts';
import { flag, Picture, requiredTexts, texts } from './fields.ts';

const FormFieldSchema = v.strictObject({
  name: requiredTexts(LIMITS.name),
  type: v.picklist(FORM_FIELD_TYPES),
  is_mandatory: flag(false),
  /** Of a drop-down. */
  options: v.optional(v.pipe(v.array(requiredTexts(LIMITS.name)), v.maxLength(LIMITS.shortList)), []),
});

/** A form that floats over the pages of its place. */
export const CustomFormSchema = v.strictObject({
  heading: requiredTexts(LIMITS.name),
  sub_heading: v.optional(texts(LIMITS.value)),
  thumbnail: Picture,
  button_text: requiredTexts(LIMITS.name),
  is_minimised: flag(false),
  is_login_required: flag(false),
  is_active: flag(true),
  /** Where it floats: titles by `id`, pages by `page_url`. */
  place: v.strictObject({
    type: v.picklist(FORM_PLACES),
    data: v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            id: v.optional(IdSchema),
            page_url: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.url))),
          }),
        ),
        v.maxLength(LIMITS.shortList),
      ),
      [],
    ),
  }),
  fields: v.pipe(v.array(FormFieldSchema), v.minLength(1, 'must have a field'), v.maxLength(100)),
});

export const formKind = defineKind('form', CustomFormSchema, { scope: 'site', atMost: LIMITS.shortList });
