import * as v from 'valibot';
import { type FormFault, formFaultOf, toFormValue } from '#app/contract/form-rules.ts';
import type { FormFieldModel } from './form-model.ts';

/** Keys of the namespace `validation`; page-builder.md §8. */
const MESSAGES = {
  form_field_empty: 'form_field_empty',
  form_value_long: 'too_long',
  form_email_invalid: 'form_email_invalid',
  form_phone_invalid: 'invalid_phone',
  form_option_unknown: 'form_option_unknown',
} as const satisfies Record<FormFault, string>;

/** One key an attempt, so that a second click gets the same response. */
export const KEY_FIELD = 'key';
const KEY_PATTERN = /^[A-Za-z0-9-]{8,64}$/;

/**
 * What the form sends, by the names that its fields have in the page. A key that is none reads as a new one.
 */
export function toFilledSchema(fields: readonly FormFieldModel[]) {
  const entries: Record<string, v.GenericSchema<unknown, string>> = {
    [KEY_FIELD]: v.fallback(v.pipe(v.string(), v.regex(KEY_PATTERN)), newKey),
  };
  for (const field of fields) entries[field.name] = filledField(field);
  return v.object(entries);
}

export function newKey(): string {
  return crypto.randomUUID();
}

export type FilledValues = Record<string, string>;

function filledField({ type, is_mandatory, options }: FormFieldModel): v.GenericSchema<unknown, string> {
  const faultOf = (value: string) => formFaultOf({ type, is_mandatory, options: [...options] }, value);
  return v.pipe(
    v.optional(v.string('invalid_input'), ''),
    v.transform(toFormValue),
    v.check(
      (value) => faultOf(value) === null,
      ({ input }) => messageOf(faultOf(input)),
    ),
  );
}

function messageOf(fault: FormFault | null): string {
  return fault ? MESSAGES[fault] : 'invalid_input';
}
