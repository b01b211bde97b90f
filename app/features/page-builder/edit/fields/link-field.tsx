import { useTranslation } from 'react-i18next';
import { Field } from '#app/ui/components/field/field.tsx';
import styles from './fields.module.css';
import { controlId } from './form-context.ts';
import type { FieldOf } from './form-field.ts';
import { FormGroup } from './form-group.tsx';
import { IdControl } from './id-control.tsx';
import { LINK_CHOICES, LINK_TARGETS, targetOf } from './link-value.ts';
import { SelectControl } from './select-control.tsx';
import { SwitchControl } from './switch-control.tsx';

/** Where a press leads: its type, and what that type needs. The style sheet hides what others need. */
export function LinkField({ field }: { field: FieldOf<'link'> }) {
  const { t } = useTranslation('edit_fields');
  const { path, link } = field;
  const types = LINK_CHOICES.map((value) => ({ value, label: t(`link_${value}`) }));
  return (
    <FormGroup path={path} label={t(`field_${field.name}`)}>
      <div className={styles.link}>
        <SelectControl
          id={controlId(`${path}/type`)}
          name={`${path}/type`}
          label={t('link_type')}
          options={[{ value: '', label: t('link_none') }, ...types]}
          value={link.type}
        />
        {LINK_TARGETS.map((target) => {
          const control = {
            ...{
              id: controlId(`${path}/${target}`),
              name: `${path}/${target}`,
              label: t(`target_${target}`),
            },
          };
          const value = targetOf(link.type) === target ? link.target : '';
          return (
            <div key={target} className={styles.target} data-target={target}>
              {target === 'url' ? (
                <Field
                  {...control}
                  key={value}
                  defaultValue={value}
                  dir="ltr"
                  inputMode="url"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              ) : (
                <IdControl {...control} kind={target} value={value} />
              )}
            </div>
          );
        })}
        <div className={styles.target} data-target="popup">
          <SwitchControl path={`${path}/popup`} label={t('link_popup')} isOn={link.isPopup} />
        </div>
      </div>
    </FormGroup>
  );
}
