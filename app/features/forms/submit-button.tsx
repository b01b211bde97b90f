// chunk: forms

import LoaderCircle from 'lucide-react/icons/loader-circle';
import { type ReactNode, useContext } from 'react';
import { Button } from '#app/ui/components/button/button.tsx';
import { FormStateContext } from './form-state.ts';
import styles from './submit-button.module.css';

/** A form's one primary button. It stays focusable while the form is on its way. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const { isBusy } = useContext(FormStateContext);
  return (
    <Button
      type="submit"
      size="large"
      wide
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
    >
      <span className={styles.content} data-busy={isBusy || undefined}>
        {children}
        {isBusy ? <LoaderCircle className={styles.spinner} aria-hidden="true" /> : null}
      </span>
    </Button>
  );
}
