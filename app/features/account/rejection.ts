import { FIELD_OF_CODE } from '#app/contract/error-codes.ts';
import type { FlashMessage } from '#app/services/load-context.ts';
import { isClientError, isServiceError, type ServiceError } from '#app/services/service-error.ts';

const SECONDS_A_MINUTE = 60;

/** The field of a request's body that a rejection can be about. */
export type RejectedField = (typeof FIELD_OF_CODE)[keyof typeof FIELD_OF_CODE];

/** Why the user service did not do what a form requested. */
export interface Rejection {
  kind: 'rejected';
  /** Of our answer: 400 for what the viewer can mend, 429 and 503 for what only time can. */
  status: 400 | 429 | 503;
  /** The server's own text, fit to be shown, whatever its status (viewer.md §8); null where it sent none. */
  text: string | null;
  /** The field that the text is about; null where the server named none. */
  field: RejectedField | null;
  /** How long to wait before a retry, where the server limits the rate. */
  waitMinutes: number | null;
}

/** Reads a failed call as a rejection. An error that is not a service's failure is a bug and is thrown on. */
export function toRejection(error: unknown): Rejection {
  if (!isServiceError(error)) throw error;
  const { retryAfterSeconds, code } = error;
  const isTooMany = error.status === 429;
  return {
    kind: 'rejected',
    status: statusOf(error),
    text: error.fieldMessage ?? error.serverMessage ?? null,
    field: fieldOf(code),
    waitMinutes: isTooMany && retryAfterSeconds ? Math.ceil(retryAfterSeconds / SECONDS_A_MINUTE) : null,
  };
}

/** What to flash after an action that failed. `key` is ours, for a server that sent no text. */
export function toErrorFlash(error: unknown, key: string = 'not_saved'): FlashMessage {
  if (!isServiceError(error)) throw error;
  return errorFlash(error.serverMessage ?? null, key);
}

export function errorFlash(text: string | null, key: string = 'not_saved'): FlashMessage {
  return text === null ? { kind: 'error', key } : { kind: 'error', key: 'server_says', values: { text } };
}

function statusOf(error: ServiceError): Rejection['status'] {
  if (!isClientError(error)) return 503;
  return error.status === 429 ? 429 : 400;
}

function fieldOf(code: string | undefined): RejectedField | null {
  const fields: Record<string, RejectedField> = FIELD_OF_CODE;
  return code !== undefined && Object.hasOwn(fields, code) ? (fields[code] ?? null) : null;
}
