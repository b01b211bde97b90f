import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { loadForMember, redirectTargetOf } from '#app/features/account/guards.server.ts';
import {
  changeProfiles,
  ProfilesFormSchema,
  rejectProfiles,
} from '#app/features/account/profiles/change-profiles.server.ts';
import { ChooseProfile } from '#app/features/account/profiles/choose-profile.tsx';
import { EditProfile } from '#app/features/account/profiles/edit-profile.tsx';
import { toView } from '#app/features/account/profiles/load-profiles.server.ts';
import { PinForm } from '#app/features/account/profiles/pin-form.tsx';
import type { ProfilesFault } from '#app/features/account/profiles/profile-page.ts';
import { pageForError } from '#app/features/catalogue/page-for-error.server.ts';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

export const handle = { i18n: ['profiles'] };

const FOR_CHILDREN = { isForChildren: true };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { services } = context;
  const loading = loadForMember(
    context,
    request,
    async () => {
      if (!(await services.hasCall('profiles'))) throw data({ kind: 'not-found' }, { status: 404 });
      return services.user.profiles();
    },
    FOR_CHILDREN,
  ).catch((error: unknown) => {
    throw pageForError(error);
  });
  const [site, found, t] = await Promise.all([
    requireSite(context),
    loading,
    translator(context, 'profiles'),
  ]);
  const view = toView(found, new URL(request.url).searchParams, site);
  return { view, redirectTo: redirectTargetOf(request), title: t('choose_title') };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return loadForMember(
    context,
    request,
    async (session) => {
      const sent = v.safeParse(ProfilesFormSchema, Object.fromEntries(await readForm(request)));
      if (!sent.success) throw data({ kind: 'bad-request' }, { status: 400 });
      const outcome = await changeProfiles(context, session, sent.output, redirectTargetOf(request));
      return outcome instanceof Response ? outcome : rejectProfiles(outcome);
    },
    FOR_CHILDREN,
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? toPageMeta({ matches, title: data.title, path: paths.profiles(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function ProfilesPage() {
  const { view, redirectTo } = useLoaderData<typeof loader>();
  const actionData = useActionData<{ fault: ProfilesFault }>();
  const { t } = useTranslation(['profiles', 'common']);
  const sent = actionData?.fault ?? null;
  const fault = sent && { ...sent, text: sent.isKey ? t(sent.text) : sent.text };
  switch (view.kind) {
    case 'choose':
      return <ChooseProfile view={view} redirectTo={redirectTo} />;
    case 'edit':
      return <EditProfile key={view.id} view={view} fault={fault} />;
    default:
      return <PinForm view={view} fault={fault} />;
  }
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
