import type { SubmissionResult } from '@conform-to/react';
import type { FetcherWithComponents } from '@remix-run/react';
import { type RefObject, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteForm } from '#app/features/forms/site-form.tsx';
import { SubmitButton } from '#app/features/forms/submit-button.tsx';
import { useSiteForm } from '#app/features/forms/use-site-form.ts';
import { paths } from '#app/features/links/paths.ts';
import { Link } from '#app/ui/components/link/link.tsx';
import { CustomField } from './custom-field.tsx';
import styles from './custom-form.module.css';
import { KEY_FIELD, toFilledSchema } from './filled-schema.ts';
import type { FormModel } from './form-model.ts';

/** The fields of a brand's form, on its own page and over others, posted to the same action. */
export function CustomForm({
  form,
  isGuest,
  tryKey,
  typed,
  redirectTo,
  returnTo,
  lastResult,
  fetcher,
}: {
  form: FormModel;
  isGuest: boolean;
  /** Of this filling in; what is sent twice under it is one response. */
  tryKey: string;
  /** What was typed before, by the fields' names. */
  typed: Readonly<Record<string, string>> | null;
  /** The page to go to once it is sent; '' stays. */
  redirectTo: string;
  /** The page that shows the form, to return to after signing in. */
  returnTo: string;
  lastResult: SubmissionResult | null | undefined;
  fetcher?: FetcherWithComponents<unknown> | undefined;
}) {
  const { t } = useTranslation('custom_forms');
  const loginLink = useRef<HTMLAnchorElement>(null);
  const schema = useMemo(() => toFilledSchema(form.fields), [form.fields]);
  const [meta, fields] = useSiteForm({
    // A page may show two forms, one over the other.
    id: `form${useId()}`,
    schema,
    lastResult,
    defaultValue: { ...startValues(form), ...typed, [KEY_FIELD]: tryKey },
  });
  const mustSignIn = form.needsLogin && isGuest;

  return (
    <SiteForm
      form={meta}
      action={paths.form({ id: form.id }, { redirectTo: redirectTo || null })}
      fetcher={fetcher}
      beforeSend={(event) => {
        const link = mustSignIn ? loginLink.current : null;
        if (!link) return;
        event.preventDefault();
        // Where the page's dialogs are, this opens one over the form, and what was typed stays where it is.
        link.click();
      }}
    >
      <input type="hidden" name={KEY_FIELD} defaultValue={tryKey} />
      {mustSignIn ? <SignInNote linkRef={loginLink} returnTo={returnTo} /> : null}
      {form.fields.map((field) => {
        const known = fields[field.name];
        return known ? <CustomField key={field.name} field={field} meta={known} /> : null;
      })}
      <SubmitButton>{form.buttonText || t('send')}</SubmitButton>
    </SiteForm>
  );
}

function SignInNote({ linkRef, returnTo }: { linkRef: RefObject<HTMLAnchorElement>; returnTo: string }) {
  const { t } = useTranslation('custom_forms');
  return (
    <p className={styles.note}>
      {t('sign_in_note')}{' '}
      <Link ref={linkRef} className={styles.link} to={paths.login({}, { redirectTo: returnTo })}>
        {t('sign_in')}
      </Link>
    </p>
  );
}

function startValues({ fields }: FormModel): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}
