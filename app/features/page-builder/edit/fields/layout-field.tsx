import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#app/ui/components/field/field.tsx';
import styles from './fields.module.css';
import { controlId, useFault } from './form-context.ts';
import { FormGroup } from './form-group.tsx';
import { LAYOUT_ID } from './layout-id.ts';
import { type LayoutField as LayoutFieldModel, layoutPath, type TimeField } from './layout-value.ts';
import { RadioGroup } from './radio-group.tsx';

/** Space, width and background of a block, and when viewers have it. */
export function LayoutField({
  layout,
  times,
}: {
  layout: readonly LayoutFieldModel[];
  times: readonly TimeField[];
}) {
  const { t } = useTranslation('edit_fields');
  const { hash } = useLocation();
  // The block's toolbar leads here: without scripts by the address, which the router changes without the browser.
  useEffect(() => {
    if (hash !== `#${LAYOUT_ID}`) return;
    document
      .getElementById(LAYOUT_ID)
      ?.querySelector<HTMLElement>('input:checked')
      ?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <FormGroup path="config" label={t('layout')} variant="box">
      <div className={styles.fields}>
        {layout.map(({ path, position, styles: known, chosen }) => (
          <RadioGroup
            key={path}
            path={path}
            label={t(`layout_${position}`)}
            options={[
              { value: '', label: t('as_usual') },
              ...known.map((value) => ({ value, label: t(`style_${value}`) })),
            ]}
            chosen={chosen}
          />
        ))}
        {times.map((time) => (
          <TimeControl key={time.path} {...time} />
        ))}
      </div>
    </FormGroup>
  );
}

function TimeControl({ path, name, local, timeZone }: TimeField) {
  const { t } = useTranslation('edit_fields');
  return (
    <>
      <input type="hidden" name={layoutPath('zone')} value={timeZone} />
      <Field
        key={local}
        id={controlId(path)}
        label={t(name)}
        optional={t('not_needed')}
        help={t(`${name}_help`, { zone: timeZone })}
        error={useFault(path)}
        type="datetime-local"
        name={path}
        defaultValue={local}
      />
    </>
  );
}
