import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { GatewayState } from '#app/contract/gateway-calls.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { controlId } from '#app/features/page-builder/edit/fields/form-context.ts';
import { SaveOnEnter } from '#app/features/page-builder/edit/fields/save-on-enter.tsx';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { FaultList } from '../fault-list.tsx';
import { FormEnd } from '../form-end.tsx';
import { longFormClassName } from '../form-group.tsx';
import type { UnsavedGateway } from './act-on-gateway.server.ts';
import { KeyFields, OwnerField, SettingFields, useKeyLabel } from './gateway-fields.tsx';
import { isOffered } from './gateway-offer.ts';

interface GatewayFormProps {
  gateway: GatewayState;
  /** What was typed, save for secrets, and why it was not accepted. */
  unsaved: UnsavedGateway | null;
}

/** A gateway's keys, which it never shows, and its settings. It is posted with `intent`: `save` or `offer`. */
export function GatewayForm({ gateway, unsaved }: GatewayFormProps) {
  const { mode, currency = '' } = unsaved ?? gateway;
  const errorOf = (field: string) => unsaved?.faults.find((fault) => fault.field === field)?.text;
  return (
    // What is wrong is for the server to name.
    <Form
      method="post"
      action={editPaths.gateway({ org: gateway.org })}
      noValidate
      className={longFormClassName}
    >
      <SaveOnEnter />
      <Faults gateway={gateway} unsaved={unsaved} />
      <KeyFields gateway={gateway} errorOf={errorOf} />
      <SettingFields mode={mode} currency={currency} errorOf={errorOf} />
      <OwnerField errorOf={errorOf} />
      <FormEnd>
        <EndButtons gateway={gateway} />
      </FormEnd>
    </Form>
  );
}

/** All that is wrong, by the names of fields. */
function Faults({ gateway, unsaved }: GatewayFormProps) {
  const { t } = useTranslation('studio');
  const toLabel = useKeyLabel(gateway);
  const labels: Record<string, string> = {
    currency: t('gateway_currency'),
    mode: t('gateway_mode'),
    password: t('gateway_password'),
    ...Object.fromEntries(gateway.key_names.map((name) => [`keys.${name}`, toLabel(name)])),
  };
  const lines = (unsaved?.faults ?? []).map(({ field, text }) => ({
    to: controlId(field),
    text: t('fault_of', { name: labels[field] ?? field, fault: text }),
  }));
  return <FaultList title={t('not_saved')} of={unsaved} faults={lines} />;
}

function EndButtons({ gateway }: Pick<GatewayFormProps, 'gateway'>) {
  const { t } = useTranslation('studio');
  const offered = isOffered(gateway);
  return (
    <>
      {offered ? null : (
        <Button type="submit" name="intent" value="offer" size="large">
          {t('gateway_offer')}
        </Button>
      )}
      <Button
        type="submit"
        name="intent"
        value="save"
        size="large"
        variant={offered ? 'primary' : 'secondary'}
      >
        {t('gateway_save')}
      </Button>
      {offered ? (
        <LinkButton
          to={editPaths.gateway({ org: gateway.org }, { stop: 'ask' })}
          variant="quiet"
          size="large"
        >
          {t('gateway_stop')}
        </LinkButton>
      ) : null}
    </>
  );
}
