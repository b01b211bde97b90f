import { useTranslation } from 'react-i18next';
import { FormGroup } from '#app/features/page-builder/edit/fields/form-group.tsx';
import { SwitchControl } from '#app/features/page-builder/edit/fields/switch-control.tsx';
import { ADDRESS_PREFIX, toAddress } from './page-address.ts';
import type { SettingsFieldOf } from './settings-field.ts';

/** Addresses that a page had: each leads to it until it is switched off. */
export function OldUrlsSetting({ field, label }: { field: SettingsFieldOf<'old_urls'>; label: string }) {
  const { t } = useTranslation('edit');
  const { name, urls, pageType } = field;
  return (
    <FormGroup path={name} label={label} hint={t('settings_old_urls_help')} variant="box">
      {urls.map((url, index) => (
        <SwitchControl
          key={url}
          path={`${name}/${index}`}
          label={`${ADDRESS_PREFIX[pageType]}${toAddress(url, pageType)}`}
          isOn
        />
      ))}
    </FormGroup>
  );
}
