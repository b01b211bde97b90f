import type { MarqueeContext } from '#app/services/load-context.ts';
import { isServiceError } from '#app/services/service-error.ts';
import type { Site } from './site.ts';

/**
 * The brand, or the answer that there is none to show. A config that cannot be read is no statement about the
 * account: only one without a status disables it.
 */
export async function requireSite({ loadSite }: Pick<MarqueeContext, 'loadSite'>): Promise<Site> {
  const site = await loadSite().catch((error: unknown) => {
    if (isServiceError(error)) throw new Response(null, { status: 503 });
    throw error;
  });
  if (!site.isActive) throw new Response(null, { status: 403, statusText: 'account-disabled' });
  return site;
}
