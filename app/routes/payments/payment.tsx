import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/cloudflare';
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
  useActionData,
  useLoaderData,
} from '@remix-run/react';
import { loadForMember } from '#app/features/account/guards.server.ts';
import { pageForError } from '#app/features/catalogue/page-for-error.server.ts';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { billingDates } from '#app/features/payments/billing/billing-dates.server.ts';
import { type Choice, isCurrent, newAttempt, paymentKey } from '#app/features/payments/checkout/attempt.ts';
import {
  checkoutPath,
  readAddress,
  readId,
  readTrialDays,
} from '#app/features/payments/checkout/checkout-address.ts';
import { CheckoutPage } from '#app/features/payments/checkout/checkout-page.tsx';
import { type Checkout, loadCheckout } from '#app/features/payments/checkout/load-checkout.server.ts';
import type { PayProblem } from '#app/features/payments/checkout/pay-form.tsx';
import { type PaymentStart, startPayment } from '#app/features/payments/checkout/start-payment.ts';
import { checkoutStartedCookie } from '#app/features/payments/launch/checkout-started-cookie.ts';
import { launchPath } from '#app/features/payments/launch/launch-address.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { assertNever } from '#app/lib/assert-never.ts';

export const handle = { i18n: ['checkout'], csp: 'payment' };

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadForMember(context, request, async () => {
    const planId = requirePlanId(params.subscriptionId);
    const address = readAddress(new URL(request.url).searchParams);
    const { attempt } = address;
    if (!isCurrent(attempt, context.now)) {
      throw redirect(checkoutPath(planId, { ...address, attempt: newAttempt(context.now) }));
    }
    const [lng, t, dates] = await Promise.all([
      context.language.get(),
      translator(context, 'checkout'),
      billingDates(context),
    ]);
    const writeDay = (moment: string) => dates.write(moment).day;
    const isPlatform = context.tenant.serviceUrls.payment === undefined;
    const checkout = await loadCheckout(
      context.services.payment,
      { ...address, planId },
      { lng, isPlatform, writeDay, withoutTrial: address.withoutTrial === true },
    );
    const title = t(checkout ? 'payment_title' : 'not_sold');
    return data({ planId, address: { ...address, attempt }, checkout, title }, toResponseInit(checkout));
  }).catch((error: unknown) => {
    throw pageForError(error);
  });
}

function toResponseInit(checkout: Checkout | null) {
  if (!checkout) return { status: 404 };
  const { retryAfterSeconds } = checkout;
  if (retryAfterSeconds === null) return { status: 200 };
  return { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } };
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/**
 * Always a document of its own: only its headers allow a form to lead to a gateway, and a page that was
 * reached by the router still lives under the headers of the one before.
 */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  if (pathname !== window.location.pathname) throw redirectDocument(pathname + search);
  return await serverLoader<typeof loader>();
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const planId = requirePlanId(params.subscriptionId);
  // Viewers who have to sign in again come back to the page with all their choices.
  return loadForMember(context, new Request(request.url), async () => {
    const address = readAddress(new URL(request.url).searchParams);
    const { attempt, code, discountId, redirectTo } = address;
    if (!isCurrent(attempt, context.now)) {
      context.flash.put({ kind: 'info', key: 'checkout:form_renewed' });
      throw redirect(checkoutPath(planId, { ...address, attempt: null }));
    }
    const form = await readForm(request);
    const gatewayId = readId(form.get('gateway'));
    if (gatewayId === null) return refuse({ key: 'gateway_missing', gatewayId }, 400, attempt);
    const trialDays = readTrialDays(form.get('trial_days'));
    const order = { planId, gatewayId, discountId, code, attempt, redirectTo, trialDays };
    const { paymentSandbox, services, tenant, now } = context;
    const { origin, gatewayHosts } = tenant;
    const razorpayKeyId = async () => (await requireSite(context)).razorpayKeyId;
    const settings = { paymentSandbox, origin, gatewayHosts, razorpayKeyId };
    const started = await startPayment(services.payment, order, settings);
    return await respondWith(started, order, request, now);
  });
}

async function respondWith(
  started: PaymentStart,
  order: Choice & { attempt: string; redirectTo: string },
  request: Request,
  now: Date,
) {
  const { attempt, planId, gatewayId } = order;
  switch (started.kind) {
    case 'redirect':
      return redirect(started.url, 303);
    case 'payu':
    case 'razorpay': {
      const isHttps = new URL(request.url).protocol === 'https:';
      const cookie = checkoutStartedCookie(await paymentKey(attempt, order), { isHttps });
      return redirect(launchPath(planId, order), { status: 303, headers: { 'Set-Cookie': cookie } });
    }
    case 'rejected': {
      // A rejected attempt is over; the next click starts a payment of its own.
      const next = started.isOpen ? attempt : newAttempt(now);
      return refuse({ text: started.text, key: 'gateway_down', gatewayId }, started.status, next);
    }
    default:
      return assertNever(started);
  }
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

export default function PaymentPage() {
  const { address, ...page } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const shown = { ...address, attempt: actionData?.attempt ?? address.attempt };
  return <CheckoutPage {...page} address={shown} problem={actionData?.problem ?? null} />;
}

function refuse(
  { text = null, ...problem }: Omit<PayProblem, 'text'> & { text?: string | null },
  status: number,
  attempt: string,
) {
  return data({ problem: { ...problem, text }, attempt }, { status });
}

function requirePlanId(id: string | undefined): string {
  const planId = readId(id);
  if (planId === null) throw data({ kind: 'not-found' }, { status: 404 });
  return planId;
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
