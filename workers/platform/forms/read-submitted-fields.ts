import { type FormFault, formFaultOf, toFormValue } from '#app/contract/form-rules.ts';
import type { FormBody, FormField } from '#app/contract/pages.ts';
import { asciiDigits } from '#app/lib/ascii-digits.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { FilledField } from '#workers/platform/storage/form-store.ts';

type Sent = FormBody['form_data']['fields']['data'];

/** A field of the stored form: as its viewer reads it, and under the name that it is kept by. */
export interface StoredField {
  shown: FormField;
  /** Its names in all languages: a page may be older than its viewer's choice of another. */
  names: readonly string[];
  storedName: string;
}

/**
 * What was sent, validated by the stored form alone: the caller's own type, required flag or options of a
 * field are ignored. Throws 422, naming every field that is wrong.
 */
export function readSubmittedFields(fields: readonly StoredField[], sent: Sent): FilledField[] {
  const left = [...sent];
  const filled = fields.map((field) => ({ field, value: takeValue(left, field) }));
  // A field that the form does not have.
  if (left.length > 0) throw new HttpError(422, 'rejected');
  const faults = filled.flatMap(({ field: { shown }, value }) => {
    const fault = formFaultOf(shown, value);
    return fault ? [{ name: shown.name, fault }] : [];
  });
  refuse(faults);
  return filled.flatMap(({ field: { shown, storedName: name }, value }) =>
    value === ''
      ? []
      : [{ name, type: shown.type, value: shown.type === 'PHONE' ? asciiDigits(value) : value }],
  );
}

/** Two fields of one name come in the form's order. A field that was left out is an empty one. */
function takeValue(left: Sent, { names }: StoredField): string {
  const at = left.findIndex(({ name }) => names.includes(name));
  const [taken] = at < 0 ? [] : left.splice(at, 1);
  return toFormValue(taken?.value ?? '');
}

function refuse(faults: readonly { name: string; fault: FormFault }[]): void {
  const [first] = faults;
  if (first) throw new HttpError(422, 'rejected', { error: first.fault, fieldErrors: faults });
}
