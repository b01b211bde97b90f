import type { Facet, FacetList } from '#app/contract/filters.ts';
import { type ChosenFacet, toFacetValue } from './chosen-facets.ts';

export interface FacetOption {
  /** As the address has it. */
  value: string;
  label: string;
  count: number;
}

/** A field to filter a list by. */
export interface ListingFacet {
  name: string;
  /** Of the brand's own field; the others have names of ours. */
  label: string | null;
  options: FacetOption[];
  /** The option's value, '' for none. */
  chosen: string;
}

export interface ListingFacets {
  fields: ListingFacet[];
  isEstimate: boolean;
}

/** The filters of a page. `total` is how many titles the list has: what all of them have is no choice. */
export function toListingFacets(
  { facets, is_estimate }: FacetList,
  { chosen, total, language }: { chosen: readonly ChosenFacet[]; total: number; language: string },
): ListingFacets {
  const fields = facets.flatMap((facet) => {
    const own = chosen.find(({ type, name }) => type === facet.type && name === facet.name);
    if (!own && facet.values.every(({ count }) => count >= total)) return [];
    return [toField(facet, own, language)];
  });
  return { fields, isEstimate: is_estimate };
}

function toField(facet: Facet, chosen: ChosenFacet | undefined, language: string): ListingFacet {
  const { type, name, label = null } = facet;
  const options = facet.values.map(({ value, label: text, count }) => ({
    value: toFacetValue({ type, name, value }),
    label: name === 'language' && type === 'system_defined' ? languageName(value, language) : text,
    count,
  }));
  const value = chosen ? toFacetValue(chosen) : '';
  // With nothing left that has it, what is chosen must still be there to be taken back.
  const isLost = chosen !== undefined && !options.some((option) => option.value === value);
  const lost = isLost ? [{ value, label: chosen.value, count: 0 }] : [];
  return {
    name,
    label: type === 'custom_defined' ? (label ?? name) : null,
    options: [...options, ...lost],
    chosen: value,
  };
}

function languageName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
