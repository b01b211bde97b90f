import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from '@remix-run/react';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useTranslation } from 'react-i18next';
import { loadForMember } from '#app/features/account/guards.server.ts';
import { ListBody } from '#app/features/catalogue/listing/list-body.tsx';
import { readPage } from '#app/features/catalogue/listing/list-query.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { loadInBackground } from '#app/features/links/load-in-background.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { billingDates } from '#app/features/payments/billing/billing-dates.server.ts';
import { BillingLayout } from '#app/features/payments/billing/billing-layout.tsx';
import { loadTransactions } from '#app/features/payments/transactions/load-transactions.server.ts';
import { TransactionList } from '#app/features/payments/transactions/transaction-list.tsx';
import { UnfinishedPayments } from '#app/features/payments/transactions/unfinished-payments.tsx';
import { useViewerZone } from '#app/features/playback/channel/use-viewer-zone.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';

export const handle = { i18n: ['billing', 'listing'] };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = readPage(new URL(request.url).searchParams);
  const dates = billingDates(context);
  const [{ timeZone }, t, loaded] = await Promise.all([
    dates,
    translator(context, 'billing'),
    loadForMember(context, request, () => loadTransactions(context.services.payment, page, dates)),
  ]);
  const { list = null, unfinished = [] } = loaded ?? {};
  return data({ list, unfinished, timeZone, title: t('transactions_title') }, { status: list ? 200 : 503 });
}

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  loadInBackground(
    request,
    () => serverLoader<typeof loader>(),
    ({ list }) => list !== null,
  );

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? toPageMeta({ matches, title: data.title, path: paths.transactions(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function TransactionsPage() {
  const { list, unfinished, timeZone } = useLoaderData<typeof loader>();
  useViewerZone(timeZone);
  const { t } = useTranslation('billing');
  return (
    <BillingLayout title={t('transactions_title')} text={t('transactions_text')}>
      <ListBody list={list} empty={<NoTransactions />}>
        {(transactions) => <TransactionList transactions={transactions} label={t('transactions_title')} />}
      </ListBody>
      <UnfinishedPayments transactions={unfinished} />
    </BillingLayout>
  );
}

function NoTransactions() {
  const { t } = useTranslation('billing');
  return (
    <EmptyState
      icon={<ReceiptText aria-hidden="true" />}
      title={t('transactions_empty')}
      text={t('transactions_empty_text')}
      action={
        <LinkButton to={paths.pricing()} variant="secondary" size="small">
          {t('see_plans')}
        </LinkButton>
      }
    />
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
