import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Choices,
  controlId,
  FormContext,
  type Found,
} from '#app/features/page-builder/edit/fields/form-context.ts';
import { ChoiceLists } from '#app/features/page-builder/edit/fields/id-control.tsx';
import { SaveOnEnter } from '#app/features/page-builder/edit/fields/save-on-enter.tsx';
import { Button } from '#app/ui/components/button/button.tsx';
import { FaultList } from '../fault-list.tsx';
import { FormEnd } from '../form-end.tsx';
import type { DrawnSettings } from './load-settings.server.ts';
import styles from './settings.module.css';
import { SettingsContext, useFaultWords, useSettingLabel } from './settings-context.ts';
import { SettingsControl } from './settings-control.tsx';
import type { SettingsFault } from './settings-faults.ts';
import type { SettingsField } from './settings-field.ts';
import type { SettingsLanguages } from './words.ts';

/** The form of all that is no block. It is posted whole, with `intent`: `save`, `show`, or the button of a row. */
export function SettingsForm({
  action,
  drawn: { settings, previews },
  languages,
  faults,
  choices,
  found,
  openRow,
  children,
}: {
  action: string;
  drawn: DrawnSettings;
  languages: SettingsLanguages;
  faults: readonly SettingsFault[];
  choices: Choices;
  found: Found | null;
  openRow: string | null;
  /** Hidden fields. */
  children: ReactNode;
}) {
  const { t } = useTranslation('edit');
  const hasHtml = settings.some(({ kind }) => kind === 'html' || kind === 'questions');
  return (
    <SettingsContext.Provider value={{ ...languages, faults, previews, openRow }}>
      <FormContext.Provider value={{ ...languages, faults: [], choices, found }}>
        {/* What is wrong is for the server to name: browsers would not let a list's buttons through. */}
        <Form
          method="post"
          action={action}
          noValidate
          className={styles.form}
          data-wide={hasHtml || undefined}
        >
          <SaveOnEnter />
          {children}
          <SettingsFaults settings={settings} faults={faults} />
          {settings.map((field) => (
            <SettingsControl key={field.name} field={field} />
          ))}
          <ChoiceLists />
          <FormEnd>
            <Button type="submit" name="intent" value="save" size="large">
              {t('settings_save')}
            </Button>
            {hasHtml ? (
              <Button type="submit" name="intent" value="show" variant="secondary" size="large">
                {t('settings_show')}
              </Button>
            ) : null}
          </FormEnd>
        </Form>
      </FormContext.Provider>
    </SettingsContext.Provider>
  );
}

/** All that is wrong, by the names of settings and rows. */
function SettingsFaults({
  settings,
  faults,
}: {
  settings: readonly SettingsField[];
  faults: readonly SettingsFault[];
}) {
  const { t } = useTranslation('edit_fields');
  const toWords = useFaultWords();
  const toLabel = useSettingLabel();
  const lines = faults.map((fault) => {
    const [name, row] = fault.path.split('/');
    const field = settings.find((each) => each.name === name);
    const label = field ? toLabel(field) : '';
    const isRow = row !== undefined && /^\d+$/.test(row);
    const at = isRow ? `${label} ${t('row', { number: Number(row) + 1 })}` : label;
    return { to: controlId(fault.path), text: t('fault_of', { name: at, fault: toWords(fault) }) };
  });
  return <FaultList title={t('has_faults')} of={faults} faults={lines} />;
}
