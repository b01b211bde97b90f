import type { Submission } from '@conform-to/react';
import { countedMessage, serverText } from '#app/features/forms/error-message.ts';
import { rejectSubmission } from '#app/features/forms/read-submission.server.ts';
import type { RejectedField, Rejection } from './rejection.ts';

/** The form's field that shows the service's error about a field of its call, by the call's field name. */
export type FormFields = Partial<Record<RejectedField, string>> & {
  /** Where it shows words about nothing in particular; without one above the form. */
  other?: string;
};

/**
 * The server's text is shown under the field it is about, at sign-in under the e-mail field (viewer.md §8);
 * that of a server that is down is about no field. Without a text from the server, the form shows its own.
 */
export function rejectAccountForm<Values>(
  submission: Submission<Values>,
  { status, text, field, waitMinutes }: Rejection,
  fields: FormFields,
) {
  const isDown = status === 503;
  if (text !== null)
    return reject(serverText(text), isDown ? undefined : ((field && fields[field]) ?? fields.other));
  if (waitMinutes !== null) return reject(countedMessage('too_many_wait', waitMinutes), fields.other);
  return reject(isDown ? 'common:unavailable' : 'refused');

  function reject(message: string, name?: string) {
    if (name === undefined) return rejectSubmission(submission, { status, formErrors: [message] });
    return rejectSubmission(submission, { status, fieldErrors: { [name]: [message] } });
  }
}
