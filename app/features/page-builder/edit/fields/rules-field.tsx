import { useTranslation } from 'react-i18next';
import { LIMITS } from '#app/contract/limits.ts';
import { Field } from '#app/ui/components/field/field.tsx';
import { FieldWrapper } from '#app/ui/components/field/field-wrapper.tsx';
import { CardTools } from './card-tools.tsx';
import styles from './fields.module.css';
import { controlId } from './form-context.ts';
import type { FieldOf } from './form-field.ts';
import { FormGroup } from './form-group.tsx';
import { RULE_TYPES, type RuleValue } from './rules-value.ts';
import { SelectControl } from './select-control.tsx';

const NO_RULE: RuleValue = { type: 'system_defined', name: '', id: '', values: '' };

/** What titles are found by, and a row for one more; a row without a name is none. */
export function RulesField({ field }: { field: FieldOf<'rules'> }) {
  const { t } = useTranslation('edit_fields');
  const { path, rules, max } = field;
  const rows = rules.length < max ? [...rules, NO_RULE] : rules;
  return (
    <FormGroup
      path={path}
      label={t(`field_${field.name}`)}
      hint={t('most_items', { limit: max })}
      variant="box"
    >
      {rows.map((rule, index) => {
        const row = `${path}/${index}`;
        const label = index < rules.length ? t('row', { number: index + 1 }) : t('one_more');
        return (
          <FormGroup key={row} path={row} label={label}>
            <RuleControls row={row} rule={rule} />
            {index < rules.length ? (
              <CardTools path={row} name={label} index={index} count={rules.length} />
            ) : null}
          </FormGroup>
        );
      })}
    </FormGroup>
  );
}

function RuleControls({ row, rule }: { row: string; rule: RuleValue }) {
  const { t } = useTranslation('edit_fields');
  const named = (name: string) => ({ id: controlId(`${row}/${name}`), name: `${row}/${name}` });
  const values = named('values');
  const word = { dir: 'auto', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <div className={styles.link}>
      <SelectControl
        {...named('type')}
        label={t('rule_type')}
        options={RULE_TYPES.map((value) => ({ value, label: t(`rule_${value}`) }))}
        value={rule.type}
      />
      <Field
        {...named('name')}
        {...word}
        key={rule.name}
        label={t('rule_name')}
        defaultValue={rule.name}
        maxLength={LIMITS.name}
      />
      <Field
        {...named('id')}
        {...word}
        key={`id ${rule.id}`}
        label={t('rule_id')}
        defaultValue={rule.id}
        maxLength={LIMITS.id}
      />
      <FieldWrapper inputId={values.id} label={t('rule_values')}>
        <textarea
          {...values}
          {...word}
          key={rule.values}
          rows={2}
          defaultValue={rule.values}
          className={styles.textarea}
        />
      </FieldWrapper>
    </div>
  );
}
