import { sleep } from '#app/lib/sleep.ts';
import { CommandError } from '#cli/local/run-command.ts';
import type { AdminRequest } from './admin-call.ts';
import { NoResponseError } from './no-response-error.ts';

const RETRY_AFTER_MS = [1000, 4000];

/** For calls that may be repeated: what is there already stays the same. */
export function retrying(send: AdminRequest): AdminRequest {
  return async (method, path, body) => {
    for (const waitMs of RETRY_AFTER_MS) {
      const response = await send(method, path, body).catch((error: unknown) => {
        if (error instanceof CommandError && !(error instanceof NoResponseError)) throw error;
        return null;
      });
      if (response && response.status < 500 && response.status !== 429) return response;
      await sleep(waitMs);
    }
    return send(method, path, body);
  };
}
