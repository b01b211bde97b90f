import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from '@remix-run/react';
import { loadForMember } from '#app/features/account/guards.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { loadInBackground } from '#app/features/links/load-in-background.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { billingDates } from '#app/features/payments/billing/billing-dates.server.ts';
import { capturePayment, type PaymentStatus } from '#app/features/payments/status/capture-payment.ts';
import { readReturn } from '#app/features/payments/status/payment-link.ts';
import { StatusScreen } from '#app/features/payments/status/status-screen.tsx';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';

export const handle = { i18n: ['checkout'] };

const STATUS = { captured: 200, failed: 422, open: 200, left: 200 } as const satisfies Record<
  PaymentStatus['kind'],
  number
>;
const TITLE = {
  captured: 'payment_successful',
  failed: 'try_again',
  open: 'not_confirmed',
  left: 'not_finished',
} as const satisfies Record<PaymentStatus['kind'], string>;

const JUNK: PaymentStatus = { kind: 'failed', text: null, redirectTo: paths.homeAlias(), retryPath: null };

/**
 * Reading changes nothing that has not happened at the gateway: a GET may do it, however often the page is
 * loaded.
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadForMember(context, request, async () => {
    const returned = readReturn(params.data ?? '', new URL(request.url).searchParams);
    const [lng, dates, t] = await Promise.all([
      context.language.get(),
      billingDates(context),
      translator(context, 'checkout'),
    ]);
    const writing = { lng, writeDay: (moment: string) => dates.write(moment).day };
    const status = returned ? await capturePayment(context.services.payment, returned, writing) : JUNK;
    const isTrial = status.kind === 'captured' && status.purchase?.isTrial === true;
    const title = t(isTrial ? 'trial_begun' : TITLE[status.kind]);
    return data({ status, title }, { status: returned ? STATUS[status.kind] : 400 });
  });
}

/** A page whose poll fails stays as it is, and polls again. */
export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  loadInBackground(request, () => serverLoader<typeof loader>());

/** Gateways that come back by a form have an address of their own (/payment-return). */
export function action() {
  throw data(null, { status: 405 });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? // The payment's id must not leak into anything that may be shared.
      toPageMeta({ matches, title: data.title, path: paths.home(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function PaymentStatusPage() {
  const { status, title } = useLoaderData<typeof loader>();
  return <StatusScreen status={status} title={title} />;
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
