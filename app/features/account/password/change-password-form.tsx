import { useTranslation } from 'react-i18next';
import { PasswordField } from '#app/features/forms/password-field.tsx';
import { SiteForm } from '#app/features/forms/site-form.tsx';
import { SubmitButton } from '#app/features/forms/submit-button.tsx';
import { useSiteForm } from '#app/features/forms/use-site-form.ts';
import { paths } from '#app/features/links/paths.ts';
import styles from '../auth/auth-form.module.css';
import type { AccountFormProps } from '../form-props.ts';
import { ChangePasswordSchema } from './change-password-schema.ts';
import { NewPasswordFields } from './password-fields.tsx';

/** `email` lets a password manager know whose password it is; null until it has loaded. */
export function ChangePasswordForm({
  email,
  redirectTo,
  lastResult,
  fetcher,
}: AccountFormProps & { email: string | null }) {
  const { t } = useTranslation('auth');
  const [form, fields] = useSiteForm({ id: 'change-password', schema: ChangePasswordSchema, lastResult });
  return (
    <SiteForm form={form} action={paths.changePassword({}, { redirectTo })} fetcher={fetcher}>
      <p className={styles.text}>{t('change_text')}</p>
      {email === null ? null : <input type="email" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField
        field={fields.old_password}
        label={t('old_password')}
        autoComplete="current-password"
        autoFocus
      />
      <NewPasswordFields password={fields.new_password} confirm={fields.confirm} label={t('new_password')} />
      <SubmitButton>{t('change_password')}</SubmitButton>
    </SiteForm>
  );
}
