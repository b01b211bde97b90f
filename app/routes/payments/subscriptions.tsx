import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import CreditCard from 'lucide-react/icons/credit-card';
import { useTranslation } from 'react-i18next';
import { loadForMember } from '#app/features/account/guards.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { billingDates } from '#app/features/payments/billing/billing-dates.server.ts';
import { BillingLayout } from '#app/features/payments/billing/billing-layout.tsx';
import { GraceBanner } from '#app/features/payments/renewals/grace-banner.tsx';
import {
  loadSubscriptions,
  type Subscriptions,
} from '#app/features/payments/renewals/load-subscriptions.server.ts';
import { RenewalList } from '#app/features/payments/renewals/renewal-list.tsx';
import { RunningList } from '#app/features/payments/renewals/running-list.tsx';
import { useViewerZone } from '#app/features/playback/channel/use-viewer-zone.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { ErrorState } from '#app/ui/components/state/error-state.tsx';

export const handle = { i18n: ['billing'] };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const dates = billingDates(context);
  const [{ timeZone }, t, subscriptions] = await Promise.all([
    dates,
    translator(context, 'billing'),
    loadForMember(context, request, () => loadSubscriptions(context.services.payment, dates)),
  ]);
  const page = { subscriptions, timeZone, title: t('subscriptions_title') };
  return data(page, { status: subscriptions ? 200 : 503 });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? toPageMeta({ matches, title: data.title, path: paths.subscriptions(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function SubscriptionsPage() {
  const { subscriptions, timeZone } = useLoaderData<typeof loader>();
  useViewerZone(timeZone);
  const { t } = useTranslation(['billing', 'common']);
  return (
    <BillingLayout title={t('subscriptions_title')} text={t('subscriptions_text')}>
      {subscriptions ? (
        <Loaded subscriptions={subscriptions} />
      ) : (
        <ErrorState
          title={t('subscriptions_failed')}
          retryLabel={t('try_again', { ns: 'common' })}
          retryHref={paths.subscriptions()}
        />
      )}
    </BillingLayout>
  );
}

function Loaded({ subscriptions: { renewals, running } }: { subscriptions: Subscriptions }) {
  if (renewals.length === 0 && running.length === 0) return <NoSubscriptions />;
  return (
    <>
      {renewals.map((renewal) => (
        <GraceBanner key={renewal.id} renewal={renewal} />
      ))}
      {renewals.length > 0 ? <RenewalList renewals={renewals} /> : null}
      {running.length > 0 ? <RunningList running={running} /> : null}
    </>
  );
}

function NoSubscriptions() {
  const { t } = useTranslation('billing');
  return (
    <EmptyState
      icon={<CreditCard aria-hidden="true" />}
      title={t('subscriptions_empty')}
      text={t('subscriptions_empty_text')}
      action={<LinkButton to={paths.pricing()}>{t('see_plans')}</LinkButton>}
    />
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
