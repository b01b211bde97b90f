// chunk: forms

import { type SubmissionResult, useForm } from '@conform-to/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type * as v from 'valibot';
import { showToast } from '#app/features/toasts/show-toast.ts';
import { errorMessage } from './error-message.ts';
import { type FormSchema, parseForm, SECRET_FIELDS } from './parse-form.ts';

/** The state of a form whose schema is also its action's. `lastResult` is what the action answered. */
export function useSiteForm<S extends FormSchema>({
  id,
  schema,
  lastResult,
  defaultValue,
  hasToasts = false,
}: {
  id: string;
  schema: S;
  lastResult: SubmissionResult | null | undefined;
  defaultValue?: Record<string, string>;
  /** Validation errors show in a toast as well (viewer.md §5). */
  hasToasts?: boolean;
}) {
  const { t } = useTranslation('validation');
  const toasted = useRef<unknown>(null);

  function toastFirst(errors: Record<string, string[] | null> | null | undefined) {
    const message = hasToasts ? firstMessage(errors) : undefined;
    if (message !== undefined) void showToast('error', errorMessage(message, t));
  }

  useEffect(() => {
    if (lastResult?.status !== 'error' || toasted.current === lastResult) return;
    toasted.current = lastResult;
    emptySecrets(id);
    toastFirst(lastResult.error);
  });

  return useForm<v.InferOutput<S>>({
    id,
    lastResult: lastResult ?? null,
    // Conform's type mirrors the schema's output; what a form shows is always text.
    defaultValue: defaultValue as never,
    shouldValidate: 'onSubmit',
    onValidate({ formData }) {
      const submission = parseForm(formData, schema);
      if (submission.status === 'error') toastFirst(submission.error);
      return submission;
    },
  });
}

/**
 * What a form's fields hold at the moment, for a draft of it; files are left out. As it was typed: a form's
 * data has line breaks of two characters.
 */
export function typedFields(form: HTMLFormElement): Record<string, string> {
  const typed = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')]] : [],
  );
  return Object.fromEntries(typed);
}

/** The first error of a form, in the order of its fields. */
function firstMessage(errors: Record<string, string[] | null> | null | undefined): string | undefined {
  return Object.values(errors ?? {}).flatMap((messages) => messages ?? [])[0];
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
