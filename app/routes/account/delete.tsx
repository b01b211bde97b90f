import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirectDocument,
} from '@remix-run/cloudflare';
import { type MetaFunction, useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { loadForMember, requireUser } from '#app/features/account/guards.server.ts';
import { deleteAccount } from '#app/features/account/leaving/delete-account.ts';
import { DeleteForm, DeleteSchema } from '#app/features/account/leaving/delete-form.tsx';
import { rejectAccountForm } from '#app/features/account/reject-account-form.server.ts';
import { postOrStay } from '#app/features/forms/post-or-stay.ts';
import { readSubmission, rejectSubmission } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { formatDate } from '#app/lib/date-text.server.ts';
import { CardPage } from '#app/ui/components/card-page/card-page.tsx';

export const handle = { i18n: ['account', 'auth', 'validation'] };

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const [t, exists] = await Promise.all([
    translator(context, 'account'),
    context.services.hasCall('deleteAccount'),
  ]);
  if (!exists) throw data({ kind: 'not-found' }, { status: 404 });
  return { title: t('delete_title') };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return loadForMember(context, request, async ({ user }) => {
    const submission = await readSubmission(request, DeleteSchema);
    if (submission.status !== 'success') return rejectSubmission(submission);
    const outcome = await deleteAccount(context.services.user, submission.value.password);
    if (outcome.kind === 'rejected') {
      return rejectAccountForm(submission, outcome, { other: 'password' });
    }
    const [site, language] = await Promise.all([requireSite(context), context.language.get()]);
    const zone = { timeZone: context.timeZone };
    const date = formatDate(outcome.deletionTime, site.dateFormat, language, zone);
    context.session.viewerChanged(user._id);
    await context.session.clear();
    context.flash.put({ kind: 'info', key: 'account_deleted', values: { date } });
    // A whole new document: nothing of the viewer's stays in the browser's memory.
    return redirectDocument(paths.home());
  });
}

export { postOrStay as clientAction };

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: paths.profileDelete(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function DeletePage() {
  const actionData = useActionData<typeof action>();
  const { t } = useTranslation('account');
  return (
    <CardPage title={t('delete_title')}>
      <DeleteForm lastResult={actionData?.result} />
    </CardPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
