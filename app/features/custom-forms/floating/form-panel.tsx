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

/** The form of its own page, posted to that page's action, which leads back here with the news that it was sent. */
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
      {/* Without a connection, a form whose page's code is not there could not even say so. */}
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

/** As the page's root says; where nobody can say, the server will. */
function useIsGuest(): boolean {
  const root = useRouteLoaderData('root') as { viewerId?: string } | undefined;
  return root?.viewerId === '';
}

function forgetIfSent(formId: string): void {
  if (sentFormsOf(document.cookie).includes(formId)) forgetDraft(formId);
}
