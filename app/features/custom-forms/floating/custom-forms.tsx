import { useLocation } from '@remix-run/react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithRetry } from '#app/ui/lazy-with-retry.ts';
import type { FormModel } from '../form-model.ts';
import { formFor } from '../form-place.ts';
import { sentFormsOf } from '../sent-forms.ts';
import { fetchForms } from './fetch-forms.ts';
import { viewOf } from './form-view.ts';

const FloatingForm = lazyWithRetry(
  () => import('./floating-form.tsx'),
  (module) => module.FloatingForm,
);

/**
 * The brand's form over the page one is on, if there is one that this browser has not sent and this viewer
 * not put away. Rendered once, in the site chrome, by browsers only.
 */
export function CustomForms() {
  const { pathname } = useLocation();
  const { i18n } = useTranslation();
  const forms = useForms(i18n.language, pathname);
  const [, redraw] = useState(0);
  const sent = useSentForms();
  const open = forms.filter(({ id }) => !sent.includes(id) && viewOf(id) !== 'dismissed');
  const form = formFor(open, pathname);
  if (!form) return null;
  return <FloatingForm key={form.id} form={form} onDismiss={() => redraw((count) => count + 1)} />;
}

/**
 * Read with each page, also where the path stays as the form's action redirects to it. Not in between: a form
 * that is gone before its response was handled takes the redirect and its message along.
 */
function useSentForms(): readonly string[] {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a key of its own.
  return useMemo(() => sentFormsOf(document.cookie), [key]);
}

function useForms(lng: string, pathname: string): readonly FormModel[] {
  const [forms, setForms] = useState<readonly FormModel[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed fetch is retried on the next page.
  useEffect(() => {
    let isOver = false;
    void fetchForms(lng).then((fetched) => isOver || setForms(fetched));
    return () => {
      isOver = true;
    };
  }, [lng, pathname]);
  return forms;
}
