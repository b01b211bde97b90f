// chunk: forms

import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#app/contract/limits.ts';
import { FormField } from '#app/features/forms/form-field.tsx';

interface IdentityField {
  field: FieldMetadata<string>;
  autoFocus?: boolean;
}

export function NameField(props: IdentityField) {
  const { t } = useTranslation('auth');
  return (
    <FormField
      {...props}
      label={t('name')}
      autoComplete="name"
      autoCapitalize="words"
      maxLength={LIMITS.name}
    />
  );
}

/** The address that one signs in with, and that a password manager keeps the password under. */
export function EmailField(props: IdentityField) {
  const { t } = useTranslation('auth');
  return (
    <FormField
      {...props}
      label={t('email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      maxLength={LIMITS.email}
    />
  );
}

export function PhoneField(props: IdentityField) {
  const { t } = useTranslation('auth');
  return (
    <FormField
      {...props}
      label={t('phone')}
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      dir="ltr"
      maxLength={LIMITS.phone}
      isOptional
    />
  );
}
