import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Form } from '#app/contract/pages.ts';
import { AuthLink } from '#app/features/account/auth/auth-link.tsx';
import { rejectAccountForm } from '#app/features/account/reject-account-form.server.ts';
import { pageForError } from '#app/features/catalogue/page-for-error.server.ts';
import { CustomForm } from '#app/features/custom-forms/custom-form.tsx';
import { KEY_FIELD, toFilledSchema } from '#app/features/custom-forms/filled-schema.ts';
import { toFormModel } from '#app/features/custom-forms/form-model.ts';
import { readForms } from '#app/features/custom-forms/load-forms.server.ts';
import { submitForm } from '#app/features/custom-forms/submit-form.ts';
import { postOrStay } from '#app/features/forms/post-or-stay.ts';
import { readSubmission, rejectSubmission } from '#app/features/forms/read-submission.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { safeRedirect } from '#app/lib/safe-redirect.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { CardPage } from '#app/ui/components/card-page/card-page.tsx';

export const handle = { i18n: ['custom_forms', 'validation'] };

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? toPageMeta({
        matches,
        title: data.form.heading,
        path: paths.form({ id: data.form.id }),
        isIndexed: false,
      })
    : toErrorMeta({ matches, error });

/** A custom form by itself: what floats over other pages where scripts run. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const [site, form, session] = await Promise.all([
    requireSite(context),
    requireForm(context.services.content, params.id ?? ''),
    context.session.get().catch(() => null),
  ]);
  return {
    form: toFormModel(form, site.assetOrigin),
    isGuest: session === null,
    isSent: context.sentForms.has(form._id),
    typed: session && context.formDraft.take(form._id),
    tryKey: crypto.randomUUID(),
    redirectTo: returnPathOf(request),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { services, session, flash, sentForms, formDraft } = context;
  const form = await requireForm(services.content, params.id ?? '');
  const submission = await readSubmission(request, toFilledSchema(toFormModel(form, '').fields));
  if (submission.status !== 'success') return rejectSubmission(submission);
  const outcome = await submitForm({ content: services.content, session }, form, submission.value);
  const redirectTo = returnPathOf(request);
  const here = paths.form({ id: form._id }, { redirectTo: redirectTo || null });
  switch (outcome.kind) {
    case 'signed-out': {
      const { [KEY_FIELD]: _, ...fields } = submission.value;
      formDraft.put({ formId: form._id, fields });
      return redirect(paths.login({}, { redirectTo: here }));
    }
    case 'changed':
      return rejectSubmission(submission, { status: 409, formErrors: ['form_gone'] });
    case 'rejected':
      return rejectAccountForm(submission, outcome, {});
    case 'sent':
      sentForms.add(form._id);
      flash.put({ kind: 'success', key: 'form_submitted' });
      return redirect(redirectTo || here);
  }
}

/** Throws the page's response when there is no such form, or it could not be loaded. */
async function requireForm(content: Pick<ContentService, 'forms'>, id: string): Promise<Form> {
  const forms = await readForms(content).catch((error: unknown) => {
    throw pageForError(error);
  });
  const form = forms.find(({ _id }) => _id === id);
  if (!form) throw data({ kind: 'not-found' }, { status: 404 });
  return form;
}

export { postOrStay as clientAction };

/** The page that linked to the form, if it is one of this site. */
function returnPathOf(request: Request): string {
  return safeRedirect(new URL(request.url).searchParams.get('redirectTo'), '');
}

export default function FormPage() {
  const { form, isGuest, isSent, typed, tryKey, redirectTo } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { pathname, search } = useLocation();
  const { t } = useTranslation('custom_forms');
  const back = <AuthLink to={redirectTo || paths.home()}>{t('back')}</AuthLink>;
  if (isSent) {
    return (
      <CardPage title={t('thanks')} text={t('sent_already')}>
        {back}
      </CardPage>
    );
  }
  return (
    <CardPage title={form.heading} text={form.subHeading}>
      <CustomForm
        form={form}
        isGuest={isGuest}
        tryKey={tryKey}
        typed={typed}
        redirectTo={redirectTo}
        returnTo={pathname + search}
        lastResult={actionData?.result}
      />
      {back}
    </CardPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
