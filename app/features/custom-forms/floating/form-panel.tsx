import type { SubmissionResult } from '@conform-to/react';
import { PrefetchPageLinks, useFetcher, useLocation, useRouteLoaderData } from '@remix-run/react';
import { type FormEvent, useEffect, useState } from 'react';
import { paths } from '#app/features/links/paths.ts';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { CustomForm } from '../custom-form.tsx';
import { newKey } from '../filled-schema.ts';
import type { FormModel } from '../form-model.ts';
import { sentFormsOf } from '../sent-forms.ts';
import styles from './floating-form.module.css';
import { draftOf, forgetDraft, keepDraft } from './form-drafts.ts';

/** Posts to the action of the form's own page, which redirects back here with a flash message. */
export function FormPanel({ form }: { form: FormModel }) {
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<{ result: SubmissionResult } | null>();
  const [tryKey] = useState(newKey);
  const [typed] = useState(() => draftOf(form.id));
  const isGuest = useIsGuest();
  const here = pathname + search;
  useEffect(() => () => forgetIfSent(form.id), [form.id]);

  function keep({ currentTarget }: FormEvent<HTMLDivElement>) {
    const element = currentTarget.querySelector('form');
    if (element) keepDraft(form.id, element);
  }

  return (
    <div className={styles.form} onInput={keep}>
      {/* Offline, the form needs the code of its page to show that it was not sent. */}
      <PrefetchPageLinks page={paths.form({ id: form.id })} />
      {form.picture ? <Picture source={form.picture} sizes="380px" /> : null}
      {form.subHeading ? <p className={styles.text}>{form.subHeading}</p> : null}
      <CustomForm
        form={form}
        isGuest={isGuest}
        tryKey={tryKey}
        typed={typed}
        redirectTo={here}
        returnTo={here}
        lastResult={fetcher.data?.result}
        fetcher={fetcher}
      />
    </div>
  );
}

/** Read from the root's data; where they do not know, the server decides. */
function useIsGuest(): boolean {
  const root = useRouteLoaderData('root') as { viewerId?: string } | undefined;
  return root?.viewerId === '';
}

function forgetIfSent(formId: string): void {
  if (sentFormsOf(document.cookie).includes(formId)) forgetDraft(formId);
}
