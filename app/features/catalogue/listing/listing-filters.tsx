import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { FACET_PARAMETER } from '#app/features/links/facet-parameter.ts';
import { formatCount } from '#app/lib/counts.ts';
import { numberFormat } from '#app/lib/number-locale.ts';
import { FilterForm } from '#app/ui/components/filters/filter-form.tsx';
import { FilterSelect } from '#app/ui/components/filters/filter-select.tsx';
import { withFacets } from './chosen-facets.ts';
import type { FacetOption, ListingFacet, ListingFacets } from './facet-model.ts';
import styles from './listing-filters.module.css';

/** The filters of a list. */
export function ListingFilters({ facets, isNarrowed }: { facets: ListingFacets; isNarrowed: boolean }) {
  const { t } = useTranslation('listing');
  const { pathname, search } = useLocation();
  const bare = withFacets(search, []);
  return (
    <FilterForm
      action={pathname}
      texts={{ label: t('filters'), apply: t('filters_apply'), clear: t('filters_clear') }}
      pathOf={(form) => pathname + withFacets(search, form.getAll(FACET_PARAMETER).map(String))}
      clearPath={isNarrowed ? pathname + bare : null}
      className={styles.filters}
    >
      {[...new URLSearchParams(bare)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {facets.fields.map((field) => (
        <FacetSelect key={`${field.name} ${field.label}`} field={field} isEstimate={facets.isEstimate} />
      ))}
    </FilterForm>
  );
}

function FacetSelect({ field, isEstimate }: { field: ListingFacet; isEstimate: boolean }) {
  const { t, i18n } = useTranslation('listing');
  const labelOf = useOptionLabel(field);
  const countOf = ({ count }: FacetOption) => (isEstimate ? '≈' : '') + formatCount(count, i18n.language);
  return (
    <FilterSelect
      name={FACET_PARAMETER}
      label={field.label ?? t(`facet_${field.name}`)}
      anyLabel={t('facet_any')}
      options={field.options.map((option) => ({
        value: option.value,
        label: t('facet_option', { label: labelOf(option), total: countOf(option) }),
      }))}
      chosen={field.chosen}
    />
  );
}

/** Lengths are minutes, "10-20"; a price has one name, and a year the language's digits. */
function useOptionLabel({ name, label: ownLabel }: ListingFacet): (option: FacetOption) => string {
  const { t, i18n } = useTranslation('listing');
  return ({ label }) => {
    if (ownLabel !== null) return label;
    if (name === 'free') return t('facet_free_only');
    if (name === 'year') return numberFormat(i18n.language, { useGrouping: false }).format(Number(label));
    if (name !== 'length') return label;
    const [from, to] = label.split('-').map(Number);
    if (!from) return t('length_up_to', { to });
    return to ? t('length_between', { from, to }) : t('length_over', { from });
  };
}
