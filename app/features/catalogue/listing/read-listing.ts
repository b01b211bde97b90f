import type { ContentFilters } from '#app/contract/filters.ts';
import { type ChosenFacet, isOwnField, readChosenFacets } from './chosen-facets.ts';
import { readPage, readSort, type Sort } from './list-query.ts';
import { type FiltersReading, readFilters } from './read-filters.ts';

/** The search parameters of a listing of contents. */
export interface ListingQuery extends FiltersReading {
  /** The listing's own filters, for a URL without any that can be used. */
  plain: ContentFilters;
  filterV2: boolean;
  /** What the viewer has chosen to see of the list. */
  chosen: ChosenFacet[];
  page: number;
  sort: Sort;
}

export function readListing(params: URLSearchParams, plain: ContentFilters): ListingQuery {
  const { filters: added, isUnreadable } = readFilters(params.get('filters'));
  const filters = Object.keys(added).length > 0 ? { ...plain, ...added } : plain;
  return {
    filters,
    plain,
    isUnreadable,
    filterV2: params.get('filterV2') === 'true',
    chosen: readChosenFacets(params).filter((facet) => !isOwnField(filters, facet)),
    page: readPage(params),
    sort: readSort(params),
  };
}
