import { Form } from '@remix-run/react';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/components/button/button.tsx';
import { Field } from '#app/ui/components/field/field.tsx';
import styles from './search-form.module.css';

const MAX_SEARCH = 200;

/** One field and its button: what is typed becomes `q` of the address. */
export function SearchForm({
  search,
  label,
  button,
  action,
  params = {},
  children,
}: {
  search: string;
  label: string;
  button: string;
  /** Another address than the page's own. */
  action?: string;
  /** Of the address, what stays. */
  params?: Record<string, string>;
  children?: ReactNode;
}) {
  return (
    <Form method="get" {...(action !== undefined && { action })} role="search" className={styles.search}>
      {Object.entries(params).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.field}>
        <Field
          key={search}
          label={label}
          name="q"
          type="search"
          defaultValue={search}
          maxLength={MAX_SEARCH}
          dir="auto"
        />
      </div>
      <Button type="submit" variant="secondary" icon={<Search aria-hidden="true" />}>
        {button}
      </Button>
      {children}
    </Form>
  );
}
