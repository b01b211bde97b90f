import type { Form } from '#app/contract/pages.ts';
import { type Rejection, toRejection } from '#app/features/account/rejection.ts';
import type { ContentService } from '#app/services/content.server.ts';
import type { SessionStore } from '#app/services/load-context.ts';
import { isClientError, isMissing } from '#app/services/service-error.ts';
import { type FilledValues, KEY_FIELD } from './filled-schema.ts';
import { fieldNameAt } from './form-model.ts';

/** `changed`: the form is another than the one that was filled in, or is gone, and the service sent no message. */
export type SubmitOutcome = { kind: 'sent' } | { kind: 'signed-out' } | { kind: 'changed' } | Rejection;

interface Context {
  content: Pick<ContentService, 'submitForm' | 'forgetForms'>;
  session: Pick<SessionStore, 'get'>;
}

/** Hands in what was typed, under the names that the brand gave its fields. */
export async function submitForm(
  { content, session }: Context,
  form: Form,
  values: FilledValues,
): Promise<SubmitOutcome> {
  try {
    // page-builder.md §5; the service would reject it too, one call later.
    if (form.is_login_required && !(await session.get())) return { kind: 'signed-out' };
    await content.submitForm(toBody(form, values), values[KEY_FIELD] ?? crypto.randomUUID());
    return { kind: 'sent' };
  } catch (error) {
    if (isClientError(error, 401)) return { kind: 'signed-out' };
    if (isMissing(error)) {
      await content.forgetForms();
      if (error.serverMessage === undefined) return { kind: 'changed' };
    }
    return toRejection(error);
  }
}

function toBody(form: Form, values: FilledValues) {
  const filled = form.fields.data.map(({ name, type, is_mandatory, options }, index) => ({
    name,
    type,
    is_mandatory,
    options,
    value: values[fieldNameAt(index)] ?? '',
  }));
  return { form_id: form._id, form_data: { fields: { data: filled } } };
}
