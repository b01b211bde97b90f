import { useTranslation } from 'react-i18next';
import { NETWORK_NAMES } from '#app/features/links/network-names.ts';
import { controlId } from '#app/features/page-builder/edit/fields/form-context.ts';
import { FormGroup } from '#app/features/page-builder/edit/fields/form-group.tsx';
import { Field } from '#app/ui/components/field/field.tsx';
import styles from './settings.module.css';
import { useSettingsFault } from './settings-context.ts';
import type { NetworkAddress, SettingsFieldOf } from './settings-field.ts';

/** An address for each social network; those without one are not shown to viewers. */
export function NetworksSetting({ field, label }: { field: SettingsFieldOf<'networks'>; label: string }) {
  const { t } = useTranslation('edit');
  const { name, addresses, isBorrowed } = field;
  return (
    <FormGroup
      path={name}
      label={label}
      hint={t(isBorrowed ? 'settings_networks_borrowed' : 'settings_networks_help')}
      variant="box"
    >
      <div className={styles.pair}>
        {addresses.map((row) => (
          <Network key={row.network} path={`${name}/${row.network}`} row={row} />
        ))}
      </div>
    </FormGroup>
  );
}

function Network({ path, row: { network, address } }: { path: string; row: NetworkAddress }) {
  const error = useSettingsFault(path);
  return (
    <Field
      id={controlId(path)}
      name={path}
      label={NETWORK_NAMES[network]}
      type="url"
      defaultValue={address}
      placeholder="https://"
      dir="ltr"
      autoComplete="off"
      error={error}
    />
  );
}
