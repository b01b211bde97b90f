import { Form } from '@remix-run/react';
import Search from 'lucide-react/icons/search';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/components/button/button.tsx';
import { Field } from '#app/ui/components/field/field.tsx';
import styles from './media.module.css';

/** `params` are those of the address that stay: which field a picture is being chosen for. */
export function SearchForm({ search, params }: { search: string; params: Record<string, string> }) {
  const { t } = useTranslation('edit');
  return (
    <Form method="get" role="search" className={styles.search}>
      {Object.entries(params).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        key={search}
        id="media-search"
        label={t('media_search')}
        name="q"
        type="search"
        defaultValue={search}
        maxLength={200}
        dir="auto"
      />
      <Button type="submit" variant="secondary" icon={<Search aria-hidden="true" />}>
        {t('media_find')}
      </Button>
    </Form>
  );
}
