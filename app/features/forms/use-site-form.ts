import { type SubmissionResult, useForm } from '@conform-to/react';
import { useEffect } from 'react';
import type * as v from 'valibot';
import { type FormSchema, parseForm } from './parse-form.ts';
import { SECRET_FIELDS } from './secret-fields.ts';

/** The state of a form whose schema is also its action's. `lastResult` is what the action answered. */
export function useSiteForm<S extends FormSchema>({
  id,
  schema,
  lastResult,
  defaultValue,
}: {
  id: string;
  schema: S;
  lastResult: SubmissionResult | null | undefined;
  defaultValue?: Record<string, string>;
}) {
  useEffect(() => {
    if (lastResult?.status === 'error') emptySecrets(id);
  }, [id, lastResult]);

  return useForm<v.InferOutput<S>>({
    id,
    lastResult: lastResult ?? null,
    // Conform's type mirrors the schema's output; what a form shows is always text.
    defaultValue: defaultValue as never,
    shouldValidate: 'onSubmit',
    onValidate: ({ formData }) => parseForm(formData, schema),
  });
}

/** Does in the page what a page made anew by the server does by itself. */
function emptySecrets(formId: string) {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return;
  for (const name of SECRET_FIELDS) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = '';
  }
}
