import type { FacetList } from '#app/contract/filters.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isServiceError } from '#app/services/service-error.ts';
import { isOwnField } from './chosen-facets.ts';
import type { ListingQuery } from './read-listing.ts';

/** What the list can be filtered by; null where the backend does not count it. Rejects only for bugs. */
export async function loadFacets(
  { content, hasCall }: MarqueeContext['services'],
  { filters, chosen }: ListingQuery,
): Promise<FacetList | null> {
  try {
    if (!(await hasCall('contentFacets'))) return null;
    const { facets, ...rest } = await content.facets({ filters, chosen });
    return { ...rest, facets: facets.filter((facet) => !isOwnField(filters, facet)) };
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return null;
  }
}
