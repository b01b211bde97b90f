import type { FieldMetadata } from '@conform-to/react';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from './error-message.ts';

interface FormState {
  /** On its way to the server. */
  isBusy: boolean;
  /** Fields that were edited since the last validation: their errors are out of date. */
  editedFields: ReadonlySet<string>;
}

export const FormStateContext = createContext<FormState>({ isBusy: false, editedFields: new Set() });

/** What is wrong with a field of a `SiteForm`, in the viewer's words; nothing once it was edited. */
export function useFieldError({ name, errors }: Pick<FieldMetadata, 'name' | 'errors'>): string | undefined {
  const { t } = useTranslation('validation');
  const { editedFields } = useContext(FormStateContext);
  const message = editedFields.has(name) ? undefined : errors?.[0];
  return message === undefined ? undefined : errorMessage(message, t);
}
