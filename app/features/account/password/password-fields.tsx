import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#app/features/forms/password-field.tsx';

/** A new password and the same again. */
export function NewPasswordFields({
  password,
  confirm,
  label,
  autoFocus,
}: {
  password: FieldMetadata<string>;
  confirm: FieldMetadata<string>;
  label: string;
  autoFocus?: boolean;
}) {
  const { t } = useTranslation('auth');
  return (
    <>
      <PasswordField
        field={password}
        label={label}
        autoComplete="new-password"
        help={t('password_help')}
        autoFocus={autoFocus}
      />
      <PasswordField field={confirm} label={t('confirm_password')} autoComplete="new-password" />
    </>
  );
}
