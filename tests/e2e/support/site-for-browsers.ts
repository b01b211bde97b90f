import { openFrontServer } from '#cli/local/front/front-server.ts';
import { openSite, type Site, type SiteOptions } from '#cli/local/site.ts';
import { openImmutableCache } from '#tests/support/immutable-cache.ts';

/**
 * A site as browsers have it: behind the front server, whose cache takes a quarter of a page's cost off the processor, as
 * each test loads all scripts and pictures anew.
 */
export async function openSiteForBrowsers(options: SiteOptions): Promise<Site> {
  const site = await openSite({ ...options, isBehindFront: true });
  const front = await openFrontServer({ ...site, cache: openImmutableCache() });
  return {
    ...site,
    close() {
      front.close();
      return site.close();
    },
  };
}
