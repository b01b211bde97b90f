import type { Submission } from '@conform-to/react';
import { countedMessage, serverText } from '#app/features/forms/error-message.ts';
import { rejectSubmission } from '#app/features/forms/read-submission.server.ts';
import type { RejectedField, Rejection } from './rejection.ts';

/** Where a form shows what the service says about a field of its call, by that field's name. */
export type FormFields = Partial<Record<RejectedField, string>> & {
  /** Where it shows words about nothing in particular; without one above the form. */
  other?: string;
};

/**
 * The server's words stand under the field they are about, at sign-in under the e-mail field (viewer.md §8). How long to
 * wait is said in our own; without any words, the form says what is known.
 */
export function rejectAccountForm<Values>(
  submission: Submission<Values>,
  { status, text, field, waitMinutes }: Rejection,
  fields: FormFields,
) {
  if (waitMinutes !== null) return answer(countedMessage('too_many_wait', waitMinutes), fields.other);
  if (text !== null) return answer(serverText(text), (field && fields[field]) ?? fields.other);
  return answer(status === 503 ? 'common:network_failure' : 'refused');

  function answer(message: string, name?: string) {
    if (name === undefined) return rejectSubmission(submission, { status, formErrors: [message] });
    return rejectSubmission(submission, { status, fieldErrors: { [name]: [message] } });
  }
}
