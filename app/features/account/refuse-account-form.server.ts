import type { Submission } from '@conform-to/react';
import { serverText } from '#app/features/forms/error-message.ts';
import { refuse } from '#app/features/forms/read-submission.server.ts';
import type { Refusal } from './refusal.ts';

/** The server's words stand under the e-mail field (viewer.md §8); without any, the form says what is known. */
export function refuseAccountForm<Values>(submission: Submission<Values>, { status, text }: Refusal) {
  if (text !== null) return refuse(submission, { status, fieldErrors: { email: [serverText(text)] } });
  return refuse(submission, { status, formErrors: [status === 503 ? 'common:network_failure' : 'refused'] });
}
