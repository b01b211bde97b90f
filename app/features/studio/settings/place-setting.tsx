import { useTranslation } from 'react-i18next';
import { FORM_PLACES } from '#app/contract/pages.ts';
import { controlId } from '#app/features/page-builder/edit/fields/form-context.ts';
import { FormGroup } from '#app/features/page-builder/edit/fields/form-group.tsx';
import { IdControl } from '#app/features/page-builder/edit/fields/id-control.tsx';
import { SelectControl } from '#app/features/page-builder/edit/fields/select-control.tsx';
import styles from './settings.module.css';
import { useSettingsFault } from './settings-context.ts';
import type { SettingsFieldOf } from './settings-field.ts';

/** Over which pages a form floats. */
export function PlaceSetting({ field, label }: { field: SettingsFieldOf<'place'>; label: string }) {
  const { t } = useTranslation('edit');
  const { name, place, pages, titles } = field;
  return (
    <FormGroup path={name} label={label} variant="box">
      <div className={styles.place}>
        <SelectControl
          id={controlId(`${name}/type`)}
          name={`${name}/type`}
          label={t('settings_place_type')}
          options={FORM_PLACES.map((value) => ({ value, label: t(`settings_place_${value}`) }))}
          value={place}
        />
        <Names path={`${name}/pages`} kind="page" names={pages} place="PAGES" />
        <Names path={`${name}/titles`} kind="title" names={titles} place="CONTENT" />
      </div>
    </FormGroup>
  );
}

/** Empty rows are none, so a name goes by emptying its row; there is always room for one more. */
function Names({
  path,
  kind,
  names,
  place,
}: {
  path: string;
  kind: 'page' | 'title';
  names: readonly string[];
  place: 'PAGES' | 'CONTENT';
}) {
  const { t } = useTranslation(['edit', 'edit_fields']);
  return (
    <div className={styles.pair} data-of={place}>
      {[...names, ''].map((value, index) => (
        <Name
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place.
          key={`${index} ${value}`}
          path={`${path}/${index}`}
          name={path}
          kind={kind}
          value={value}
          label={
            index < names.length
              ? `${t(`settings_place_one_${kind}`)} ${t('edit_fields:row', { number: index + 1 })}`
              : `${t(`settings_place_one_${kind}`)}: ${t('edit_fields:one_more')}`
          }
        />
      ))}
    </div>
  );
}

function Name({
  path,
  ...control
}: {
  path: string;
  name: string;
  kind: 'page' | 'title';
  value: string;
  label: string;
}) {
  const error = useSettingsFault(path);
  return (
    <div>
      <IdControl id={controlId(path)} {...control} />
      {error ? <p className={styles.error}>{error}</p> : null}
    </div>
  );
}
