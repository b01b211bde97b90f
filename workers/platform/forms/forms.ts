import * as v from 'valibot';
import { type FormField, FormFieldSchema } from '#app/contract/pages.ts';
import { type Localise, localiseDeep } from '#app/lib/localise.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import type { FormRow } from '#workers/platform/storage/form-store.ts';

const FieldsSchema = v.array(FormFieldSchema);

export const forms: Handler<'forms'> = async ({ store, localise }) => {
  const rows = await store.forms.active();
  return { data: rows.map((row) => toForm(row, localise)) };
};

/** A form as viewers get it, in their language. */
function toForm(row: FormRow, localise: Localise) {
  return {
    _id: row.id,
    heading: localise(row.heading) ?? '',
    sub_heading: localise(row.subHeading),
    thumbnail: row.thumbnail ?? undefined,
    button_text: localise(row.buttonText) ?? '',
    is_minimised: row.isMinimised,
    is_login_required: row.isLoginRequired,
    entities: row.entities as { type: 'HOME'; data: { id?: string; page_url?: string }[] },
    fields: { data: fieldsOf(row, localise) },
  };
}

/** A form's fields in one language, in their order. */
export function fieldsOf({ fields }: Pick<FormRow, 'fields'>, localise: Localise): FormField[] {
  return v.parse(FieldsSchema, localiseDeep(fields, localise));
}
