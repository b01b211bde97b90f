import type { SubmissionResult } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { SiteForm } from '#app/features/forms/site-form.tsx';
import { SubmitButton } from '#app/features/forms/submit-button.tsx';
import { useSiteForm } from '#app/features/forms/use-site-form.ts';
import { paths } from '#app/features/links/paths.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { StatusLine } from '#app/ui/components/state/status-line.tsx';
import styles from '../auth/auth-form.module.css';
import { NewPasswordFields } from './password-fields.tsx';
import type { ResetKeyState } from './reset-password.ts';
import { ResetSchema } from './reset-schema.ts';

/** The fields stay disabled until the server has confirmed the key (viewer.md §5). */
export function ResetForm({
  resetKey,
  keyState,
  lastResult,
}: {
  resetKey: string;
  keyState: ResetKeyState;
  lastResult: SubmissionResult | null | undefined;
}) {
  const { t } = useTranslation('auth');
  const [form, fields] = useSiteForm({ id: 'reset', schema: ResetSchema, lastResult, hasToasts: true });
  const isGood = keyState.kind === 'good';
  return (
    <SiteForm form={form} action={paths.resetPassword({ resetKey })}>
      {isGood ? null : <KeyTrouble resetKey={resetKey} keyState={keyState} />}
      <fieldset className={styles.fields} disabled={!isGood}>
        <NewPasswordFields
          password={fields.password}
          confirm={fields.confirm}
          label={t('new_password')}
          autoFocus={isGood}
        />
        <SubmitButton>{t('save_password')}</SubmitButton>
      </fieldset>
    </SiteForm>
  );
}

/** Why the fields are closed, and the way on. */
function KeyTrouble({
  resetKey,
  keyState,
}: {
  resetKey: string;
  keyState: Exclude<ResetKeyState, { kind: 'good' }>;
}) {
  const { t } = useTranslation('auth');
  if (keyState.kind === 'unchecked') {
    return (
      <>
        <StatusLine kind="error">{keyState.text ?? t('key_unchecked')}</StatusLine>
        <LinkButton to={paths.resetPassword({ resetKey })} reloadDocument variant="secondary" wide>
          {t('try_again')}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <StatusLine kind="error">{keyState.text ?? t('bad_key')}</StatusLine>
      <LinkButton to={paths.forgotPassword()} variant="secondary" wide>
        {t('ask_new_link')}
      </LinkButton>
    </>
  );
}
