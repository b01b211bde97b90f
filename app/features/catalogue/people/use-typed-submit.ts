import { useSubmit } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';

/** After the last key, so that a word is one request. */
const TYPING_PAUSE_MS = 250;

/** The `onChange` of a form that is sent while it is filled in, in place of the page's address. */
export function useTypedSubmit(): (event: FormEvent<HTMLFormElement>) => void {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return ({ currentTarget: form }) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // A viewer who has left the form by then does not want it sent.
      if (form.contains(document.activeElement)) submit(form, { replace: true, preventScrollReset: true });
    }, TYPING_PAUSE_MS);
  };
}
