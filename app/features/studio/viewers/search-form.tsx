import { Form } from '@remix-run/react';
import Search from 'lucide-react/icons/search';
import { Button } from '#app/ui/components/button/button.tsx';
import { Field } from '#app/ui/components/field/field.tsx';
import styles from './viewers.module.css';

/** One field and its button, in the page's own address. */
export function SearchForm({
  action,
  search,
  label,
  button,
}: {
  action: string;
  search: string;
  label: string;
  button: string;
}) {
  return (
    <Form method="get" action={action} role="search" className={styles.search}>
      <Field
        key={search}
        label={label}
        name="q"
        type="search"
        defaultValue={search}
        maxLength={100}
        dir="auto"
      />
      <Button type="submit" variant="secondary" icon={<Search aria-hidden="true" />}>
        {button}
      </Button>
    </Form>
  );
}
