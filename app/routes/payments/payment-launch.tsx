import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { loadForMember } from '#app/features/account/guards.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { isCurrent, paymentKey } from '#app/features/payments/checkout/attempt.ts';
import { checkoutPath } from '#app/features/payments/checkout/checkout-address.ts';
import { startPayment } from '#app/features/payments/checkout/start-payment.ts';
import { isCheckoutStarted } from '#app/features/payments/launch/checkout-started-cookie.ts';
import { readLaunchAddress } from '#app/features/payments/launch/launch-address.ts';
import { PayuLaunch } from '#app/features/payments/launch/payu-launch.tsx';
import { RazorpayLaunch } from '#app/features/payments/launch/razorpay-launch.tsx';
import { toLaunchPage } from '#app/features/payments/launch/to-launch-page.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

export const handle = { i18n: ['checkout'], csp: 'payment' };

/** Starts nothing: the form has started the payment, and under its key the service repeats how it goes on. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadForMember(context, request, async ({ user }) => {
    const planId = params.subscriptionId ?? '';
    const { attempt, gatewayId, discountId, code, redirectTo } = readLaunchAddress(
      new URL(request.url).searchParams,
    );
    const startOver = checkoutPath(planId, { code, discountId, redirectTo });
    if (!isCurrent(attempt, context.now) || gatewayId === null) throw redirect(startOver);
    const choice = { planId, gatewayId, discountId, code };
    const key = await paymentKey(attempt, choice);
    if (!isCheckoutStarted(request.headers.get('Cookie'), key)) throw redirect(startOver);

    const { paymentSandbox, services, razorpayScript, tenant } = context;
    const { origin, gatewayHosts } = tenant;
    const razorpayKeyId = async () => (await requireSite(context)).razorpayKeyId;
    const [launch, site, t] = await Promise.all([
      startPayment(
        services.payment,
        { ...choice, attempt, redirectTo },
        { paymentSandbox, origin, gatewayHosts, razorpayKeyId },
      ),
      requireSite(context),
      translator(context, 'checkout'),
    ]);
    const backPath = checkoutPath(planId, { attempt, code, discountId, redirectTo });
    const order = { subscriptionId: planId, redirectTo, backPath };
    const page = toLaunchPage(launch, order, { scriptUrl: razorpayScript, brandName: site.title, user });
    if (page) return { page, planId, title: t('payment_title') };
    context.flash.put({ kind: 'info', key: 'checkout:begin_again' });
    throw redirect(startOver);
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? toPageMeta({
        matches,
        title: data.title,
        path: paths.payment({ subscriptionId: data.planId }),
        isIndexed: false,
      })
    : toErrorMeta({ matches, error });

export default function PaymentLaunchPage() {
  const { page } = useLoaderData<typeof loader>();
  return page.kind === 'payu' ? <PayuLaunch {...page} /> : <RazorpayLaunch {...page} />;
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
