import { Form, useNavigate } from '@remix-run/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#app/lib/counts.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { personPath } from './person-path.ts';
import styles from './title-filters.module.css';
import { FILTER_NAMES, type Subject, type TitlesFilter } from './titles-filters.ts';
import type { Titles } from './titles-model.ts';

/** The filters of the titles: a form that is sent by its button, and at each choice where scripts run. */
export function TitleFilters({ subject, titles }: { subject: Subject; titles: Titles }) {
  const { t, i18n } = useTranslation('people');
  const navigate = useNavigate();
  const { filters, chosen, count } = titles;
  const choose = (event: FormEvent<HTMLFormElement>) => {
    const to = personPath(subject, chosenIn(new FormData(event.currentTarget)));
    navigate(to, { replace: true, preventScrollReset: true });
  };
  return (
    <Form
      method="get"
      action={personPath(subject)}
      className={styles.filters}
      aria-label={t('filters')}
      onChange={choose}
    >
      {filters.map((filter) => (
        <FilterSelect key={filter.name} filter={filter} chosen={chosen[filter.name] ?? ''} />
      ))}
      {/* Only a page without scripts needs a button. */}
      <noscript>
        <Button type="submit" variant="secondary">
          {t('filters_apply')}
        </Button>
      </noscript>
      <p className={styles.count} role="status">
        {t('titles_count', { count, titles: formatCount(count, i18n.language) })}
      </p>
      {Object.keys(chosen).length > 0 ? (
        <Link to={personPath(subject)} replace preventScrollReset className={styles.clear}>
          {t('filters_clear')}
        </Link>
      ) : null}
    </Form>
  );
}

function FilterSelect({ filter, chosen }: { filter: TitlesFilter; chosen: string }) {
  const { t } = useTranslation(['people', 'catalogue']);
  const ref = useRef<HTMLSelectElement>(null);
  // The URL holds what is chosen, also after "back" and "clear"; the select keeps its focus meanwhile.
  useEffect(() => {
    if (ref.current) ref.current.value = chosen;
  }, [chosen]);
  const labelOf = (label: string) => {
    if (filter.name === 'type') return t(`type_${label}`);
    // Roles of our own catalogue have names in every language; a backend's others read as they came.
    if (filter.name !== 'role') return label;
    return t(`role_${label.toLowerCase()}`, { ns: 'catalogue', defaultValue: label });
  };
  return (
    <label className={styles.filter}>
      <span className={styles.name}>{t(`filter_${filter.name}`)}</span>
      <span className={styles.box}>
        <select ref={ref} name={filter.name} defaultValue={chosen} className={styles.select}>
          <option value="">{t(`any_${filter.name}`)}</option>
          {filter.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {labelOf(label)}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </span>
    </label>
  );
}

function chosenIn(form: FormData): Record<string, string> {
  const chosen = FILTER_NAMES.flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(chosen);
}
