import { Form } from '@remix-run/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { SiteLink } from '#app/features/links/site-link.tsx';
import { buttonClassName, lookOf } from '#app/ui/components/button/button.tsx';
import type { FooterEmailForm } from '../../chrome/site-chrome.ts';
import styles from './footer-layout.module.css';

/**
 * page-builder.md §5: whatever is typed, it only leads to the configured link. The field has no name, so the
 * address is neither sent nor logged.
 */
export function FooterEmail({ form }: { form: FooterEmailForm | null }) {
  if (!form) return null;
  return (
    <section className={styles.email}>
      {form.title ? <h2 className={styles.title}>{form.title}</h2> : null}
      {form.link.isExternal ? <OutwardForm form={form} /> : <InwardForm form={form} />}
    </section>
  );
}

/** A form that gets drops the query of its address, so that is made of fields. */
function InwardForm({ form }: { form: FooterEmailForm }) {
  const { path, query } = splitEmail(form.link.href);
  return (
    <Form method="get" action={path} noValidate className={styles.capture}>
      {query.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may occur twice
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Field form={form} />
      <button type="submit" className={buttonClassName} {...lookOf('primary', 'medium')}>
        <span>{form.buttonText}</span>
      </button>
    </Form>
  );
}

/** Pages post and get nothing to other sites (form-action), so there its button is a link. */
function OutwardForm({ form }: { form: FooterEmailForm }) {
  function followOnEnter({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    if (key === 'Enter') currentTarget.parentElement?.querySelector('a')?.click();
  }
  return (
    <Capture>
      <Field form={form} onKeyDown={followOnEnter} />
      <SiteLink link={form.link} className={buttonClassName} {...lookOf('primary', 'medium')}>
        <span>{form.buttonText}</span>
      </SiteLink>
    </Capture>
  );
}

function Capture({ children }: { children: ReactNode }) {
  return <div className={styles.capture}>{children}</div>;
}

function Field({
  form: { fieldLabel, placeholder },
  onKeyDown,
}: {
  form: FooterEmailForm;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}) {
  return (
    <input
      type="email"
      className={styles.field}
      aria-label={fieldLabel}
      placeholder={placeholder || fieldLabel}
      autoComplete="email"
      enterKeyHint="go"
      onKeyDown={onKeyDown}
    />
  );
}

function splitEmail(href: string) {
  const [address = '', fragment] = href.split('#', 2);
  const [path = '', search = ''] = address.split('?', 2);
  return { path: fragment ? `${path}#${fragment}` : path, query: [...new URLSearchParams(search)] };
}
