import { isRefusal, isServiceError } from '#app/services/service-error.ts';

/** Why the user service did not do what a form asked. */
export interface Refusal {
  kind: 'refused';
  /** Of our answer: 400 for what the viewer can mend, 429 and 503 for what only time can. */
  status: 400 | 429 | 503;
  /** The server's own words, fit to be shown; null when it could not be asked. */
  text: string | null;
}

/** Reads a failed call as a refusal. What is no service's failure is a bug and goes on its way. */
export function toRefusal(error: unknown): Refusal {
  if (!isServiceError(error)) throw error;
  if (!isRefusal(error)) return { kind: 'refused', status: 503, text: null };
  return {
    kind: 'refused',
    status: error.status === 429 ? 429 : 400,
    text: error.fieldMessage ?? error.serverMessage ?? null,
  };
}
