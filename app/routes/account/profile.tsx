import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import type { User } from '#app/contract/user.ts';
import { loadForMember } from '#app/features/account/guards.server.ts';
import { AccountLayout } from '#app/features/account/profile/account-layout.tsx';
import { lackingMatters } from '#app/features/account/profile/account-pages.server.ts';
import { type Profile, ProfileForm } from '#app/features/account/profile/profile-form.tsx';
import { ProfileSchema } from '#app/features/account/profile/profile-schema.ts';
import { saveProfile } from '#app/features/account/profile/save-profile.ts';
import { rejectAccountForm } from '#app/features/account/reject-account-form.server.ts';
import { pageForError } from '#app/features/catalogue/page-for-error.server.ts';
import { postOrStay } from '#app/features/forms/post-or-stay.ts';
import { readSubmission, rejectSubmission } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';

export const handle = { i18n: ['account', 'auth', 'validation'] };

export async function loader({ context, request }: LoaderFunctionArgs) {
  // As it is now: what the session remembers may be a minute old.
  const loading = loadForMember(context, request, () => context.services.user.sessionInfo()).catch(
    (error: unknown) => {
      throw pageForError(error);
    },
  );
  const [t, { user }, lacks] = await Promise.all([
    translator(context, 'account'),
    loading,
    lackingMatters(context.services),
  ]);
  return { title: t('profile_title'), profile: toProfile(user), lacks };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return loadForMember(context, request, async ({ user }) => {
    const submission = await readSubmission(request, ProfileSchema);
    if (submission.status !== 'success') return rejectSubmission(submission);
    const outcome = await saveProfile(context.services.user, user._id, submission.value);
    if (outcome.kind === 'rejected') return rejectAccountForm(submission, outcome, {});
    context.session.viewerChanged(user._id);
    context.flash.put({ kind: 'success', key: 'profile_updated' });
    return redirect(paths.profile());
  });
}

export { postOrStay as clientAction };

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? toPageMeta({ matches, title: data.title, path: paths.profile(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function ProfilePage() {
  const { profile, lacks } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <AccountLayout name={profile.name} email={profile.email} lacks={lacks}>
      <ProfileForm profile={profile} lastResult={actionData?.result} />
    </AccountLayout>
  );
}

function toProfile({ name, email_id, phone, is_email_verified }: User): Profile {
  return { name, email: email_id, phone: phone ?? '', isVerified: is_email_verified };
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
