import { Form, useLocation, useNavigate } from '@remix-run/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FACET_PARAMETER } from '#app/features/links/facet-parameter.ts';
import { formatCount } from '#app/lib/counts.ts';
import { numberFormat } from '#app/lib/number-locale.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { withFacets } from './chosen-facets.ts';
import type { FacetOption, ListingFacet, ListingFacets } from './facet-model.ts';
import styles from './listing-filters.module.css';

/** The filters of a list: a form that is sent by its button, and at each choice where scripts run. */
export function ListingFilters({ facets, isNarrowed }: { facets: ListingFacets; isNarrowed: boolean }) {
  const { t } = useTranslation('listing');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const choose = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const values = new FormData(currentTarget).getAll(FACET_PARAMETER).map(String);
    navigate(pathname + withFacets(search, values), { replace: true, preventScrollReset: true });
  };
  return (
    <Form
      method="get"
      action={pathname}
      className={styles.filters}
      aria-label={t('filters')}
      onChange={choose}
    >
      {[...new URLSearchParams(withFacets(search, []))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {facets.fields.map((field) => (
        <FacetSelect key={`${field.name} ${field.label}`} field={field} isEstimate={facets.isEstimate} />
      ))}
      {/* Only a page without scripts needs a button. */}
      <noscript>
        <Button type="submit" variant="secondary">
          {t('filters_apply')}
        </Button>
      </noscript>
      {isNarrowed ? (
        <Link to={pathname + withFacets(search, [])} replace preventScrollReset className={styles.clear}>
          {t('filters_clear')}
        </Link>
      ) : null}
    </Form>
  );
}

function FacetSelect({ field, isEstimate }: { field: ListingFacet; isEstimate: boolean }) {
  const { t, i18n } = useTranslation('listing');
  const ref = useRef<HTMLSelectElement>(null);
  const { chosen } = field;
  // The address has what is chosen, also after "back" and "clear"; the select keeps its focus meanwhile.
  useEffect(() => {
    if (ref.current) ref.current.value = chosen;
  }, [chosen]);
  const labelOf = useOptionLabel(field);
  const countOf = ({ count }: FacetOption) => (isEstimate ? '≈' : '') + formatCount(count, i18n.language);
  return (
    <label className={styles.filter}>
      <span className={styles.name}>{field.label ?? t(`facet_${field.name}`)}</span>
      <span className={styles.box} data-chosen={chosen === '' ? undefined : ''}>
        <select ref={ref} name={FACET_PARAMETER} defaultValue={chosen} className={styles.select}>
          <option value="">{t('facet_any')}</option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {t('facet_option', { label: labelOf(option), total: countOf(option) })}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </span>
    </label>
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
