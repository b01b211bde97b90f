import { isServiceError, type ServiceError } from '#app/services/service-error.ts';

/** What was typed stays, whatever it is that failed; a session or a document that is gone has pages of its own. */
export function orRejected(error: unknown): ServiceError {
  if (!isServiceError(error) || [401, 403, 404].includes(error.status ?? 0)) throw error;
  return error;
}

/** The platform's own words name the field and the limit; null for an outage, which has ours. */
export const rejectionWords = ({ fieldMessage, serverMessage }: ServiceError) =>
  fieldMessage ?? serverMessage ?? null;
