// chunk: auth

import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#app/features/forms/checkbox-field.tsx';
import { PasswordField } from '#app/features/forms/password-field.tsx';
import { SiteForm } from '#app/features/forms/site-form.tsx';
import { SubmitButton } from '#app/features/forms/submit-button.tsx';
import { useSiteForm } from '#app/features/forms/use-site-form.ts';
import { paths } from '#app/features/links/paths.ts';
import { Link } from '#app/ui/components/link/link.tsx';
import type { AccountFormProps } from '../form-props.ts';
import styles from './auth-form.module.css';
import { EmailField } from './identity-fields.tsx';
import { LoginSchema } from './login-schema.ts';
import { signInReason } from './sign-in-reason.ts';
import { passOnTypedEmail } from './typed-email.ts';

/** The sign-in form of page and dialog. `registerLink` is what "Register" does in each of them. */
export function LoginForm({
  redirectTo,
  lastResult,
  fetcher,
  registerLink,
  watched = null,
}: AccountFormProps & {
  registerLink: ReactNode;
  /** Name of the title that is to be watched then. */
  watched?: string | null;
}) {
  const { t } = useTranslation('auth');
  const [form, fields] = useSiteForm({
    id: 'login',
    schema: LoginSchema,
    lastResult,
    // The box is ticked until somebody unticks it (viewer.md §5).
    defaultValue: { remember: 'on' },
  });
  const isRejected = lastResult?.status === 'error';
  // The words are under the address (viewer.md §8); what has to be typed again is the password.
  useEffect(() => {
    if (lastResult?.status === 'error') document.getElementById(fields.password.id)?.focus();
  }, [lastResult, fields.password.id]);
  return (
    <SiteForm form={form} action={paths.login({}, { redirectTo })} fetcher={fetcher}>
      <Reason redirectTo={redirectTo} watched={watched} />
      <EmailField field={fields.email} autoFocus={!isRejected} />
      <PasswordField
        field={fields.password}
        label={t('password')}
        autoComplete="current-password"
        autoFocus={isRejected}
      />
      <div className={styles.row}>
        <CheckboxField field={fields.remember} label={t('remember_me')} />
        <Link
          className={styles.link}
          to={paths.forgotPassword({}, { redirectTo })}
          onClick={() => passOnTypedEmail(fields.email.value)}
        >
          {t('forgot_password')}
        </Link>
      </div>
      <SubmitButton>{t('sign_in')}</SubmitButton>
      <p className={styles.prompt}>
        {t('not_registered')} {registerLink}
      </p>
    </SiteForm>
  );
}

/** What for; and why anybody should, where it is for nothing in particular. */
function Reason({ redirectTo, watched }: { redirectTo: string; watched: string | null }) {
  const { t } = useTranslation('auth');
  const reason = signInReason(redirectTo);
  if (reason === null) return <p className={styles.text}>{t('reason_any')}</p>;
  if (reason === 'watch' && watched)
    return <p className={styles.text}>{t('reason_watch_title', { title: watched })}</p>;
  return <p className={styles.text}>{t(`reason_${reason}`)}</p>;
}
