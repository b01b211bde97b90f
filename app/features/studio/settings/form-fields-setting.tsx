import { useTranslation } from 'react-i18next';
import { LIMITS } from '#app/contract/limits.ts';
import { FORM_FIELD_TYPES } from '#app/contract/pages.ts';
import { CardTools } from '#app/features/page-builder/edit/fields/card-tools.tsx';
import { controlId } from '#app/features/page-builder/edit/fields/form-context.ts';
import { FormGroup } from '#app/features/page-builder/edit/fields/form-group.tsx';
import { SelectControl } from '#app/features/page-builder/edit/fields/select-control.tsx';
import { SwitchControl } from '#app/features/page-builder/edit/fields/switch-control.tsx';
import { FieldWrapper, idsAround } from '#app/ui/components/field/field-wrapper.tsx';
import { NEW_FIELD } from './read-form-fields.ts';
import { RowCard } from './row-card.tsx';
import { RowList } from './row-list.tsx';
import styles from './settings.module.css';
import { useSettings } from './settings-context.ts';
import type { FormFieldRow, SettingsFieldOf } from './settings-field.ts';
import { WordsControl } from './words-control.tsx';

/** What viewers fill in, and a row for one more. */
export function FormFieldsSetting({ field, label }: { field: SettingsFieldOf<'fields'>; label: string }) {
  const { name, fields } = field;
  return (
    <RowList name={name} label={label}>
      {[...fields, NEW_FIELD].map((row, index) => (
        <RowCard
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are known by their place.
          key={index}
          list={name}
          index={index}
          count={fields.length}
          title={row.words || (row.ownWords ?? '')}
        >
          <FieldControls path={`${name}/${index}`} row={row} />
        </RowCard>
      ))}
    </RowList>
  );
}

function FieldControls({ path, row }: { path: string; row: FormFieldRow }) {
  const { t } = useTranslation('edit');
  return (
    <div className={styles.formField}>
      <div className={styles.pair}>
        <WordsControl
          path={`${path}/name`}
          label={t('settings_field_name')}
          words={row.words}
          {...(row.ownWords !== undefined && { ownWords: row.ownWords })}
          maxChars={LIMITS.name}
        />
        <SelectControl
          id={controlId(`${path}/type`)}
          name={`${path}/type`}
          label={t('settings_field_type')}
          options={FORM_FIELD_TYPES.map((value) => ({ value, label: t(`settings_type_${value}`) }))}
          value={row.type}
        />
      </div>
      <SwitchControl
        path={`${path}/is_mandatory`}
        label={t('settings_field_mandatory')}
        isOn={row.isMandatory}
      />
      <Options path={path} options={row.options} />
    </div>
  );
}

/** Of a drop-down: those that there are, and lines for more. */
function Options({ path, options }: { path: string } & Pick<FormFieldRow, 'options'>) {
  const { t } = useTranslation(['edit', 'edit_fields']);
  const { language } = useSettings();
  const list = `${path}/options`;
  const more = controlId(`${path}/more_options`);
  return (
    <div data-of="DROPDOWN">
      <FormGroup path={list} label={t('settings_options')}>
        {options.map((option, index) => {
          const name = t('settings_option', { number: index + 1 });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: options are known by their place.
            <div key={index} className={styles.option}>
              <WordsControl path={`${list}/${index}`} label={name} {...option} maxChars={LIMITS.name} />
              <CardTools
                path={`${list}/${index}`}
                name={option.words || name}
                index={index}
                count={options.length}
              />
            </div>
          );
        })}
        <FieldWrapper
          inputId={more}
          label={t('settings_more_options')}
          help={t('settings_more_options_help')}
        >
          <textarea
            id={more}
            name={`${path}/more_options`}
            rows={3}
            lang={language}
            dir="auto"
            className={styles.textarea}
            aria-describedby={idsAround(more).helpId}
          />
        </FieldWrapper>
      </FormGroup>
    </div>
  );
}
