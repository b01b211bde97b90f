import { deferAfter } from '#app/lib/defer-after.ts';
import type { MarqueeContext } from './load-context.ts';
import { isServiceError } from './service-error.ts';

/** How long a page that is ready otherwise waits for what only decorates it; mostly the cache has it. */
const CHROME_WAIT_MS = 150;

/**
 * A question that a service is still answering, for the site chrome. To be called once everything else is loaded: what is
 * not known soon then is no, and known to the next page.
 */
export function knownSoon(
  loading: Promise<boolean>,
  { waitUntil }: Pick<MarqueeContext, 'waitUntil'>,
): () => Promise<boolean> {
  const answer = loading.catch((error) => {
    if (isServiceError(error)) return false;
    throw error;
  });
  waitUntil(answer.catch(() => undefined));
  return async () => (await deferAfter(answer, CHROME_WAIT_MS)) === true;
}
