import { Form, useNavigate } from '@remix-run/react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import styles from './filters.module.css';

/** The filters of a list: a form that is sent by its button, and at each choice where scripts run. */
export function FilterForm({
  action,
  texts,
  pathOf,
  clearPath,
  status,
  className,
  children,
}: {
  action: string;
  texts: { label: string; apply: string; clear: string };
  /** The address of the list with the choices of the form. */
  pathOf: (form: FormData) => string;
  /** That of the list without any; null where nothing is chosen. */
  clearPath: string | null;
  status?: ReactNode;
  className: string | undefined;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const choose = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    navigate(pathOf(new FormData(currentTarget)), { replace: true, preventScrollReset: true });
  return (
    <Form
      method="get"
      action={action}
      className={`${styles.filters} ${className}`}
      aria-label={texts.label}
      onChange={choose}
    >
      {children}
      {/* Only a page without scripts needs a button. */}
      <noscript>
        <Button type="submit" variant="secondary">
          {texts.apply}
        </Button>
      </noscript>
      {status}
      {clearPath === null ? null : (
        <Link to={clearPath} replace preventScrollReset className={styles.clear}>
          {texts.clear}
        </Link>
      )}
    </Form>
  );
}
