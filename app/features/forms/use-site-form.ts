import { type SubmissionResult, useForm } from '@conform-to/react';
import type * as v from 'valibot';
import { type FormSchema, parseForm } from './parse-form.ts';

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
  return useForm<v.InferOutput<S>>({
    id,
    lastResult: lastResult ?? null,
    // Conform's type mirrors the schema's output; what a form shows is always text.
    defaultValue: defaultValue as never,
    shouldValidate: 'onSubmit',
    onValidate: ({ formData }) => parseForm(formData, schema),
  });
}
