import { createContext } from 'react';

interface FormState {
  /** On its way to the server. */
  isBusy: boolean;
  /** Fields that were edited since the last validation: their errors are out of date. */
  editedFields: ReadonlySet<string>;
}

export const FormStateContext = createContext<FormState>({ isBusy: false, editedFields: new Set() });
