import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';
import { isClientError } from '#app/services/service-error.ts';

/** What the page's forms send. */
export const EndSessionSchema = v.variant('intent', [
  v.object({ intent: v.literal('end'), id: IdSchema }),
  v.object({ intent: v.literal('end-others') }),
]);
export type EndSession = v.InferOutput<typeof EndSessionSchema>;

/** The calls of the user service that ending sessions needs. */
export interface SessionsService {
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
}

/**
 * Ends the requested sessions. One that is over already is no error. Rejects as the service does otherwise.
 */
export async function endSessions(service: SessionsService, requested: EndSession): Promise<void> {
  if (requested.intent === 'end-others') return service.endOtherSessions();
  try {
    await service.endSession(requested.id);
  } catch (error) {
    if (!isClientError(error, 404)) throw error;
  }
}
