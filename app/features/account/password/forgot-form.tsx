import { useTranslation } from 'react-i18next';
import { SiteForm } from '#app/features/forms/site-form.tsx';
import { SubmitButton } from '#app/features/forms/submit-button.tsx';
import { useSiteForm } from '#app/features/forms/use-site-form.ts';
import { paths } from '#app/features/links/paths.ts';
import { Link } from '#app/ui/components/link/link.tsx';
import styles from '../auth/auth-form.module.css';
import { EmailField } from '../auth/identity-fields.tsx';
import { useTypedEmail } from '../auth/typed-email.ts';
import type { AccountFormProps } from '../form-props.ts';
import { ForgotSchema } from './forgot-schema.ts';

/** Requests the mail with the reset link. */
export function ForgotForm({ redirectTo, lastResult, fetcher }: AccountFormProps) {
  const { t } = useTranslation('auth');
  const [form, fields] = useSiteForm({
    id: 'forgot',
    schema: ForgotSchema,
    lastResult,
    defaultValue: { email: useTypedEmail() },
    hasToasts: true,
  });
  return (
    <SiteForm form={form} action={paths.forgotPassword({}, { redirectTo })} fetcher={fetcher}>
      <p className={styles.text}>{t('forgot_text')}</p>
      <EmailField field={fields.email} autoFocus />
      <SubmitButton>{t('send_link')}</SubmitButton>
      <p className={styles.prompt}>
        <Link className={styles.link} to={paths.login({}, { redirectTo })}>
          {t('back_to_sign_in')}
        </Link>
      </p>
    </SiteForm>
  );
}
