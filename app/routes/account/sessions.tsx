import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { DeviceList } from '#app/features/account/devices/device-list.tsx';
import { toDevices } from '#app/features/account/devices/device-model.ts';
import { EndSessionSchema, endSessions } from '#app/features/account/devices/end-sessions.ts';
import { loadForMember } from '#app/features/account/guards.server.ts';
import { AccountLayout, AccountSection } from '#app/features/account/profile/account-layout.tsx';
import { lackingMatters } from '#app/features/account/profile/account-pages.server.ts';
import { toErrorFlash, toRejection } from '#app/features/account/rejection.ts';
import { postOrStay } from '#app/features/forms/post-or-stay.ts';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { useViewerZone } from '#app/features/playback/channel/use-viewer-zone.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { isClientError } from '#app/services/service-error.ts';
import { ErrorState } from '#app/ui/components/state/error-state.tsx';

export const handle = { i18n: ['account'] };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { now, timeZone } = context;
  const [{ dateFormat }, language, t] = await Promise.all([
    requireSite(context),
    context.language.get(),
    translator(context, 'account'),
  ]);
  const texts = { language, timeZone, dateFormat, now };
  const page = await loadForMember(context, request, async ({ user }) => {
    const [sessions, lacks] = await Promise.all([
      context.services.user.ownSessions().catch(orNone),
      lackingMatters(context.services),
    ]);
    if (lacks.includes('sessions')) throw data({ kind: 'not-found' }, { status: 404 });
    return { name: user.name, email: user.email_id, lacks, devices: sessions && toDevices(sessions, texts) };
  });
  return data({ ...page, timeZone, title: t('sessions_title') }, { status: page.devices ? 200 : 503 });
}

export async function action({ context, request }: ActionFunctionArgs) {
  await loadForMember(context, request, async ({ user }) => {
    const requested = v.safeParse(EndSessionSchema, Object.fromEntries(await readForm(request)));
    if (!requested.success) throw data({ kind: 'bad-request' }, { status: 400 });
    try {
      await endSessions(context.services.user, requested.output);
      // Here they are known to be over at once; elsewhere with their next call of a service.
      context.session.viewerChanged(user._id);
      const key = requested.output.intent === 'end' ? 'account:device_ended' : 'account:others_ended';
      context.flash.put({ kind: 'success', key });
    } catch (error) {
      if (isClientError(error, 401)) throw error;
      context.flash.put(toErrorFlash(error, 'unavailable'));
    }
  });
  return redirect(paths.profileSessions());
}

/** The guard handles a session that is over; any other failure is shown on the page itself. */
function orNone(error: unknown): null {
  if (isClientError(error, 401)) throw error;
  toRejection(error);
  return null;
}

export { postOrStay as clientAction };

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? toPageMeta({ matches, title: data.title, path: paths.profileSessions(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function SessionsPage() {
  const { name, email, lacks, devices, timeZone } = useLoaderData<typeof loader>();
  useViewerZone(timeZone);
  const { t } = useTranslation(['account', 'common']);
  return (
    <AccountLayout name={name} email={email} lacks={lacks}>
      <AccountSection title={t('sessions_title')} text={t('sessions_text')}>
        {devices ? (
          <DeviceList devices={devices} />
        ) : (
          <ErrorState
            title={t('sessions_failed')}
            retryLabel={t('try_again', { ns: 'common' })}
            retryHref={paths.profileSessions()}
          />
        )}
      </AccountSection>
    </AccountLayout>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
