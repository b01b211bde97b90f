import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { documentName } from '../documents/document-name.ts';
import type { Preview } from './load-settings.server.ts';
import type { SettingsFault } from './settings-faults.ts';
import type { SettingsField } from './settings-field.ts';
import type { SettingsLanguages } from './words.ts';

interface SettingsContextValue extends SettingsLanguages {
  faults: readonly SettingsFault[];
  previews: Readonly<Record<string, Preview>>;
  /** The row that is shown opened. */
  openRow: string | null;
}

export const SettingsContext = createContext<SettingsContextValue>({
  ...{ language: '', ownLanguage: '', faults: [], previews: {}, openRow: null },
});

export const useSettings = () => useContext(SettingsContext);

/** What is wrong with a control, in the editor's words. */
export function useSettingsFault(path: string): string | undefined {
  const { faults } = useSettings();
  const toWords = useFaultWords();
  const fault = faults.find((each) => each.path === path);
  return fault && toWords(fault);
}

export function useFaultWords(): (fault: SettingsFault) => string {
  const { t } = useTranslation('edit');
  return ({ rule, limit = 0, holder }) =>
    t(`settings_fault_${rule}`, { limit, name: holder ? documentName(t, holder) : '' });
}

/** What a field is named by: its name, or its kind where several have one name. */
export function useSettingLabel(): (field: Pick<SettingsField, 'kind' | 'name'>) => string {
  const { t } = useTranslation('edit');
  return ({ kind, name }) => t(`settings_${kind === 'text' || kind === 'switch' ? name : kind}`);
}
