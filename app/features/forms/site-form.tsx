import { type FormMetadata, getFormProps } from '@conform-to/react';
import { type FetcherWithComponents, Form, useNavigation } from '@remix-run/react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { preloadToasts, showToast } from '#app/features/toasts/show-toast.ts';
import { FormErrors } from './form-errors.tsx';
import { FormStateContext } from './form-state.ts';
import styles from './site-form.module.css';

/** The router reports a submission only with its next render, which a quick second click precedes. */
const SAME_CLICK_MS = 500;
const NONE: ReadonlySet<string> = new Set();

/**
 * Every form of three fields or more. A real form without scripts; with them it validates in the browser
 * first, clears a field's error when that field is edited, and does not navigate (`fetcher`) when it is in a
 * dialog.
 */
export function SiteForm<Values extends Record<string, unknown>>({
  form,
  action,
  fetcher,
  endsSession = false,
  beforeSend,
  children,
}: {
  form: FormMetadata<Values>;
  action: string;
  /**
   * Sent as a document request: after a session's end the page is reloaded in any case, and shows what
   * happened.
   */
  endsSession?: boolean;
  /** Called with the submit event of a valid form; may prevent it. */
  beforeSend?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  fetcher?: FetcherWithComponents<unknown> | undefined;
  children: ReactNode;
}) {
  const navigation = useNavigation();
  const [editedFields, setEditedFields] = useState(NONE);
  const isBusy = fetcher ? fetcher.state !== 'idle' : navigation.formAction === action;
  const props = getFormProps(form);
  const sendOnce = useSendOnce(isBusy, (event) => {
    setEditedFields(NONE);
    props.onSubmit(event);
    if (!event.defaultPrevented) beforeSend?.(event);
  });
  const Element = fetcher?.Form ?? Form;

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const name = nameOf(target);
    if (name) setEditedFields((edited) => (edited.has(name) ? edited : new Set([...edited, name])));
  }

  return (
    <FormStateContext.Provider value={{ isBusy, editedFields }}>
      <Element
        {...props}
        {...(endsSession && !fetcher ? { reloadDocument: true } : {})}
        method="post"
        action={action}
        preventScrollReset={fetcher !== undefined}
        className={styles.form}
        onInput={onInput}
        onSubmit={sendOnce}
      >
        <FormErrors id={form.errorId} errors={form.errors} />
        {children}
      </Element>
    </FormStateContext.Provider>
  );
}

/** Prevents a submission that is a second click, that `validate` prevents, or that has no connection. */
function useSendOnce(isBusy: boolean, validate: (event: FormEvent<HTMLFormElement>) => void) {
  const { t } = useTranslation('common');
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(preloadToasts, []);
  // From here the router's state counts; an immediate response may be followed by another click.
  useEffect(() => {
    if (isBusy) sentAt.current = Number.NEGATIVE_INFINITY;
  }, [isBusy]);

  return (event: FormEvent<HTMLFormElement>) => {
    if (isBusy || performance.now() - sentAt.current < SAME_CLICK_MS) return event.preventDefault();
    validate(event);
    if (event.defaultPrevented) return;
    if (!navigator.onLine) {
      // A known lack of connection shows at once; any other is the route's client action's (post-or-stay.ts).
      event.preventDefault();
      showToast('error', t('network_failure')).catch(() => undefined);
      return;
    }
    sentAt.current = performance.now();
  };
}

function nameOf(target: EventTarget): string | null {
  return target instanceof HTMLElement ? target.getAttribute('name') : null;
}
