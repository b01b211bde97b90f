// chunk: forms

import type { FieldMetadata } from '@conform-to/react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#app/ui/components/button/icon-button.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { FormField } from './form-field.tsx';

/** A password that can be shown, with a warning when Caps Lock is on. */
export function PasswordField({
  field,
  label,
  autoComplete,
  help,
  ...rest
}: {
  field: FieldMetadata<string>;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  help?: string;
  autoFocus?: boolean;
}) {
  const { t } = useTranslation('validation');
  const isHydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState?.('CapsLock') ?? false);

  return (
    // Without `maxLength`: a long password that is pasted would be cut without a word.
    <FormField
      {...rest}
      field={field}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      help={hasCapsLock ? <span role="status">{t('caps_lock')}</span> : help}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      end={
        isHydrated ? (
          <IconButton
            label={t(isShown ? 'hide_password' : 'show_password')}
            icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            aria-controls={field.id}
            onClick={() => setShown(!isShown)}
          />
        ) : null
      }
    />
  );
}
