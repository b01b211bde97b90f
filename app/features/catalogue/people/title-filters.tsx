import { useTranslation } from 'react-i18next';
import { formatCount } from '#app/lib/counts.ts';
import { FilterForm } from '#app/ui/components/filters/filter-form.tsx';
import { FilterSelect } from '#app/ui/components/filters/filter-select.tsx';
import { personPath } from './person-path.ts';
import styles from './title-filters.module.css';
import { FILTER_NAMES, type FilterName, type Subject } from './titles-filters.ts';
import type { Titles } from './titles-model.ts';

/** The filters of the titles. */
export function TitleFilters({ subject, titles }: { subject: Subject; titles: Titles }) {
  const { t, i18n } = useTranslation('people');
  const labelOf = useOptionLabel();
  const { filters, chosen, count } = titles;
  return (
    <FilterForm
      action={personPath(subject)}
      texts={{ label: t('filters'), apply: t('filters_apply'), clear: t('filters_clear') }}
      pathOf={(form) => personPath(subject, chosenIn(form))}
      clearPath={Object.keys(chosen).length > 0 ? personPath(subject) : null}
      status={
        <p className={styles.count} role="status">
          {t('titles_count', { count, titles: formatCount(count, i18n.language) })}
        </p>
      }
      className={styles.filters}
    >
      {filters.map(({ name, options }) => (
        <FilterSelect
          key={name}
          name={name}
          label={t(`filter_${name}`)}
          anyLabel={t(`any_${name}`)}
          options={options.map(({ value, label }) => ({ value, label: labelOf(name, label) }))}
          chosen={chosen[name] ?? ''}
        />
      ))}
    </FilterForm>
  );
}

function useOptionLabel(): (name: FilterName, label: string) => string {
  const { t } = useTranslation(['people', 'catalogue']);
  return (name, label) => {
    if (name === 'type') return t(`type_${label}`);
    // Roles of our own catalogue have names in every language; a backend's others read as they came.
    if (name !== 'role') return label;
    return t(`role_${label.toLowerCase()}`, { ns: 'catalogue', defaultValue: label });
  };
}

function chosenIn(form: FormData): Record<string, string> {
  const chosen = FILTER_NAMES.flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(chosen);
}
