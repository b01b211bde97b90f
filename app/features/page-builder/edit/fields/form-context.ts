import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormFault } from './form-faults.ts';
import type { FieldOf, FormLanguages } from './form-field.ts';
import type { LinkTarget } from './link-value.ts';

/** A thing of the brand's, to choose by its name. */
export interface Choice {
  id: string;
  name: string;
}

/** By what a link, player or row names; pages by their address. Without one, ids are typed. */
export type Choices = Partial<Record<Exclude<LinkTarget, 'url'>, readonly Choice[]>>;

/** What was found for a control by the words that were typed. */
export interface Found {
  /** The control's id. */
  control: string;
  words: string;
  choices: readonly Choice[];
}

interface FormContextValue extends FormLanguages {
  faults: readonly FormFault[];
  choices: Choices;
  found?: Found | null | undefined;
  /** The path of a card that is shown opened, such as one that was just added. */
  openCard?: string | undefined;
  /** Beside the key of a picture: a way to choose one. */
  renderPicker?: ((field: FieldOf<'picture'>) => ReactNode) | undefined;
}

export const FormContext = createContext<FormContextValue>({
  ...{ faults: [], choices: {}, language: '', ownLanguage: '' },
});

export const useFormContext = () => useContext(FormContext);

/** What is wrong with a field, in the editor's words. */
export function useFault(path: string): string | undefined {
  const { t } = useTranslation('edit_fields');
  const { faults } = useFormContext();
  const fault = faults.find((each) => each.path === path);
  return fault && t(`fault_${fault.kind}`, { limit: fault.limit ?? 0 });
}

/** The id of the list that controls of a kind have in common. */
export const choicesId = (kind: keyof Choices) => `choices-${kind}`;

/** The id of a field's control, or of the group of its controls. */
export const controlId = (path: string) => `field-${path.replaceAll('#', '')}`;
