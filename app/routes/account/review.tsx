import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { AuthLink } from '#app/features/account/auth/auth-link.tsx';
import { requireUser } from '#app/features/account/guards.server.ts';
import { rejectAccountForm } from '#app/features/account/reject-account-form.server.ts';
import { requireSubjectPlace } from '#app/features/catalogue/require-subject-place.server.ts';
import { postOrStay } from '#app/features/forms/post-or-stay.ts';
import { readSubmission, rejectSubmission } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { ReviewForm } from '#app/features/reviews/write/review-form.tsx';
import { ReviewFormSchema } from '#app/features/reviews/write/review-schema.ts';
import { saveReview } from '#app/features/reviews/write/save-review.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { safeRedirect } from '#app/lib/safe-redirect.ts';
import { CardPage } from '#app/ui/components/card-page/card-page.tsx';
import { requireOwnReview, requireReviewSubject } from './review-subject.server.ts';

export const handle = { i18n: ['reviews', 'community', 'validation'] };

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: paths.review(page.subject), isIndexed: false })
    : toErrorMeta({ matches, error });

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { user } = await requireUser(context, request);
  const subject = await requireReviewSubject(context, params);
  const [{ name, path }, own, t] = await Promise.all([
    requireSubjectPlace(context, subject, 'reviews'),
    requireOwnReview(context, subject, user._id),
    translator(context, 'reviews'),
  ]);
  const title = t(own ? 'edit_title' : 'write_title');
  return { subject, name, own, title, redirectTo: returnPathOf(request, path) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const subject = await requireReviewSubject(context, params);
  const submission = await readSubmission(request, ReviewFormSchema);
  if (submission.status !== 'success') return rejectSubmission(submission);
  const { services, session, flash } = context;
  const outcome = await saveReview({ content: services.content, session }, subject, submission.value);
  switch (outcome.kind) {
    case 'signed-out':
      return rejectSubmission(submission, { status: 401, formErrors: ['review_signed_out'] });
    case 'taken': {
      const result = submission.reply({ formErrors: ['review_taken'] });
      return data({ result, ownId: outcome.reviewId }, { status: 409 });
    }
    case 'rejected':
      return rejectAccountForm(submission, outcome, {});
    case 'saved':
      flash.put({ kind: 'success', key: outcome.isNew ? 'review_submitted' : 'review_updated' });
      return redirect(
        returnPathOf(request, '') || (await requireSubjectPlace(context, subject, 'reviews')).path,
      );
  }
}

export { postOrStay as clientAction };

/** The page that linked to the form, if it is one of this site. */
function returnPathOf(request: Request, fallback: string): string {
  return safeRedirect(new URL(request.url).searchParams.get('redirectTo'), fallback);
}

export default function ReviewPage() {
  const { subject, name, own, title, redirectTo } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { t } = useTranslation('reviews');
  return (
    <CardPage title={title}>
      <ReviewForm subject={subject} name={name} own={own} redirectTo={redirectTo} answer={actionData} />
      <AuthLink to={redirectTo}>{t('back')}</AuthLink>
    </CardPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
