import { createContext } from 'react';

interface FormState {
  /** On its way to the server. */
  isBusy: boolean;
  /** Fields that were edited since the form was last judged: what it said about them no longer holds. */
  editedFields: ReadonlySet<string>;
}

export const FormStateContext = createContext<FormState>({ isBusy: false, editedFields: new Set() });
