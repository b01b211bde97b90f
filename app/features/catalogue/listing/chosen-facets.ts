import type { ContentFilters } from '#app/contract/filters.ts';
import { LIMITS } from '#app/contract/limits.ts';
import { FACET_PARAMETER } from '#app/features/links/facet-parameter.ts';

/** What a viewer has chosen to see of a list: one value of a field. */
export interface ChosenFacet {
  type: 'system_defined' | 'custom_defined';
  name: string;
  value: string;
}

const SYSTEM_NAMES = ['sub_category', 'year', 'language', 'length', 'free'] as const;
const CUSTOM = 'custom.';
const MAX_CHOSEN = 8;

/** `year:2024`, or `custom.equipment:Mat` for the brand's own field. */
export function toFacetValue({ type, name, value }: ChosenFacet): string {
  return `${type === 'custom_defined' ? CUSTOM : ''}${name}:${value}`;
}

/** The choices in an address, the first of each field; what is none is left out, as a form's "All" is. */
export function readChosenFacets(params: URLSearchParams): ChosenFacet[] {
  const chosen = params.getAll(FACET_PARAMETER).flatMap((text) => readFacetValue(text) ?? []);
  const firsts = new Map(chosen.toReversed().map((facet) => [`${facet.type} ${facet.name}`, facet]));
  return [...firsts.values()].toReversed().slice(0, MAX_CHOSEN);
}

function readFacetValue(text: string): ChosenFacet | null {
  const at = text.indexOf(':');
  const [field, value] = [text.slice(0, Math.max(0, at)), text.slice(at + 1)];
  if (value === '' || value.length > LIMITS.value) return null;
  if (field.startsWith(CUSTOM)) {
    const name = field.slice(CUSTOM.length);
    return name === '' || name.length > LIMITS.name ? null : { type: 'custom_defined', name, value };
  }
  const name = SYSTEM_NAMES.find((known) => known === field);
  return name ? { type: 'system_defined', name, value } : null;
}

/**
 * Whether the list has conditions of its own on a field. Those of one field are alternatives: a choice there would
 * make the list longer.
 */
export function isOwnField(filters: ContentFilters, { type, name }: Omit<ChosenFacet, 'value'>): boolean {
  return filters[type]?.some((term) => term.name === name) ?? false;
}

/** A list's filters with those that were chosen. */
export function withChosen(filters: ContentFilters, chosen: readonly ChosenFacet[]): ContentFilters {
  if (chosen.length === 0) return filters;
  const termsOf = (type: ChosenFacet['type']) => {
    const terms = [...(filters[type] ?? []), ...chosen.filter((facet) => facet.type === type)];
    return terms.length > 0 ? { [type]: terms } : {};
  };
  return { ...filters, ...termsOf('system_defined'), ...termsOf('custom_defined') };
}

/** The address of a list with other choices; of its parameters only the page goes. */
export function withFacets(search: string, values: readonly string[]): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  params.delete(FACET_PARAMETER);
  for (const value of values) if (value !== '') params.append(FACET_PARAMETER, value);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
