import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { loadForMember } from '#app/features/account/guards.server.ts';
import { pageForError } from '#app/features/catalogue/page-for-error.server.ts';
import { postOrStay } from '#app/features/forms/post-or-stay.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { billingDates } from '#app/features/payments/billing/billing-dates.server.ts';
import { CancelForm } from '#app/features/payments/renewals/cancel-form.tsx';
import { cancelRenewal } from '#app/features/payments/renewals/cancel-renewal.ts';
import { findRenewal } from '#app/features/payments/renewals/load-subscriptions.server.ts';
import { useViewerZone } from '#app/features/playback/channel/use-viewer-zone.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { CardPage } from '#app/ui/components/card-page/card-page.tsx';

export const handle = { i18n: ['billing'] };

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const dates = billingDates(context);
  const [{ timeZone }, t, renewal] = await Promise.all([
    dates,
    translator(context, 'billing'),
    loadForMember(context, request, () =>
      findRenewal(context.services.payment, params.id ?? '', dates),
    ).catch((error: unknown) => {
      throw pageForError(error);
    }),
  ]);
  // Somebody else's is as unknown as one that is not there.
  if (!renewal) throw data({ kind: 'not-found' }, { status: 404 });
  if (!renewal.isOngoing) throw redirect(paths.subscriptions());
  return { renewal, timeZone, title: t('cancel_title') };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const flash = await loadForMember(context, request, () =>
    cancelRenewal(context.services.payment, params.id ?? ''),
  );
  context.flash.put(flash);
  return redirect(paths.subscriptions());
}

export { postOrStay as clientAction };

export const meta: MetaFunction<typeof loader> = ({ data, matches, error, params }) =>
  data
    ? toPageMeta({
        matches,
        title: data.title,
        path: paths.cancelRenewal({ id: params.id ?? '' }),
        isIndexed: false,
      })
    : toErrorMeta({ matches, error });

export default function CancelRenewalPage() {
  const { renewal, timeZone } = useLoaderData<typeof loader>();
  useViewerZone(timeZone);
  const { t } = useTranslation('billing');
  return (
    <CardPage title={t('cancel_title')}>
      <CancelForm
        renewal={renewal}
        keep={
          <LinkButton to={paths.subscriptions()} variant="secondary">
            {t('keep_subscription')}
          </LinkButton>
        }
      />
    </CardPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
