import { useTranslation } from 'react-i18next';
import { Field } from '#app/ui/components/field/field.tsx';
import type { ProfilesFault } from './profile-page.ts';

/** Four digits, on the keys for digits where there are some. */
export function PinField({
  name,
  fault,
  help,
  isFirst = false,
}: {
  name: 'pin' | 'new_pin';
  fault: ProfilesFault | null;
  help?: string | undefined;
  isFirst?: boolean;
}) {
  const { t } = useTranslation('profiles');
  return (
    <Field
      label={t(name)}
      name={name}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      dir="ltr"
      help={help}
      autoFocus={isFirst}
      error={fault?.field === name ? fault.text : undefined}
    />
  );
}
