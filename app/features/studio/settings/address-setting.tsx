import { useTranslation } from 'react-i18next';
import { controlId } from '#app/features/page-builder/edit/fields/form-context.ts';
import { Field } from '#app/ui/components/field/field.tsx';
import { ADDRESS_PREFIX } from './page-address.ts';
import { useSettingsFault } from './settings-context.ts';
import type { SettingsFieldOf } from './settings-field.ts';

/** The end of a page's address, in every language the same. */
export function AddressSetting({ field, label }: { field: SettingsFieldOf<'address'>; label: string }) {
  const { t } = useTranslation('edit');
  const { name, address, pageType } = field;
  const error = useSettingsFault(name);
  return (
    <Field
      id={controlId(name)}
      name={name}
      label={label}
      defaultValue={address}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      help={
        <>
          <bdi dir="ltr">
            {ADDRESS_PREFIX[pageType]}
            {address}
          </bdi>
          {' · '}
          {t('settings_address_help')}
        </>
      }
    />
  );
}
