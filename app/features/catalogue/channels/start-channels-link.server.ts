import { deferAfter } from '#app/lib/defer-after.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isServiceError } from '#app/services/service-error.ts';

/** How long a page that is ready otherwise waits to know whether there are channels; mostly the cache does. */
const CHROME_WAIT_MS = 150;

/**
 * Starts to find out whether the site chrome may link to /channels. The result is for a page that has loaded everything
 * else: what is not known soon then is no, and known to the next page.
 */
export function startChannelsLink({
  services,
  waitUntil,
}: Pick<MarqueeContext, 'services' | 'waitUntil'>): () => Promise<boolean> {
  const having = services.content.hasChannels().catch((error) => {
    if (isServiceError(error)) return false;
    throw error;
  });
  waitUntil(having.catch(() => undefined));
  return async () => (await deferAfter(having, CHROME_WAIT_MS)) === true;
}
