import { useTranslation } from 'react-i18next';
import { GATEWAY_MODES, type GatewayMode, type GatewayState } from '#app/contract/gateway-calls.ts';
import { controlId } from '#app/features/page-builder/edit/fields/form-context.ts';
import { SelectControl } from '#app/features/page-builder/edit/fields/select-control.tsx';
import { Field } from '#app/ui/components/field/field.tsx';
import { FormGroup } from '../form-group.tsx';

/** What is wrong with a field, by its name. */
type ErrorOf = (field: string) => string | undefined;

/** What a gateway's key is called in words; one that this site does not know by its own name. */
export function useKeyLabel({ org }: Pick<GatewayState, 'org'>): (name: string) => string {
  const { t } = useTranslation('studio');
  return (name) => t(`gateway_key_${org}_${name}`, { defaultValue: name });
}

export function KeyFields({ gateway, errorOf }: { gateway: GatewayState; errorOf: ErrorOf }) {
  const { t } = useTranslation('studio');
  const toLabel = useKeyLabel(gateway);
  const { org, has_keys, key_names } = gateway;
  return (
    <FormGroup
      title={t('gateway_keys')}
      about={t(has_keys ? 'gateway_keys_stored' : 'gateway_keys_new', { gateway: org })}
    >
      {key_names.map((name) => (
        <SecretField
          key={name}
          name={`keys.${name}`}
          label={toLabel(name)}
          help={t(`gateway_help_${org}_${name}`, { defaultValue: name })}
          error={errorOf(`keys.${name}`)}
          // A browser that filled in a password of the brand's site would replace the key.
          autoComplete="new-password"
        />
      ))}
    </FormGroup>
  );
}

export function SettingFields({
  mode,
  currency,
  errorOf,
}: {
  mode: GatewayMode;
  currency: string;
  errorOf: ErrorOf;
}) {
  const { t } = useTranslation('studio');
  return (
    <FormGroup title={t('gateway_settings')}>
      <SelectControl
        id={controlId('mode')}
        name="mode"
        label={t('gateway_mode')}
        value={mode}
        error={errorOf('mode')}
        options={GATEWAY_MODES.map((value) => ({ value, label: t(`gateway_mode_${value}`) }))}
      />
      <Field
        id={controlId('currency')}
        name="currency"
        label={t('gateway_currency')}
        help={t('gateway_currency_help')}
        error={errorOf('currency')}
        defaultValue={currency}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </FormGroup>
  );
}

export function OwnerField({ errorOf }: { errorOf: ErrorOf }) {
  const { t } = useTranslation('studio');
  return (
    <FormGroup title={t('gateway_owner')}>
      <SecretField
        name="password"
        label={t('gateway_password')}
        help={t('gateway_password_help')}
        error={errorOf('password')}
        autoComplete="current-password"
      />
    </FormGroup>
  );
}

/** Never with a value: what was typed is not drawn again. */
function SecretField({
  name,
  ...field
}: {
  name: string;
  label: string;
  help: string;
  error: string | undefined;
  autoComplete: 'current-password' | 'new-password';
}) {
  return (
    <Field
      {...field}
      id={controlId(name)}
      name={name}
      type="password"
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
