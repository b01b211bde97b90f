import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useTranslation } from 'react-i18next';
import { loadForMember } from '#app/features/account/guards.server.ts';
import { pageForError } from '#app/features/catalogue/page-for-error.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { billingDates } from '#app/features/payments/billing/billing-dates.server.ts';
import { SinglePage } from '#app/features/payments/billing/single-page.tsx';
import { findTransaction } from '#app/features/payments/transactions/load-transactions.server.ts';
import { Receipt } from '#app/features/payments/transactions/receipt.tsx';
import { useViewerZone } from '#app/features/playback/channel/use-viewer-zone.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { Link } from '#app/ui/components/link/link.tsx';

export const handle = { i18n: ['billing'] };

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { id = '' } = params;
  const dates = billingDates(context);
  const [site, { timeZone }, t, page] = await Promise.all([
    requireSite(context),
    dates,
    translator(context, 'billing'),
    loadForMember(context, request, async ({ user }) => ({
      transaction: await findTransaction(context.services.payment, id, dates),
      payer: { name: user.name, email: user.email_id },
    })).catch((error: unknown) => {
      throw pageForError(error);
    }),
  ]);
  const { transaction, payer } = page;
  // Somebody else's is as unknown as one that is not there.
  if (!transaction) throw data({ kind: 'not-found' }, { status: 404 });
  return { transaction, payer, timeZone, brand: site.title, title: t('receipt') };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error, params }) =>
  data
    ? toPageMeta({
        matches,
        title: data.title,
        path: paths.transaction({ id: params.id ?? '' }),
        isIndexed: false,
      })
    : toErrorMeta({ matches, error });

export default function TransactionPage() {
  const { transaction, payer, timeZone, brand } = useLoaderData<typeof loader>();
  useViewerZone(timeZone);
  const { t } = useTranslation('billing');
  return (
    <SinglePage
      title={t('receipt')}
      back={
        <Link to={paths.transactions()}>
          <ChevronLeft aria-hidden="true" />
          {t('all_transactions')}
        </Link>
      }
    >
      <Receipt transaction={transaction} brand={brand} payer={payer} />
    </SinglePage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
