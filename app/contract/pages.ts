import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { PictureSchema } from './picture.ts';
import { IdSchema, NameSchema, RichTextSchema, requiredText, TitleSchema, text } from './primitives.ts';
import { dispensable, lenientArray, maybe, orElse } from './reading.ts';
import { ComponentListSchema } from './template.ts';

const pageUrl = requiredText(LIMITS.url);
/** Earlier addresses of one page. */
export const MAX_OLD_URLS = 20;
const oldUrls = maybe(lenientArray(pageUrl, MAX_OLD_URLS));

export const CmsPageSchema = v.variant('type', [
  v.object({
    type: v.literal('CUSTOM'),
    page_url: pageUrl,
    title: maybe(TitleSchema),
    /** Where it was: those lead to where it is. */
    old_urls: oldUrls,
    components: orElse(ComponentListSchema, () => []),
  }),
  v.object({
    type: v.literal('STATIC'),
    page_url: pageUrl,
    title: maybe(TitleSchema),
    old_urls: oldUrls,
    content: orElse(RichTextSchema, () => ''),
  }),
]);
export type CmsPage = v.InferOutput<typeof CmsPageSchema>;
export const CmsPageListSchema = lenientArray(CmsPageSchema, LIMITS.list);

export const FORM_FIELD_TYPES = ['TEXT_INPUT', 'EMAIL', 'PHONE', 'DROPDOWN', 'TEXT_AREA'] as const;
export const FORM_PLACES = ['HOME', 'PAGES', 'CONTENT', 'ALL'] as const;

export const FormFieldSchema = v.object({
  name: requiredText(LIMITS.name),
  type: v.picklist(FORM_FIELD_TYPES),
  is_mandatory: orElse(v.boolean(), () => false),
  value: orElse(text(LIMITS.comment), () => ''),
  options: orElse(lenientArray(requiredText(LIMITS.name), LIMITS.shortList), () => []),
});
export type FormField = v.InferOutput<typeof FormFieldSchema>;

const FormPlaceSchema = v.object({ id: maybe(IdSchema), page_url: maybe(text(LIMITS.url)) });

export const FormSchema = v.object({
  _id: IdSchema,
  heading: NameSchema,
  sub_heading: maybe(text(LIMITS.value)),
  thumbnail: maybe(PictureSchema),
  button_text: orElse(text(LIMITS.name), () => ''),
  is_minimised: orElse(v.boolean(), () => false),
  is_login_required: orElse(v.boolean(), () => false),
  entities: v.object({
    type: v.picklist(FORM_PLACES),
    data: orElse(lenientArray(FormPlaceSchema, LIMITS.shortList), () => []),
  }),
  // A field that cannot be read cannot be filled in, and it may be mandatory: the form is dropped as a whole.
  fields: v.object({ data: v.pipe(v.array(FormFieldSchema), v.maxLength(100)) }),
});
export type Form = v.InferOutput<typeof FormSchema>;
export const FormListSchema = lenientArray(FormSchema, LIMITS.shortList);

const FilledFieldSchema = v.strictObject({
  name: requiredText(LIMITS.name),
  type: v.picklist(FORM_FIELD_TYPES),
  is_mandatory: v.optional(v.boolean()),
  value: text(LIMITS.comment),
  options: v.optional(v.pipe(v.array(requiredText(LIMITS.name)), v.maxLength(LIMITS.shortList))),
});

export const FormBodySchema = v.strictObject({
  form_id: IdSchema,
  form_data: v.strictObject({
    fields: v.strictObject({ data: v.pipe(v.array(FilledFieldSchema), v.maxLength(100)) }),
  }),
});
export type FormBody = v.InferOutput<typeof FormBodySchema>;

/** The stored submission comes back; only its existence matters to the site. */
export const SubmittedFormSchema = dispensable(v.object({ custom_form: v.unknown() }));
