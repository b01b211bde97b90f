import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#app/contract/limits.ts';
import { FormField } from '#app/features/forms/form-field.tsx';
import { SiteForm } from '#app/features/forms/site-form.tsx';
import { SubmitButton } from '#app/features/forms/submit-button.tsx';
import { useSiteForm } from '#app/features/forms/use-site-form.ts';
import { paths } from '#app/features/links/paths.ts';
import type { AccountFormProps } from '../form-props.ts';
import { NewPasswordFields } from '../password/password-fields.tsx';
import styles from './auth-form.module.css';
import { EmailField, NameField, PhoneField } from './identity-fields.tsx';
import { OUTCOME_UNKNOWN, SignupSchema } from './signup-schema.ts';
import { TermsLine } from './terms-line.tsx';

/** The registration form of page and dialog. `loginLink` is what "Sign in" does in each of them. */
export function SignupForm({
  redirectTo,
  referralCode,
  lastResult,
  fetcher,
  loginLink,
}: AccountFormProps & { referralCode: string; loginLink: ReactNode }) {
  const { t } = useTranslation('auth');
  const [form, fields] = useSiteForm({
    id: 'signup',
    schema: SignupSchema,
    lastResult,
    defaultValue: { referral_code: referralCode },
  });
  // Not of `form.errors`: what the browser finds wrong replaces those.
  const isUnknown = lastResult?.error?.['']?.includes(OUTCOME_UNKNOWN) === true;
  return (
    <SiteForm form={form} action={paths.signup({}, { redirectTo })} fetcher={fetcher}>
      {isUnknown ? <p className={styles.prompt}>{loginLink}</p> : null}
      <input type="hidden" name={fields.is_retry.name} value={isUnknown ? '1' : ''} />
      <NameField field={fields.name} autoFocus />
      <EmailField field={fields.email} />
      <div className={styles.pair}>
        <NewPasswordFields password={fields.password} confirm={fields.confirm} label={t('password')} />
      </div>
      <div className={styles.pair}>
        <PhoneField field={fields.phone} />
        <FormField
          field={fields.referral_code}
          label={t('referral_code')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={LIMITS.code}
          isOptional
        />
      </div>
      <TermsLine />
      <SubmitButton>{t('register')}</SubmitButton>
      <p className={styles.prompt}>
        {t('already_registered')} {loginLink}
      </p>
    </SiteForm>
  );
}
