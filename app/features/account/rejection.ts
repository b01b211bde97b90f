import { FIELD_OF_CODE } from '#app/contract/error-codes.ts';
import { isClientError, isServiceError } from '#app/services/service-error.ts';

const SECONDS_A_MINUTE = 60;

/** The field of a request's body that a rejection can be about. */
export type RejectedField = (typeof FIELD_OF_CODE)[keyof typeof FIELD_OF_CODE];

/** Why the user service did not do what a form requested. */
export interface Rejection {
  kind: 'rejected';
  /** Of our answer: 400 for what the viewer can mend, 429 and 503 for what only time can. */
  status: 400 | 429 | 503;
  /** The server's own text, fit to be shown; null when the server could not be reached. */
  text: string | null;
  /** The field that the text is about; null where the server named none. */
  field: RejectedField | null;
  /** How long to wait before a retry, where the server limits the rate. */
  waitMinutes: number | null;
}

/** Reads a failed call as a rejection. An error that is not a service's failure is a bug and is thrown on. */
export function toRejection(error: unknown): Rejection {
  if (!isServiceError(error)) throw error;
  if (!isClientError(error)) {
    return { kind: 'rejected', status: 503, text: null, field: null, waitMinutes: null };
  }
  const { retryAfterSeconds, code } = error;
  const isTooMany = error.status === 429;
  return {
    kind: 'rejected',
    status: isTooMany ? 429 : 400,
    text: error.fieldMessage ?? error.serverMessage ?? null,
    field: fieldOf(code),
    waitMinutes: isTooMany && retryAfterSeconds ? Math.ceil(retryAfterSeconds / SECONDS_A_MINUTE) : null,
  };
}

function fieldOf(code: string | undefined): RejectedField | null {
  const fields: Record<string, RejectedField> = FIELD_OF_CODE;
  return code !== undefined && Object.hasOwn(fields, code) ? (fields[code] ?? null) : null;
}
