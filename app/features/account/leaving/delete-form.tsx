import type { SubmissionResult } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { passwordField } from '#app/features/forms/form-fields.ts';
import { FormStateContext } from '#app/features/forms/form-state.ts';
import { PasswordField } from '#app/features/forms/password-field.tsx';
import { SiteForm } from '#app/features/forms/site-form.tsx';
import { useSiteForm } from '#app/features/forms/use-site-form.ts';
import { paths } from '#app/features/links/paths.ts';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import styles from './delete-form.module.css';

/** Deleting an account takes its password, as signing in does; never trimmed. */
export const DeleteSchema = v.object({
  password: passwordField({ missing: 'password_empty!', maxChars: LIMITS.password }),
});

const CONSEQUENCES = [
  'delete_what_now',
  'delete_what_undo',
  'delete_what_gone',
  'delete_what_stays',
] as const;

/** What deleting means, in words, and the password that does it. */
export function DeleteForm({ lastResult }: { lastResult: SubmissionResult | null | undefined }) {
  const { t } = useTranslation(['account', 'auth']);
  const [form, fields] = useSiteForm({ id: 'delete', schema: DeleteSchema, lastResult });
  return (
    <>
      <ul className={styles.consequences}>
        {CONSEQUENCES.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <SiteForm form={form} action={paths.profileDelete()} endsSession>
        <PasswordField
          field={fields.password}
          label={t('password', { ns: 'auth' })}
          autoComplete="current-password"
        />
        <div className={styles.buttons}>
          <FormStateContext.Consumer>
            {({ isBusy }) => (
              <Button type="submit" variant="danger" size="large" aria-disabled={isBusy || undefined}>
                {t('delete_account')}
              </Button>
            )}
          </FormStateContext.Consumer>
          <LinkButton to={paths.profileData()} variant="secondary" size="large">
            {t('keep_account')}
          </LinkButton>
        </div>
      </SiteForm>
    </>
  );
}
