import { toJsonLdSite } from '#app/features/metadata/json-ld-site.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { cardContext } from '../cards/card-context.server.ts';
import { toListingFacets } from './facet-model.ts';
import { toListingJsonLd } from './listing-json-ld.ts';
import type { ListingName } from './listing-name.ts';
import { loadContentPage } from './load-content-page.server.ts';
import { loadFacets } from './load-facets.server.ts';
import type { ListingQuery } from './read-listing.ts';
import type { Word } from './words-of.ts';

type Context = Pick<MarqueeContext, 'language' | 'loadSite' | 'now' | 'services' | 'session' | 'tenant'>;

/** The name of a listing, and its own path. */
interface Description extends ListingName {
  path: string;
}

/** A category's or a filter's page: its titles, and what they can be filtered by. */
export async function loadListing(
  context: Context,
  query: ListingQuery,
  describe: (site: Site, words: readonly Word[]) => Description,
) {
  const cards = cardContext(context);
  const language = await context.language.get();
  const [site, { list, isPlain, words }, facets] = await Promise.all([
    requireSite(context),
    loadContentPage(context.services.content, query, cards),
    loadFacets(context.services, query),
  ]);
  const named = describe(site, words);
  // A list that somebody has narrowed is no page of its own.
  const isNarrowed = query.chosen.length > 0;
  const description = { ...named, isOwnName: named.isOwnName && !isNarrowed };
  const model = {
    ...description,
    description: site.description,
    list,
    sort: query.sort,
    facets: facets && toListingFacets(facets, { chosen: query.chosen, total: list?.total ?? 0, language }),
    isNarrowed,
    isPlain,
    showRating: site.permissions.rating,
    refreshes: site.refreshesContent,
    jsonLd: description.isOwnName
      ? toListingJsonLd(toJsonLdSite(site, context.tenant.origin, language), { ...description, list })
      : [],
  };
  return { site, model };
}
